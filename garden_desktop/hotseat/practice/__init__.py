"""Puzzles at the table: generating, loading and answering them, and the progress of each person."""
