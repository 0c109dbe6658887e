"""Moves told afterwards: what people did, what nature drew, what became of an offer."""
