"""Presentation without Qt: view model, places, pieces, sentences."""
