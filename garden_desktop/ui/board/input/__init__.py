"""What hands do at a table, with the mouse or with keys, and what a move is made of."""
