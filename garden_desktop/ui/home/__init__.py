"""Home screen: game cards on shelves, cards of unfinished matches, saved tables, and search."""
