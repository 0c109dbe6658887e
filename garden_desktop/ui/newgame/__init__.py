"""The sheets before a match: who plays, by which rules."""
