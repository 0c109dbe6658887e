"""Draws of the Event Deck: fires, and every other event by its name in the data pack."""
