"""Fire and Flora as it lies on the table: one class that says where everything is and what it is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from garden_desktop.core.game import Reason, Seat, Side
from garden_desktop.core.gesture import Chooser
from garden_desktop.core.table import Account, Draft, Frame, Handle, Memory, Note, Piece, Place, Plot, Standing, Window
from garden_desktop.core.text import Message
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table import (
    account,
    frames,
    gestures,
    layout,
    notes,
    pieces,
    places,
    plots,
    prompts,
    rail,
    telling,
)
from garden_desktop.games.fire_and_flora.table.band import asking
from garden_desktop.games.fire_and_flora.table.fire.burning import Shown, state_of
from garden_desktop.games.fire_and_flora.table.held import foretelling, guiding
from garden_desktop.games.fire_and_flora.table.offer.offering import Offering
from garden_desktop.games.fire_and_flora.table.stage import Stage, is_private


class FloraTable:
    """What is where, for one set of rules. A view is a State, or a position on the way of a fire."""

    size = layout.SIZE
    dock = layout.DOCK
    memory: Memory = "all"

    def __init__(self, rules: FloraRules) -> None:
        self._rules = rules
        self._law = rules.law
        self._known: Stage | None = None
        self.asks = rules.seats > 1

    def stage(self, view: Shown, seat: Seat | None, draft: Draft = ()) -> Stage:
        """The table as those eyes look at it, for painters; the last one is kept, as everything asks for it in turn."""
        known = self._known
        if known is None or known.shown is not view or (known.seat, known.draft) != (seat, draft):
            self._known = known = Stage(self._law, self._rules.choices, view, seat, draft, self._rules.bar)
        return known

    def places(self, view: Shown, seat: Seat | None, draft: Draft) -> Sequence[Place]:
        return tuple(places.places(self.stage(view, seat, draft)))

    def pieces(self, view: Shown, seat: Seat | None, draft: Draft) -> Sequence[Piece]:
        return tuple(pieces.pieces(self.stage(view, seat, draft)))

    def notes(self, view: Shown, seat: Seat | None, draft: Draft) -> Sequence[Note]:
        return tuple(notes.notes(self.stage(view, seat, draft)))

    def gesture(self, view: State, move: Move) -> Sequence[Handle]:
        return gestures.gesture(self._law, view, move)

    def chooser(self, view: State) -> Chooser[Any] | None:
        """An offer is said as a whole; some other moves can be said in more than one way."""
        if view.talks is not None and view.talks.draft is not None and view.talks.draft.give is not None:
            return Offering(self._law, view)
        moves = self._rules.legal_moves(view)
        return Chooser((move, way) for move in moves for way in gestures.ways(self._law, view, move))

    def prompt(self, view: Shown, seat: Seat | None, draft: Draft) -> Message:
        return prompts.prompt(self.stage(view, seat, draft))

    def moment(self, view: Shown) -> Message:
        return prompts.moment(state_of(view))

    def chapter(self, view: Shown) -> Message:
        return prompts.chapter(state_of(view))

    def private(self, view: State) -> bool:
        return is_private(view)

    def tell(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Message]:
        return tuple(telling.tell(self._law, before, move, after))

    def frames(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Frame]:
        return tuple(frames.frames(self._law, before, move, after))

    def foretell(self, view: State, seat: Seat | None, draft: Draft, piece: str, place: str) -> Sequence[Message]:
        return tuple(foretelling.foretell(self.stage(view, seat, draft), place, piece))

    def guide(self, view: State, seat: Seat | None, draft: Draft, piece: str, place: str) -> Sequence[Message]:
        return tuple(guiding.guide(self.stage(view, seat, draft), piece, place))

    def refusal(self, view: State, place: str, piece: str, draft: Draft) -> Reason | None:
        return foretelling.refusal(self.stage(view, view.ask.seat, draft), place, piece)

    def best(self, view: State) -> Move | None:
        return None

    def side_name(self, side: Side) -> Message | None:
        return None

    def standing(self, view: Shown, side: Side, draft: Draft) -> Standing:
        return rail.standing(self._law, state_of(view), side)

    def window(self, view: State) -> Window | None:
        return asking.window(self._law, view, self._rules.bar)

    def plots(self, view: State) -> Sequence[Plot]:
        return plots.plots(self._law, view)

    def account(self, view: State) -> Account:
        return account.account(self._law, view)
