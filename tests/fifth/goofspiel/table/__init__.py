"""Table view of Goofspiel: the prize, a place for each bid, the viewer's hand, and the messages about moves."""
