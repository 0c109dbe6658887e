"""Walks: what a trace through a garden scores, and the search for the best one."""
