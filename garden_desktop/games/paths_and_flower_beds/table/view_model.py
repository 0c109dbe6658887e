"""The gardens as certain eyes see them: where everything lies, and what each thing done would mean."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.text import Message
from garden_desktop.core.types import Reason, Side
from garden_desktop.core.view_model import AssembledViewModel, SideSummary, ViewParts
from garden_desktop.games.paths_and_flower_beds.rules.moves import Move
from garden_desktop.games.paths_and_flower_beds.table import move_preview, notes, pieces, places, prompts, rail
from garden_desktop.games.paths_and_flower_beds.table.dock import buttons
from garden_desktop.games.paths_and_flower_beds.table.inspection import inspection
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts


class FlowerViewModel(FlowerViewFacts, AssembledViewModel[Move]):
    """What a gardener sees of the own garden, or of all of them when they lie open."""

    parts = ViewParts(
        places.places, pieces.pieces, notes.notes, prompts.prompt, inspection.inspect, inspection.note_areas
    )

    def side_summary(self, side: Side) -> SideSummary:
        return rail.side_summary(self, side)

    def offer(self, place: str, piece: str) -> Message | None:
        return pieces.laid(self, place, piece)

    def intended_move(self, place: str, piece: str) -> Move | Reason | None:
        return buttons.stiff(self, place) or move_preview.intended_move(self, place, piece)

    def preview_move(self, move: Move) -> Sequence[Message]:
        return tuple(move_preview.preview_move(self, move))
