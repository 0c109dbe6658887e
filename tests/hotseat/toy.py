"""A toy with everything a session has to care about: sealed choices, a reveal, a draw, open moves.

Each of two rounds: both seats seal a number from 1 to 3, both are revealed, seat 1 says "go" openly,
nature tosses a coin.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from garden_desktop.core.gesture import Draft, InputStep
from garden_desktop.core.lazygame import LazyGame
from garden_desktop.core.rules import Rules
from garden_desktop.core.table import Table
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import CHANCE, InvalidMoveError, Options, Pack, Reason, Result, ScoreLine, Seat, Side
from garden_desktop.core.view_model import SideSummary, TableViewModel
from garden_desktop.games import _template
from garden_desktop.games._template import GAME
from garden_desktop.games._template.table.view_model import NODS

HIDDEN = -1
ROUNDS = 2


class State(NamedTuple):
    """`sealed` of this round (0: not chosen yet), the sums so far, whether "go" was said."""

    round: int
    sealed: tuple[int, int]
    sums: tuple[int, int]
    gone: bool


class Move(NamedTuple):
    word: str
    number: int


class ToyRules:
    seats = sides = 2

    def setup(self) -> State:
        return State(0, (0, 0), (0, 0), False)

    def to_move(self, state: State) -> Seat | None:
        if state.round == ROUNDS:
            return None
        if 0 in state.sealed:
            return state.sealed.index(0)
        return CHANCE if state.gone else 0

    def legal_moves(self, state: State) -> Sequence[Move]:
        seat = self.to_move(state)
        if seat is None:
            return ()
        if seat == CHANCE:
            return (Move("heads", 0), Move("tails", 0))
        return tuple(Move("seal", n) for n in (1, 2, 3)) if 0 in state.sealed else (Move("go", 0),)

    def odds(self, state: State) -> Sequence[int]:
        return (1, 1)

    def apply(self, state: State, move: Move) -> State:
        if move.word == "seal":
            first, second = state.sealed
            sealed = (move.number, second) if first == 0 else (first, move.number)
            return state._replace(sealed=sealed)
        if move.word == "go":
            sums = (state.sums[0] + state.sealed[0], state.sums[1] + state.sealed[1])
            return state._replace(gone=True, sums=sums)
        return State(state.round + 1, (0, 0), state.sums, False)

    def view(self, state: State, seat: Seat | None) -> State:
        if 0 not in state.sealed:
            return state
        sealed = tuple(HIDDEN if n and owner != seat else n for owner, n in enumerate(state.sealed))
        return state._replace(sealed=(sealed[0], sealed[1]))

    def seen_by(self, state: State, move: Move, seat: Seat | None) -> Move:
        hidden = move.word == "seal" and self.to_move(state) != seat
        return Move("seal", HIDDEN) if hidden else move

    def determinize(self, view: State, seat: Seat, rng: Random) -> State:
        sealed = tuple(rng.choice((1, 2, 3)) if n == HIDDEN else n for n in view.sealed)
        return view._replace(sealed=(sealed[0], sealed[1]))

    def reveals(self, state: State, move: Move, seat: Seat | None = None) -> bool:
        return move.word == "seal" and state.sealed[0] != 0

    def result(self, state: State) -> Result:
        one, two = state.sums
        return Result(state.sums, (1 + (one < two), 1 + (two < one)), END)

    def explain(self, view: State, side: Side) -> Sequence[ScoreLine]:
        return (ScoreLine(END, view.sums[side]),)

    def why_not(self, state: State, move: Move) -> Reason | None:
        return None if move in self.legal_moves(state) else Reason("no", END)

    def move_text(self, move: Move) -> str:
        return f"{move.word} {move.number}"

    def parse_move(self, text: str) -> Move:
        word, _, number = text.partition(" ")
        if word not in {"seal", "go", "heads", "tails"}:
            raise InvalidMoveError(text)
        return Move(word, int(number))


class ToyLook(TableViewModel[Move]):
    """Nothing lies there; the rail has the sums."""

    places = pieces = draft = ()
    seat = None

    def __init__(self, view: State) -> None:
        self._view = view

    @property
    def prompt(self) -> Message:
        return END

    def side_summary(self, side: Side) -> SideSummary:
        return SideSummary(END, self._view.sums[side])


class ToyTable(Table[State, Move]):
    """Only what a session asks of a table."""

    def make_view_model(self, view: State, seat: Seat | None, draft: Draft = ()) -> ToyLook:
        return ToyLook(view)

    def gesture(self, view: State, move: Move) -> Sequence[InputStep]:
        return ()

    def moment(self, view: State) -> Message:
        return NODS.of(n=0)

    def private(self, view: State) -> bool:
        return 0 in view.sealed

    def describe_move(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Message]:
        return (SAID.of(word=move.word, number=move.number, who=SideName(0)),)


class ToyGame(LazyGame):
    """The null game with these rules and this table."""

    def __init__(self) -> None:
        super().__init__(GAME.info, _template.__name__)

    def rules(self, seats: int, options: Options, pack: Pack) -> Rules[Any, Any]:
        return ToyRules()

    def table(self, rules: Rules[Any, Any]) -> Table[Any, Any]:
        return ToyTable()


END = QT_TRANSLATE_NOOP("toy", "The end.")
SAID = QT_TRANSLATE_NOOP("toy", "{who}: {word} {number}")
