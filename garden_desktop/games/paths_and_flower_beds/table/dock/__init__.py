"""Places around the garden: the shapes of the palette, the buttons of a piece, the running round."""
