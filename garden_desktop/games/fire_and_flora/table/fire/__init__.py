"""Positions on the way of a fire or a sweep: what is behind it, what lies ahead, what is said of each land."""
