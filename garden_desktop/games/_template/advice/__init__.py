"""Computer players and hints. Empty here: a game without a policy is played by search."""
