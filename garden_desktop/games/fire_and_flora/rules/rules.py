"""The whole law of Fire and Flora at one table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from garden_desktop.core.rules import Rules
from garden_desktop.core.types import Options, Reason, Result, ScoreLine, Seat, Side
from garden_desktop.games.fire_and_flora.data.options import value_of
from garden_desktop.games.fire_and_flora.data.pack import FloraPack
from garden_desktop.games.fire_and_flora.rules import legality, results, setup, transitions, views
from garden_desktop.games.fire_and_flora.rules.choices import MoveGenerator
from garden_desktop.games.fire_and_flora.rules.config import config_of
from garden_desktop.games.fire_and_flora.rules.determinization import determinize
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.notation import Notation
from garden_desktop.games.fire_and_flora.rules.state import NOBODY, State


class FloraRules:
    """Rules of one game: `config` holds its options and pack, `choices` what may be done.

    `bar` is how long the table shows a play that may be stopped; no rule depends on it.
    """

    def __init__(self, seats: int, options: Options, pack: FloraPack) -> None:
        self.seats = self.sides = seats
        self.config = config_of(seats, options, pack)
        self.choices = MoveGenerator(self.config)
        self.bar = value_of("bar", options)
        self.notation = Notation(pack)

    def setup(self) -> State:
        return setup.empty_table(self.config)

    def to_move(self, state: State) -> Seat | None:
        seat = state.ask.seat
        return None if seat == NOBODY else seat

    def legal_moves(self, state: State) -> Sequence[Move]:
        return self.choices.legal(state)

    def odds(self, state: State) -> Sequence[int]:
        return self.choices.odds(state)

    def apply(self, state: State, move: Move) -> State:
        return transitions.apply(self.config, state, move)

    def view(self, state: State, seat: Seat | None) -> State:
        return views.view(state, seat)

    def seen_by(self, state: State, move: Move, seat: Seat | None) -> Move:
        return views.seen_by(state, move, seat)

    def determinize(self, view: State, seat: Seat, rng: Random) -> State:
        return determinize(self.config, self.choices, view, seat, rng)

    def reveals(self, state: State, move: Move, seat: Seat | None = None) -> bool:
        return views.reveals(state, move, seat)

    def result(self, state: State) -> Result:
        return results.result(self.config, state)

    def explain(self, view: State, side: Side) -> Sequence[ScoreLine]:
        return results.explain(self.config, view, side)

    def why_not(self, state: State, move: Move) -> Reason | None:
        return legality.why_not(self.config, state, move)

    def move_text(self, move: Move) -> str:
        return self.notation.text(move)

    def parse_move(self, text: str) -> Move:
        return self.notation.parse(text)


RULES: Callable[[int, Options, FloraPack], Rules[State, Move]] = FloraRules
