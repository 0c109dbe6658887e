"""What can be explained on the screen of a match."""

from __future__ import annotations

from typing import NamedTuple

from garden_desktop.core.inspection import Subject
from garden_desktop.ui.board.item_refs import ItemRef


class InspectionTarget(NamedTuple):
    """One thing by its id, or a side by its number."""

    subject: Subject
    id: str


def target_of(thing: ItemRef) -> InspectionTarget:
    """A thing of the table."""
    return InspectionTarget(thing.kind, thing.id)
