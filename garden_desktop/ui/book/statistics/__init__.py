"""Everybody side by side, game by game."""
