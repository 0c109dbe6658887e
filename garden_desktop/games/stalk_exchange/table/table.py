"""Stalk Exchange as it lies on the table: one class that says where everything is and what it is called."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.game import Reason, Seat, Side
from garden_desktop.core.table import Account, Draft, Frame, Handle, Memory, Note, Piece, Place, Plot, Standing
from garden_desktop.core.text import Message
from garden_desktop.games.stalk_exchange.rules.moves import Move
from garden_desktop.games.stalk_exchange.rules.rules import MarketRules
from garden_desktop.games.stalk_exchange.rules.state import State
from garden_desktop.games.stalk_exchange.table import (
    account,
    foretelling,
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
from garden_desktop.games.stalk_exchange.table.stage import Stage


class MarketTable:
    """What is where, for one set of rules. A move is one handle, so that a draft is always empty."""

    size = layout.SIZE
    dock = layout.DOCK
    asks = False

    def __init__(self, rules: MarketRules) -> None:
        self._rules = rules
        self.memory: Memory = "turn" if rules.law.last_round_only else "all"

    def stage(self, view: State, seat: Seat | None) -> Stage:
        """The table as those eyes look at it, for painters."""
        return Stage(self._rules.law, self._rules.choices, view, seat)

    def places(self, view: State, seat: Seat | None, draft: Draft) -> Sequence[Place]:
        return tuple(places.places(self.stage(view, seat)))

    def pieces(self, view: State, seat: Seat | None, draft: Draft) -> Sequence[Piece]:
        return tuple(pieces.pieces(self.stage(view, seat)))

    def notes(self, view: State, seat: Seat | None, draft: Draft) -> Sequence[Note]:
        return tuple(notes.notes(self.stage(view, seat)))

    def gesture(self, view: State, move: Move) -> Sequence[Handle]:
        return gestures.gesture(move)

    def chooser(self, view: State) -> None:
        return None

    def prompt(self, view: State, seat: Seat | None, draft: Draft) -> Message:
        return prompts.prompt(self.stage(view, seat))

    def moment(self, view: State) -> Message:
        return prompts.moment(self._rules.law, view)

    def chapter(self, view: State) -> Message:
        return self.moment(view)

    def private(self, view: State) -> bool:
        return view.phase == "act"

    def tell(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Message]:
        return tuple(telling.tell(self._rules.law, before, move, after))

    def frames(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Frame]:
        return frames.frames(self._rules.law, before) if move.kind == "end" else ()

    def foretell(self, view: State, seat: Seat | None, draft: Draft, piece: str, place: str) -> Sequence[Message]:
        return tuple(foretelling.foretell(self.stage(view, seat), place, piece))

    def guide(self, view: State, seat: Seat | None, draft: Draft, piece: str, place: str) -> Sequence[Message]:
        return ()

    def refusal(self, view: State, place: str, piece: str, draft: Draft) -> Reason | None:
        return foretelling.refusal(self.stage(view, view.turn), place, piece)

    def best(self, view: State) -> Move | None:
        return None

    def side_name(self, side: Side) -> Message | None:
        return None

    def standing(self, view: State, side: Side, draft: Draft) -> Standing:
        return rail.standing(self._rules.law, view, side)

    def window(self, view: State) -> None:
        return None

    def plots(self, view: State) -> Sequence[Plot]:
        return plots.plots(self._rules.law, view)

    def account(self, view: State) -> Account:
        return account.account(self._rules.law, view)
