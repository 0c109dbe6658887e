"""The table in words: for lists, for a screen reader, for whatever is announced."""
