"""Advice for Goofspiel. The package is empty: computer players of this game use search alone."""
