"""State changes: what a deed does to a position, verb by verb, before anybody asks what is allowed."""
