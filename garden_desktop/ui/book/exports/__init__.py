"""What leaves the book: a match as a record, a picture, a table, a printed sheet or a story."""
