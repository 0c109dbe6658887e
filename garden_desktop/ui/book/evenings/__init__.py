"""Evenings: several matches with one standing, and seasons."""
