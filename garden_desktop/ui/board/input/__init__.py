"""Input at the table: mouse, keyboard, cursor, and the interaction model that builds moves from them."""
