"""The landscapes as certain eyes see them: where everything lies, and what each thing done would mean."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.gesture import MoveSequence
from garden_desktop.core.text import Message
from garden_desktop.core.types import Reason, Side
from garden_desktop.core.view_model import AssembledViewModel, SideSummary, ViewParts
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.table import lines, notes, pieces, places, prompts, rail
from garden_desktop.games.fire_and_flora.table.band import band
from garden_desktop.games.fire_and_flora.table.held import drag_prompt, intended_move, move_preview
from garden_desktop.games.fire_and_flora.table.inspection import inspection, spots
from garden_desktop.games.fire_and_flora.table.offer import filling
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts


class FloraViewModel(FloraViewFacts, AssembledViewModel[Move | MoveSequence]):
    """What a player sees of the table. A view is a State, or a position on the way of a fire."""

    parts = ViewParts(places.places, pieces.pieces, notes.notes, prompts.prompt, inspection.inspect, spots.note_areas)

    def side_summary(self, side: Side) -> SideSummary:
        return rail.side_summary(self.config, self.view, side)

    def intended_move(self, place: str, piece: str) -> Move | MoveSequence | Reason | None:
        """Nothing where somebody else is asked; of an offer all of it; in a response window only what answers it."""
        if not self.deciding:
            return None
        if self.sheet is not None:
            return filling.intended_move(self.sheet, place, piece)
        if self.band is not None:
            return band.intended_move(self.band, place, piece)
        return intended_move.intended_move(self, place, piece)

    def preview_move(self, move: Move | MoveSequence) -> Sequence[Message]:
        if isinstance(move, MoveSequence):
            return () if self.sheet is None else tuple(filling.preview_move(self.sheet, move))
        return tuple(move_preview.preview_move(self, move))

    def offer(self, place: str, piece: str) -> Message | None:
        return lines.line(self, place, piece)

    def guide(self, piece: str, place: str) -> Sequence[Message]:
        return tuple(drag_prompt.guide(self, piece, place))
