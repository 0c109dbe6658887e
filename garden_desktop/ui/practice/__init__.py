"""Puzzles: practice screen with question, verdict, list of puzzles, and progress."""
