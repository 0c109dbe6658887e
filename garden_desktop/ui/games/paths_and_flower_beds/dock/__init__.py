"""What stands around the garden: the wells, the ways to lie, the buttons of a piece, the round."""
