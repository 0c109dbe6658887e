"""A thing on the table in words: the panel, where it stands, when it opens, and what a reader hears."""
