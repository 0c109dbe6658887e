"""Rules: configuration, positions, moves, legality, transitions, views of hidden information, scoring."""
