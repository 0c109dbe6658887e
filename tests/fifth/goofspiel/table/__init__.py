"""What eyes see: the prize, a place for the bid of each, the own hand, and what is said."""
