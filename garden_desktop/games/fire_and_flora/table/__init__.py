"""Presentation without Qt: view model, places, pieces, sentences, previews and layout of the table."""
