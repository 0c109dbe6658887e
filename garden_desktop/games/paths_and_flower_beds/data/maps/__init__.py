"""Maps: read from a text, checked, or drawn at random."""
