"""Palette of shapes, and the buttons of the piece being placed."""
