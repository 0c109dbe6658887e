"""Rendering of a position: scenery, pieces, highlights and animations."""
