"""Puzzles at the table: the panel beside it with question, verdict and list, and what of it is kept."""
