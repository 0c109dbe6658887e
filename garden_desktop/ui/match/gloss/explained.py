"""What can be explained on the screen of a match."""

from __future__ import annotations

from typing import NamedTuple

from garden_desktop.core.gloss import Subject
from garden_desktop.ui.board.things import Thing


class Explained(NamedTuple):
    """One thing by its id, or a side by its number."""

    subject: Subject
    id: str


def explained(thing: Thing) -> Explained:
    """A thing of the table."""
    return Explained(thing.kind, thing.id)
