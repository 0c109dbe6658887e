"""What one character does: the secret choice of gnomes as a matrix game, the rest to the end of the round."""

from __future__ import annotations

from itertools import permutations
from random import Random

from garden_desktop.core.policy import IsLate
from garden_desktop.core.regret import equilibrium
from garden_desktop.core.types import Seat
from garden_desktop.games.gnomadic_gardeners.advice.character import Character
from garden_desktop.games.gnomadic_gardeners.advice.forecast import Forecast, Play
from garden_desktop.games.gnomadic_gardeners.advice.worth import PositionValue
from garden_desktop.games.gnomadic_gardeners.rules.choices import MoveGenerator
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State, bits_of, replace_side
from garden_desktop.games.gnomadic_gardeners.rules.transitions import apply

ANSWERS = ("fulfil", "use", "lend", "recruit")
"""The questions of a round after the reveal."""
BEST = 24
"""So many plays of each side, the best against anything, go into the matrix that is solved."""


class LevelPolicy:
    """Policy of one level."""

    def __init__(self, config: RulesConfig, choices: MoveGenerator, character: Character) -> None:
        self._config, self._choices, self._character = config, choices, character
        self._worth = PositionValue(config, character)

    def choose(self, view: State, seat: Seat, rng: Random, late: IsLate) -> Move:
        state = self.known(view, seat)
        if state.phase == "commit":
            return self._commit(state, seat, rng, late)
        moves = self._choices.legal(state)
        if state.phase == "keep":
            return max(moves, key=lambda move: self._worth.gnomes[move.bits])
        return max(moves, key=lambda move: self._settled(apply(self._config, state, move), seat))

    def known(self, view: State, seat: Seat) -> State:
        """The view with the other hand, which the own one tells, and without what is sealed."""
        if self._config.solo:
            return view
        other, state = 1 - seat, view
        if state.hands[other] < 0:
            state = state._replace(hands=replace_side(state.hands, other, self._config.gnomes & ~state.hands[seat]))
        if state.plays[other] < 0:
            state = state._replace(plays=replace_side(state.plays, other, 0))
        return state

    def _settled(self, state: State, seat: Seat) -> float:
        """The rest of the round when each side does what is best for itself."""
        if state.phase not in ANSWERS:
            return self._worth.value_of(state, seat)
        values = [self._settled(apply(self._config, state, move), seat) for move in self._choices.legal(state)]
        return max(values) if state.turn == seat or self._config.basket else min(values)

    # --- the secret choice

    def _commit(self, state: State, seat: Seat, rng: Random, late: IsLate) -> Move:
        forecast = Forecast(self._config, self._choices, self._worth, state)
        mine = forecast.plays(seat)
        if not self._config.solo:
            return self._against(forecast, mine, seat, rng, late)
        return self._best(mine, self._means(forecast, mine, self.orders(forecast, state), seat), rng).move

    def orders(self, forecast: Forecast, state: State) -> list[Play]:
        """All that the Scarecrow may be told to do, as likely as each other."""
        top, *rest = state.pile
        if top.bit_count() > 1:
            return [forecast.automa(left, right) for left, right in permutations(bits_of(top), 2)]
        (left,) = bits_of(top)
        return [forecast.automa(left, right) for right in bits_of(rest[0])]

    def _against(self, forecast: Forecast, mine: list[Play], seat: Seat, rng: Random, late: IsLate) -> Move:
        yours = forecast.plays(1 - seat)
        few = int(self._character.plays)
        if few:
            yours = rng.sample(yours, min(few, len(yours)))
        values = self._means(forecast, mine, yours, seat)
        rounds = int(self._character.rounds)
        if not rounds or self._config.basket or late():
            return self._best(mine, values, rng).move
        losses = [-v for v in self._means(forecast, yours, mine, 1 - seat)]
        mine = [mine[i] for i in sorted(range(len(mine)), key=lambda i: -values[i])[:BEST]]
        yours = [yours[i] for i in sorted(range(len(yours)), key=lambda i: losses[i])[:BEST]]
        payoffs = [[self._value(forecast, one, two, seat) for two in yours] for one in mine]
        strategy, _ = equilibrium(payoffs, rounds)
        return rng.choices(mine, strategy)[0].move

    def _means(self, forecast: Forecast, mine: list[Play], yours: list[Play], seat: Seat) -> list[float]:
        """What each play brings against any of the other side's alike; together, against the best partner."""
        if self._config.basket:
            return [max(self._value(forecast, one, two, seat) for two in yours) for one in mine]
        return [sum(self._value(forecast, one, two, seat) for two in yours) / len(yours) for one in mine]

    def _value(self, forecast: Forecast, one: Play, two: Play, seat: Seat) -> float:
        if seat == 0:
            return forecast.chance(one, two)
        return forecast.chance(two, one) if self._config.basket else 1 - forecast.chance(two, one)

    def _best(self, plays: list[Play], values: list[float], rng: Random) -> Play:
        noise = self._character.noise
        heard = [value + rng.gauss(0, noise) if noise else value for value in values]
        return plays[max(range(len(plays)), key=heard.__getitem__)]
