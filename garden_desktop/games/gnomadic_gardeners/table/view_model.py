"""The garden table as certain eyes see it: where everything lies, and what each thing done would mean."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.text import Message
from garden_desktop.core.types import Reason, Side
from garden_desktop.core.view_model import AssembledViewModel, SideSummary, ViewParts
from garden_desktop.games.gnomadic_gardeners.rules.state import Move
from garden_desktop.games.gnomadic_gardeners.table import mentions, notes, pieces, places, prompts, rail, refusals
from garden_desktop.games.gnomadic_gardeners.table.inspection import inspection
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts


class GardenViewModel(GardenViewFacts, AssembledViewModel[Move]):
    """What a gardener sees of the table."""

    parts = ViewParts(
        places.places, pieces.pieces, notes.notes, prompts.prompt, inspection.inspect, inspection.note_areas
    )

    def side_summary(self, side: Side) -> SideSummary:
        return rail.side_summary(self, side)

    def offer(self, place: str, piece: str) -> Message | None:
        return pieces.sent(self, place, piece)

    def find(self, name: str) -> Sequence[str]:
        return mentions.find(self, name)

    def intended_move(self, place: str, piece: str) -> Move | Reason | None:
        return refusals.intended_move(self, place, piece)
