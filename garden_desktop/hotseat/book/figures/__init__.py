"""Figures of people, pairs and evenings, out of the index of the book alone."""
