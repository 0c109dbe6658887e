"""Rules: positions, moves, legality, transitions, scoring."""
