"""Rules: configuration, positions, moves, legality, effects, transitions, hidden information, scoring."""
