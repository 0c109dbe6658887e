"""Inspections: explanations of one place, piece, note, player or prompt."""
