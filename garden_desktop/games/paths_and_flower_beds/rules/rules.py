"""The rules of Paths & Flower Beds as the house asks for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from garden_desktop.core.rules import Rules
from garden_desktop.core.types import CHANCE, Options, Reason, Result, ScoreLine, Seat, Side
from garden_desktop.games.paths_and_flower_beds.data.pack import FlowerPack
from garden_desktop.games.paths_and_flower_beds.rules import (
    choices,
    determinization,
    legality,
    notation,
    results,
    transitions,
    views,
)
from garden_desktop.games.paths_and_flower_beds.rules.config import config_of
from garden_desktop.games.paths_and_flower_beds.rules.moves import Move
from garden_desktop.games.paths_and_flower_beds.rules.state import State
from garden_desktop.games.paths_and_flower_beds.rules.walks.walks import Walks


class FlowerRules:
    """The law of one game at one table."""

    def __init__(self, seats: int, options: Options, pack: FlowerPack) -> None:
        self.config = config_of(seats, options, pack)
        self.walks = Walks(self.config)
        self.seats = self.sides = seats

    def setup(self) -> State:
        return transitions.setup(self.config)

    def to_move(self, state: State) -> Seat | None:
        if state.phase == "over":
            return None
        return CHANCE if state.phase in ("first", "drawing") else state.mover

    def legal_moves(self, state: State) -> Sequence[Move]:
        return choices.legal(self.config, state)

    def odds(self, state: State) -> Sequence[int]:
        return (1,) * len(choices.legal(self.config, state))

    def apply(self, state: State, move: Move) -> State:
        return transitions.apply(self.config, state, move)

    def view(self, state: State, seat: Seat | None) -> State:
        return views.view(self.config, state, seat)

    def seen_by(self, state: State, move: Move, seat: Seat | None) -> Move:
        return views.seen_by(self.config, state, move, seat)

    def determinize(self, view: State, seat: Seat, rng: Random) -> State:
        return determinization.determinize(self.config, view, seat, rng)

    def reveals(self, state: State, move: Move, seat: Seat | None = None) -> bool:
        return views.reveals(self.config, state, move)

    def result(self, state: State) -> Result:
        return results.result(self.config, self.walks, state)

    def explain(self, view: State, side: Side) -> Sequence[ScoreLine]:
        return results.explain(self.walks, view, side)

    def why_not(self, state: State, move: Move) -> Reason | None:
        return legality.why_not(self.config, state, move)

    def move_text(self, move: Move) -> str:
        return notation.move_text(move)

    def parse_move(self, text: str) -> Move:
        return notation.parse_move(text)


RULES: Callable[[int, Options, FlowerPack], Rules[State, Move]] = FlowerRules
