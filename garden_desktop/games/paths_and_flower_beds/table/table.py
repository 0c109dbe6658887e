"""Paths & Flower Beds as it lies on the table: one class that says where everything is and what it is called."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.game import Reason, Seat, Side
from garden_desktop.core.steps import Steps
from garden_desktop.core.table import Account, Draft, Frame, Handle, Memory, Note, Piece, Place, Plot, Standing
from garden_desktop.core.text import Message
from garden_desktop.games.paths_and_flower_beds.rules.moves import Move
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import State
from garden_desktop.games.paths_and_flower_beds.table import (
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
from garden_desktop.games.paths_and_flower_beds.table.dock import buttons
from garden_desktop.games.paths_and_flower_beds.table.garden.tracing import Tracing
from garden_desktop.games.paths_and_flower_beds.table.stage import Stage
from garden_desktop.games.paths_and_flower_beds.table.walking import View


class FlowerTable:
    """What is where, for one set of rules."""

    size = layout.SIZE
    dock = layout.DOCK
    asks = False
    memory: Memory = "all"

    def __init__(self, rules: FlowerRules) -> None:
        self._law, self._walks = rules.law, rules.walks

    def stage(self, view: View, seat: Seat | None, draft: Draft = ()) -> Stage:
        """The table as those eyes look at it, for painters."""
        return Stage(self._law, self._walks, view, seat, draft)

    def places(self, view: View, seat: Seat | None, draft: Draft) -> Sequence[Place]:
        return tuple(places.places(self.stage(view, seat, draft)))

    def pieces(self, view: View, seat: Seat | None, draft: Draft) -> Sequence[Piece]:
        return tuple(pieces.pieces(self.stage(view, seat, draft)))

    def notes(self, view: View, seat: Seat | None, draft: Draft) -> Sequence[Note]:
        return tuple(notes.notes(self.stage(view, seat, draft)))

    def gesture(self, view: State, move: Move) -> Sequence[Handle]:
        return gestures.gesture(move)

    def chooser(self, view: State) -> Steps[Move] | None:
        return Tracing(self._law, view).chooser() if view.phase == "tracing" else None

    def prompt(self, view: View, seat: Seat | None, draft: Draft) -> Message:
        return prompts.prompt(self.stage(view, seat, draft))

    def moment(self, view: View) -> Message:
        return prompts.moment(self._law, view)

    def chapter(self, view: View) -> Message:
        return self.moment(view)

    def private(self, view: State) -> bool:
        return view.phase in ("naming", "placing")

    def tell(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Message]:
        return tuple(telling.tell(self._law, self._walks, before, move, after))

    def frames(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Frame]:
        return tuple(frames.frames(self.stage(after, seat))) if after.phase == "over" else ()

    def foretell(self, view: State, seat: Seat | None, draft: Draft, piece: str, place: str) -> Sequence[Message]:
        return tuple(foretelling.foretell(self.stage(view, seat, draft), place, piece))

    def guide(self, view: State, seat: Seat | None, draft: Draft, piece: str, place: str) -> Sequence[Message]:
        return ()

    def refusal(self, view: State, place: str, piece: str, draft: Draft) -> Reason | None:
        stage = self.stage(view, view.mover, draft)
        return buttons.refusal(stage, place) or foretelling.refusal(stage, place, piece)

    def best(self, view: State) -> Move | None:
        return None

    def side_name(self, side: Side) -> Message | None:
        return None

    def standing(self, view: View, side: Side, draft: Draft) -> Standing:
        return rail.standing(self.stage(view, None), side)

    def window(self, view: View) -> None:
        return None

    def plots(self, view: View) -> Sequence[Plot]:
        return plots.plots(self.stage(view, None))

    def account(self, view: View) -> Account:
        return account.account(self.stage(view, None))
