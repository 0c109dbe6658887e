"""Painting of cards: Land Cards, signs of what their plants respond to, and Resource Cards."""
