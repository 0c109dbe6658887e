"""Rules: configuration, positions, moves, legality, transitions, hidden information, walks, scoring."""
