"""Squares of a garden in words: what they are, why they count, and a walk drawn over them."""
