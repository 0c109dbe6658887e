"""Everything of a person in one file, and back: records, what is written beside them, progress."""
