"""Recap of the moves that a player has missed, on a few cards."""
