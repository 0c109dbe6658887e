"""A garden: hedge, beds and ways, the piece over them, and walks through them."""
