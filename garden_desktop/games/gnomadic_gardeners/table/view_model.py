"""The garden table as certain eyes see it: where everything lies, and what each thing done would mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from garden_desktop.core.inspection import Inspection, NoteArea, Subject
from garden_desktop.core.places import Note, Piece, Place
from garden_desktop.core.text import Message
from garden_desktop.core.types import Reason, Side
from garden_desktop.core.view_model import SideSummary, TableViewModel
from garden_desktop.games.gnomadic_gardeners.rules.state import Move
from garden_desktop.games.gnomadic_gardeners.table import mentions, notes, pieces, places, prompts, rail, refusals
from garden_desktop.games.gnomadic_gardeners.table.inspection import inspection
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts


class GardenViewModel(GardenViewFacts, TableViewModel[Move]):
    """What a gardener sees of the table."""

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
        return rail.side_summary(self, side)

    def offer(self, place: str, piece: str) -> Message | None:
        return pieces.sent(self, place, piece)

    def inspect(self, subject: Subject, id: str) -> Inspection | None:
        return inspection.inspect(self, subject, id)

    @property
    def note_areas(self) -> Sequence[NoteArea]:
        return inspection.note_areas(self)

    def find(self, name: str) -> Sequence[str]:
        return mentions.find(self, name)

    def intended_move(self, place: str, piece: str) -> Move | Reason | None:
        return refusals.intended_move(self, place, piece)
