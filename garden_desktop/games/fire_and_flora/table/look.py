"""The landscapes as certain eyes see them: where everything lies, and what each thing done would mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from garden_desktop.core.game import Reason, Side
from garden_desktop.core.gloss import Gloss, Spot, Subject
from garden_desktop.core.look import Look
from garden_desktop.core.table import Note, Piece, Place, Run, Standing
from garden_desktop.core.text import Message
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.table import lines, notes, pieces, places, prompts, rail
from garden_desktop.games.fire_and_flora.table.band import band
from garden_desktop.games.fire_and_flora.table.gloss import gloss, spots
from garden_desktop.games.fire_and_flora.table.held import foretelling, guiding, meaning
from garden_desktop.games.fire_and_flora.table.offer import filling
from garden_desktop.games.fire_and_flora.table.seen import Seen


class FloraLook(Seen, Look[Move | Run]):
    """What a player sees of the table. A view is a State, or a position on the way of a fire."""

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

    def standing(self, side: Side) -> Standing:
        return rail.standing(self.law, self.view, side)

    def meant(self, place: str, piece: str) -> Move | Run | Reason | None:
        """Nothing where somebody else is asked; of an offer all of it; in a response window only what answers it."""
        if not self.deciding:
            return None
        if self.sheet is not None:
            return filling.meant(self.sheet, place, piece)
        if self.band is not None:
            return band.meant(self.band, place, piece)
        return meaning.meant(self, place, piece)

    def foresee(self, move: Move | Run) -> Sequence[Message]:
        if isinstance(move, Run):
            return () if self.sheet is None else tuple(filling.foresee(self.sheet, move))
        return tuple(foretelling.foresee(self, move))

    def offer(self, place: str, piece: str) -> Message | None:
        return lines.line(self, place, piece)

    def gloss(self, subject: Subject, id: str) -> Gloss | None:
        return gloss.gloss(self, subject, id)

    @property
    def spots(self) -> Sequence[Spot]:
        return spots.spots(self)

    def guide(self, piece: str, place: str) -> Sequence[Message]:
        return tuple(guiding.guide(self, piece, place))
