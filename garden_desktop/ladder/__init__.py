"""How strong computer players are: many games between them, kept in a file, and what that shows."""
