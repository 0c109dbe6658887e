"""The sheet of an offer: two papers with a basket each."""
