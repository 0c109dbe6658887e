"""The market garden as certain eyes see it: where everything lies, and what each thing done would mean."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.text import Message
from garden_desktop.core.types import Reason, Side
from garden_desktop.core.view_model import AssembledViewModel, GaugeGroup, SideSummary, ViewParts
from garden_desktop.games.stalk_exchange.rules.moves import Move
from garden_desktop.games.stalk_exchange.table import move_preview, notes, pieces, places, prompts, rail
from garden_desktop.games.stalk_exchange.table.inspection import inspection
from garden_desktop.games.stalk_exchange.table.view_facts import MarketViewFacts


class MarketViewModel(MarketViewFacts, AssembledViewModel[Move]):
    """What a dealer sees of the table. A move is one handle, so that a draft is always empty."""

    parts = ViewParts(
        places.places, pieces.pieces, notes.notes, prompts.prompt, inspection.inspect, inspection.note_areas
    )

    def side_summary(self, side: Side) -> SideSummary:
        return rail.side_summary(self.config, self.view, side)

    def offer(self, place: str, piece: str) -> Message | None:
        return pieces.planted(self, place, piece)

    @property
    def gauges(self) -> GaugeGroup:
        return rail.gauges(self.shown.values, self.noted.get("spare"))

    def intended_move(self, place: str, piece: str) -> Move | Reason | None:
        return move_preview.intended_move(self, place, piece)

    def preview_move(self, move: Move) -> Sequence[Message]:
        return tuple(move_preview.preview_move(self, move))
