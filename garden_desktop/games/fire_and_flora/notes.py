"""Sentences that stand on the table."""

from __future__ import annotations

from collections.abc import Iterator

from garden_desktop.core.game import Note
from garden_desktop.games.fire_and_flora import band, sheet_notes
from garden_desktop.games.fire_and_flora.stage import Stage


def notes(stage: Stage) -> Iterator[Note]:
    """Every sentence that stands on the table now."""
    if stage.band is not None:
        yield from band.notes(stage.band)
    if stage.sheet is not None:
        yield from sheet_notes.notes(stage.sheet)
