"""Everything on the table in words: what it is, what it does here and now, what it could do."""
