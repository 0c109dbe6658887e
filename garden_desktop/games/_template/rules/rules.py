"""Rules of the null game: a coin toss that changes nothing, then every seat nods in turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from garden_desktop.core.rules import Rules
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.core.types import CHANCE, InvalidMoveError, Options, Reason, Result, ScoreLine, Seat, Side
from garden_desktop.games._template.data.packfile import NullPack


class State(NamedTuple):
    """A position: `coin` is "" until it has been tossed; `nods` counts the seats that have nodded."""

    coin: str
    nods: int


class Move(NamedTuple):
    """A move: "heads" and "tails" of the chance player, "nod" of a seat."""

    word: str


TOSS = (Move("heads"), Move("tails"))
NOD = (Move("nod"),)


class NullRules:
    """Rules for one table of the null game."""

    def __init__(self, seats: int, *_: object) -> None:
        self.seats = self.sides = seats  # nothing can be agreed, and the pack is empty

    def setup(self) -> State:
        return State("", 0)

    def to_move(self, state: State) -> Seat | None:
        if not state.coin:
            return CHANCE
        return state.nods if state.nods < self.seats else None

    def legal_moves(self, state: State) -> Sequence[Move]:
        if self.to_move(state) is None:
            return ()
        return NOD if state.coin else TOSS

    def odds(self, state: State) -> Sequence[int]:
        return (1, 1)

    def apply(self, state: State, move: Move) -> State:
        return State(move.word, 0) if not state.coin else State(state.coin, state.nods + 1)

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def seen_by(self, state: State, move: Move, seat: Seat | None) -> Move:
        return move

    def determinize(self, view: State, seat: Seat, rng: Random) -> State:
        return view

    def reveals(self, state: State, move: Move, seat: Seat | None = None) -> bool:
        return False

    def result(self, state: State) -> Result:
        return Result((0,) * self.sides, (1,) * self.sides, EVERYBODY_NODDED)

    def explain(self, view: State, side: Side) -> Sequence[ScoreLine]:
        return ()

    def why_not(self, state: State, move: Move) -> Reason | None:
        return None if move in self.legal_moves(state) else Reason("not_now", NOT_NOW)

    def move_text(self, move: Move) -> str:
        return move.word

    def parse_move(self, text: str) -> Move:
        if Move(text) not in TOSS + NOD:
            raise InvalidMoveError(text)
        return Move(text)


RULES: Callable[[int, Options, NullPack], Rules[State, Move]] = NullRules

EVERYBODY_NODDED = QT_TRANSLATE_NOOP("_template", "Everybody has nodded.")
NOT_NOW = QT_TRANSLATE_NOOP("_template", "That is not asked now.")
