"""Puzzles at the table: reading and making them, answering them, and what of them somebody has solved."""
