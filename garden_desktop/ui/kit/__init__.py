"""Shared widgets, styling, text rendering and layout helpers of the user interface; nothing here knows a game."""
