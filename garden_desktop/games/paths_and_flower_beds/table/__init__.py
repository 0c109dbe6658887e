"""Presentation without Qt: view model, places, pieces, sentences and layout of the table."""
