"""The whole law: positions, moves, what follows from them, what may be known of them, and who wins."""
