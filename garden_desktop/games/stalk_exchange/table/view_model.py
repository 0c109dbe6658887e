"""The market garden as certain eyes see it: where everything lies, and what each thing done would mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from garden_desktop.core.inspection import Inspection, NoteArea, Subject
from garden_desktop.core.places import Note, Piece, Place
from garden_desktop.core.text import Message
from garden_desktop.core.types import Reason, Side
from garden_desktop.core.view_model import GaugeGroup, SideSummary, TableViewModel
from garden_desktop.games.stalk_exchange.rules.moves import Move
from garden_desktop.games.stalk_exchange.table import move_preview, notes, pieces, places, prompts, rail
from garden_desktop.games.stalk_exchange.table.inspection import inspection
from garden_desktop.games.stalk_exchange.table.view_facts import MarketViewFacts


class MarketViewModel(MarketViewFacts, TableViewModel[Move]):
    """What a dealer sees of the table. A move is one handle, so that a draft is always empty."""

    @cached_property
    def places(self) -> Sequence[Place]:
        return tuple(places.places(self))

    @cached_property
    def pieces(self) -> Sequence[Piece]:
        return tuple(pieces.pieces(self))

    @cached_property
    def notes(self) -> Sequence[Note]:
        return tuple(notes.notes(self))

    @cached_property
    def prompt(self) -> Message:
        return prompts.prompt(self)

    def side_summary(self, side: Side) -> SideSummary:
        return rail.side_summary(self.config, self.view, side)

    def offer(self, place: str, piece: str) -> Message | None:
        return pieces.planted(self, place, piece)

    def inspect(self, subject: Subject, id: str) -> Inspection | None:
        return inspection.inspect(self, subject, id)

    @property
    def gauges(self) -> GaugeGroup:
        return rail.gauges(self.shown.values, self.noted.get("spare"))

    @property
    def note_areas(self) -> Sequence[NoteArea]:
        return inspection.note_areas(self)

    def intended_move(self, place: str, piece: str) -> Move | Reason | None:
        return move_preview.intended_move(self, place, piece)

    def preview_move(self, move: Move) -> Sequence[Message]:
        return tuple(move_preview.preview_move(self, move))
