"""A piece in hand: the move it would mean, what that leads to, what to think of, and why not."""
