"""Card set editor: outline, fields made from the schema of a game, and the card as the table paints it."""
