"""Gnomadic Gardeners as it lies on the table: one class that says where everything is and what it is called."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.game import Reason, Seat, Side
from garden_desktop.core.table import Account, Draft, Frame, Handle, Memory, Note, Piece, Place, Plot, Standing
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State
from garden_desktop.games.gnomadic_gardeners.table import (
    gestures,
    layout,
    notes,
    pieces,
    places,
    prompts,
    rail,
    telling,
)
from garden_desktop.games.gnomadic_gardeners.table.preview import choosing
from garden_desktop.games.gnomadic_gardeners.table.stage import SECRETS, Stage, stage


class GardenTable:
    """What is where, for one set of rules. Every preview asks the rules; nothing is worked out twice."""

    size = layout.SIZE
    dock = layout.DOCK
    asks = False
    memory: Memory = "all"

    def __init__(self, rules: GardenRules) -> None:
        self._rules = rules

    def stage(self, view: State, seat: Seat | None, draft: Draft) -> Stage:
        """The table as those eyes look at it, for painters."""
        return stage(self._rules.law, self._rules.choices, view, seat, draft)

    def places(self, view: State, seat: Seat | None, draft: Draft) -> Sequence[Place]:
        return tuple(places.places(self.stage(view, seat, draft)))

    def pieces(self, view: State, seat: Seat | None, draft: Draft) -> Sequence[Piece]:
        return tuple(pieces.pieces(self.stage(view, seat, draft)))

    def notes(self, view: State, seat: Seat | None, draft: Draft) -> Sequence[Note]:
        return tuple(notes.notes(self.stage(view, seat, draft)))

    def gesture(self, view: State, move: Move) -> Sequence[Handle]:
        return gestures.gesture(self._rules.law, view, move)

    def chooser(self, view: State) -> None:
        return None

    def prompt(self, view: State, seat: Seat | None, draft: Draft) -> Message:
        return prompts.prompt(self.stage(view, seat, draft))

    def moment(self, view: State) -> Message:
        return prompts.moment(self._rules.law, view)

    def chapter(self, view: State) -> Message:
        return self.moment(view)

    def private(self, view: State) -> bool:
        return view.phase in SECRETS

    def tell(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Message]:
        return tuple(telling.tell(self._rules.law, before, move, after))

    def refusal(self, view: State, place: str, piece: str, draft: Draft) -> Reason | None:
        """A task row says why it cannot be had; the seal says that a bench is never empty (8.5)."""
        if place == "seal" and not draft:
            return self._rules.why_not(view, Move("commit"))
        if place not in TASK_BITS:
            return None
        wanted = TASK_BITS[place]
        for handle in draft:
            wanted |= TASK_BITS.get(handle.place, 0)
        return self._rules.why_not(view, Move("fulfil", wanted))

    def side_name(self, side: Side) -> Message | None:
        return SCARECROW if self._rules.law.solo and side == 1 else None

    def standing(self, view: State, side: Side, draft: Draft) -> Standing:
        return rail.standing(self.stage(view, None if self._shared(view) else view.turn, draft), side)

    def frames(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Frame]:
        return ()

    def foretell(self, view: State, seat: Seat | None, draft: Draft, piece: str, place: str) -> Sequence[Message]:
        return ()

    def guide(self, view: State, seat: Seat | None, draft: Draft, piece: str, place: str) -> Sequence[Message]:
        return ()

    def window(self, view: State) -> None:
        return None

    def plots(self, view: State) -> Sequence[Plot]:
        return (rail.race(self._rules.law, view),)

    def account(self, view: State) -> Account:
        return Account()

    def best(self, view: State) -> Move | None:
        """The set of tasks, or in July of animals at work, that pays the side to move most; None where neither is
        asked."""
        law = self._rules.law
        match view.phase:
            case "fulfil":
                return Move("fulfil", choosing.best(law, self._rules.choices, view).tasks)
            case "use":
                return Move("use", choosing.best_use(law, view, view.turn))
            case _:
                return None

    def _shared(self, view: State) -> bool:
        return not self.private(view)


TASK_BITS = {f"task{number}": 1 << number - 1 for number in (1, 2, 3)}
SCARECROW = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Scarecrow")
