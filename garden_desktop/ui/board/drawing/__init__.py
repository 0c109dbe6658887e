"""How a position becomes a picture: ground, pieces, light and motion."""
