"""The whole law of Stalk Exchange at one table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from garden_desktop.core.rules import Rules
from garden_desktop.core.types import CHANCE, Options, Reason, Result, ScoreLine, Seat, Side
from garden_desktop.games.stalk_exchange.data.pack import MarketPack
from garden_desktop.games.stalk_exchange.rules import legality, notation, results, transitions, views
from garden_desktop.games.stalk_exchange.rules.choices import MoveGenerator
from garden_desktop.games.stalk_exchange.rules.config import config_of
from garden_desktop.games.stalk_exchange.rules.moves import Move
from garden_desktop.games.stalk_exchange.rules.state import State


class MarketRules:
    """Rules of one game: `config` holds its options and pack, `choices` what may be done."""

    def __init__(self, seats: int, options: Options, pack: MarketPack) -> None:
        self.seats = self.sides = seats
        self.config = config_of(seats, options, pack)
        self.choices = MoveGenerator(self.config)

    def setup(self) -> State:
        return transitions.setup(self.config)

    def to_move(self, state: State) -> Seat | None:
        if state.phase == "act":
            return state.turn
        return None if state.phase == "over" else CHANCE

    def legal_moves(self, state: State) -> Sequence[Move]:
        return self.choices.legal(state)

    def odds(self, state: State) -> Sequence[int]:
        return self.choices.odds(state)

    def apply(self, state: State, move: Move) -> State:
        return transitions.apply(self.config, state, move)

    def view(self, state: State, seat: Seat | None) -> State:
        return views.view(state, seat)

    def seen_by(self, state: State, move: Move, seat: Seat | None) -> Move:
        return views.seen_by(self.config, state, move, seat)

    def determinize(self, view: State, seat: Seat, rng: Random) -> State:
        return views.determinize(self.config, view, seat, rng)

    def reveals(self, state: State, move: Move, seat: Seat | None = None) -> bool:
        return views.reveals(self.config, state, move)

    def result(self, state: State) -> Result:
        return results.result(self.config, state)

    def explain(self, view: State, side: Side) -> Sequence[ScoreLine]:
        return results.explain(self.config, view, side)

    def why_not(self, state: State, move: Move) -> Reason | None:
        return legality.why_not(self.config, self.choices, state, move)

    def move_text(self, move: Move) -> str:
        return notation.move_text(move)

    def parse_move(self, text: str) -> Move:
        return notation.parse_move(text)


RULES: Callable[[int, Options, MarketPack], Rules[State, Move]] = MarketRules
