"""Tables of figures: painted, walked, read, copied."""
