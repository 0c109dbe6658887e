"""Strength of computer players: tournaments between levels (a ladder), kept in a file, and their ratings."""
