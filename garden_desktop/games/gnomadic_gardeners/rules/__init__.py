"""Rules: configuration, positions, moves, legality, transitions, hidden information, notation, scoring, seasons."""
