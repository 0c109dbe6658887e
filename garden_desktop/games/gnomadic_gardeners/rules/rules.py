"""The whole law of Gnomadic Gardeners at one table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from garden_desktop.core.rules import Rules
from garden_desktop.core.types import Options, Reason, Result, ScoreLine, Seat, Side
from garden_desktop.games.gnomadic_gardeners.data.pack import GardenPack
from garden_desktop.games.gnomadic_gardeners.rules import legality, notation, results, transitions, views
from garden_desktop.games.gnomadic_gardeners.rules.choices import MoveGenerator
from garden_desktop.games.gnomadic_gardeners.rules.config import config_of
from garden_desktop.games.gnomadic_gardeners.rules.feasible import Crew
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State


class GardenRules:
    """Rules of one game: `config` holds its options and pack, `choices` what may be answered."""

    def __init__(self, seats: int, options: Options, pack: GardenPack) -> None:
        self.seats = seats
        self.sides = 2
        self.config = config_of(seats, options, pack)
        self.choices = MoveGenerator(self.config)
        self._ones = tuple((1,) * n for n in range(max(len(pack.gnomes), len(pack.animals)) + 1))

    def setup(self) -> State:
        return transitions.setup(self.config)

    def to_move(self, state: State) -> Seat | None:
        return None if state.phase == "over" else state.turn

    def legal_moves(self, state: State) -> Sequence[Move]:
        return self.choices.legal(state)

    def odds(self, state: State) -> Sequence[int]:
        """Every card of a block is as likely as any other (5.2)."""
        return self._ones[self.choices.drawable(state).bit_count()]

    def apply(self, state: State, move: Move) -> State:
        return transitions.apply(self.config, state, move)

    def view(self, state: State, seat: Seat | None) -> State:
        return views.view(self.config, state, seat)

    def seen_by(self, state: State, move: Move, seat: Seat | None) -> Move:
        return views.seen_by(self.config, state, move, seat)

    def determinize(self, view: State, seat: Seat, rng: Random) -> State:
        return views.determinize(self.config, self.choices, view, seat, rng)

    def reveals(self, state: State, move: Move, seat: Seat | None = None) -> bool:
        return views.reveals(self.config, state, move)

    def result(self, state: State) -> Result:
        return results.result(self.config, state)

    def explain(self, view: State, side: Side) -> Sequence[ScoreLine]:
        return results.explain(self.config, view, side)

    def why_not(self, state: State, move: Move) -> Reason | None:
        return legality.why_not(self.config, self.choices, state, move)

    def move_text(self, move: Move) -> str:
        return notation.move_text(self.config.pack, move)

    def parse_move(self, text: str) -> Move:
        return notation.parse_move(self.config.pack, text)

    def crew(self, state: State, side: Side, tasks: int, wishes: Sequence[tuple[int, int]] = ()) -> Crew | None:
        """One way for the gnomes `side` played to share out the set `tasks`; see Teams.crew."""
        needs = self.config.pack.middles[state.pair].needs
        return self.config.teams.crew(needs, state.plays[side], tasks, wishes)


RULES: Callable[[int, Options, GardenPack], Rules[State, Move]] = GardenRules
