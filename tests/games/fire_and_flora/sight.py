"""One viewer's table view of a Fire & Flora position, in English. Seats count from 1; None is the shared screen."""

from __future__ import annotations

from functools import cached_property

from garden_desktop.core.gesture import Draft
from garden_desktop.core.table import ResponseWindow
from garden_desktop.core.text import plain
from garden_desktop.core.view_model import Piece, Place, preview_action, refusal
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table.offer.offer_builder import OfferBuilder
from garden_desktop.games.fire_and_flora.table.offer.sheet import OfferSheet
from garden_desktop.games.fire_and_flora.table.table import FloraTable
from garden_desktop.games.fire_and_flora.table.view_model import FloraViewModel
from tests.games.fire_and_flora.desk import Desk


class Sight:
    """View model of a `Desk` for one viewer."""

    def __init__(self, at: Desk, seat: int | None = None, draft: Draft = ()) -> None:
        self._at, self.draft = at, draft
        self.seat = None if seat is None else seat - 1
        self.table = FloraTable(at.rules)
        self.view: State = at.rules.view(at.state, self.seat)

    @property
    def look(self) -> FloraViewModel:
        return self.table.make_view_model(self.view, self.seat, self.draft)

    @property
    def places(self) -> dict[str, Place]:
        return {place.id: place for place in self.look.places}

    @property
    def pieces(self) -> dict[str, Piece]:
        return {piece.id: piece for piece in self.look.pieces}

    @property
    def notes(self) -> dict[str, str]:
        return {note.id: plain(note.text) for note in self.look.notes}

    @property
    def prompt(self) -> str:
        return plain(self.look.prompt)

    @property
    def response_window(self) -> ResponseWindow | None:
        return self.table.response_window(self.view)

    @property
    def sheet(self) -> OfferSheet:
        found = self.look.sheet
        assert found is not None, "no offer lies there"
        return found

    @cached_property
    def offering(self) -> OfferBuilder:
        chooser = self.table.move_builder(self.view)
        assert isinstance(chooser, OfferBuilder)
        return chooser

    def label(self, place: str) -> str:
        return plain(self.places[place].label)

    def refused(self, place: str, piece: str = "") -> str | None:
        """Return the code of the reason for which this viewer may not do that, or None."""
        reason = refusal(self._at.rules, self.view, self.look, place, piece)
        return None if reason is None else reason.code

    def foretold(self, place: str, piece: str = "") -> list[str]:
        """Return the preview messages for putting `piece` on `place`, as this viewer is shown them."""
        return [plain(said) for said in preview_action(self.look, place, piece)]

    def told(self, text: str) -> list[str]:
        """Return the messages about this move for the viewer; the desk's position does not change."""
        rules, before = self._at.rules, self._at.state
        move = rules.parse_move(text)
        after = rules.view(rules.apply(before, move), self.seat)
        seen = rules.seen_by(before, move, self.seat)
        return [plain(said) for said in self.table.describe_move(self.view, seen, after, self.seat)]
