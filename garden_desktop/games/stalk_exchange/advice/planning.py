"""The best turn: every action by what the turn would come to, and the best of them followed by a second one."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from random import Random

from garden_desktop.core.policy import IsLate
from garden_desktop.core.types import Seat
from garden_desktop.games.stalk_exchange.advice.character import Character
from garden_desktop.games.stalk_exchange.advice.forecast import Forecast
from garden_desktop.games.stalk_exchange.rules import transitions
from garden_desktop.games.stalk_exchange.rules.choices import MoveGenerator
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.moves import END, FLUSH, Move
from garden_desktop.games.stalk_exchange.rules.state import State

HOPE = 0.01
"""How much better than what is there a fresh row is thought to be for a chance to win, its token not counted."""


class Planner:
    """One level at one table."""

    def __init__(self, config: RulesConfig, choices: MoveGenerator, character: Character) -> None:
        self._config, self._choices, self._like = config, choices, character
        self._forecast = Forecast(config, character)

    def choose(self, view: State, seat: Seat, rng: Random, late: IsLate) -> Move:
        """A legal move of `seat`; the same view and dice get the same move."""
        worth = dict(self._rated(view, seat, rng))
        if self._like.width and view.basic > 1:
            self._look_on(view, seat, rng, late, worth)
        return max(worth, key=worth.__getitem__)

    def chance(self, view: State, seat: Seat) -> float:
        """The chance of the seat that looks to win, if the turn ended here."""
        return self._forecast.chance(view, seat, self._forecast.held(view, seat))

    def _look_on(self, view: State, seat: Seat, rng: Random, late: IsLate, worth: dict[Move, float]) -> None:
        """Rate the best actions by the best one after each; the others drop out."""
        ranked = sorted(worth.items(), key=itemgetter(1), reverse=True)
        width = int(self._like.width)
        for move, _ in ranked[width:]:
            del worth[move]
        for move, alone in ranked[:width]:
            if move.kind in ("plant", "swap") and not late():
                after = transitions.apply(self._config, view, move)
                worth[move] = max((value for _, value in self._rated(after, seat, rng)), default=alone)

    def _rated(self, view: State, seat: Seat, rng: Random) -> Iterator[tuple[Move, float]]:
        """Every action worth looking at, with the chance to win if the turn ended after it."""
        held, noise = self._forecast.held(view, seat), self._like.noise
        for move in self._actions(view):
            value = self._value(view, seat, held, move)
            yield move, value + (rng.gauss(0.0, noise) if noise else 0.0)

    def _value(self, view: State, seat: Seat, held: dict[Seat, tuple[float, ...]], move: Move) -> float:
        if move.kind == "flush":
            fewer = list(view.tokens)
            fewer[seat] -= 1
            return self._forecast.chance(view._replace(tokens=tuple(fewer)), seat, held) + HOPE
        after = view if move.kind == "end" else transitions.apply(self._config, view, move)
        if move.kind == "swap":
            own = after.portfolios[seat]
            assert own is not None, "whoever swaps sees the own flowers"
            held = {**held, seat: tuple(map(float, own))}
        return self._forecast.chance(after, seat, held)

    def _actions(self, view: State) -> Iterator[Move]:
        """The legal moves, a flower that lies in several slots once: the rightmost would be gone anyway."""
        last = {flower: slot for slot, flower in enumerate(view.row)}
        for move in self._choices.legal(view):
            if move in (END, FLUSH) or last[move.flower] == move.slot:
                yield move
