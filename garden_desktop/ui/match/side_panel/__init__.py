"""Beside the table: the sides, the story, the score and its plots."""
