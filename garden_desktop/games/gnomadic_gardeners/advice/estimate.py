"""Win chances in Gnomadic Gardeners: bliss, animals and gnomes of both sides over the rounds still to come."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from garden_desktop.core.character import characters_of
from garden_desktop.core.estimate import Chances, Estimator, ExpectedScores, ScoreUncertainty, chances, uncertainty_of
from garden_desktop.core.regret import equilibrium
from garden_desktop.core.rules import Policy
from garden_desktop.core.types import Seat
from garden_desktop.games.gnomadic_gardeners.advice.character import Character, PositionValue
from garden_desktop.games.gnomadic_gardeners.advice.forecast import Forecast, Play
from garden_desktop.games.gnomadic_gardeners.advice.policy import ANSWERS, BEST, LevelPolicy, policy
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import HIDDEN, Move, State
from garden_desktop.games.gnomadic_gardeners.rules.transitions import apply

SUREST: Final = 8.0
"""Largest lead, in log-odds."""


class GardenEstimator(Estimator):
    """Estimator with the weights of the expert level. Sealed plays count only once they are revealed.

    The lead of side 1 is given in log-odds of its winning probability.
    """

    def __init__(self, rules: GardenRules, advises: Policy, like: Character, doubt: ScoreUncertainty) -> None:
        super().__init__(rules, advises, doubt)
        self._config, self._generator, self._like = rules.config, rules.generator, like
        self._worth, self._counsel = PositionValue(rules.config, like), LevelPolicy(rules.config, rules.generator, like)

    def outlook(self, view: State) -> ExpectedScores:
        """Lead of side 1 in log-odds and the share of the match to come, with the rest of the round played out."""
        if not view.round or (min(view.hands) < 0 and not self._config.solo):
            return ExpectedScores((0.0, 0.0), 1.0)
        state = view._replace(plays=(0, 0)) if view.phase == "commit" or HIDDEN in view.plays else view
        return self._of(self._settled(state), state)

    def seals(self, state: State) -> bool:
        """Whether plays are being sealed."""
        return state.phase == "commit"

    def evaluate_moves(self, view: State, seat: Seat, moves: Sequence[Move], *, alone: bool = False) -> list[Chances]:
        """Win chances after each move; a sealed play is judged against the opponent's mixed strategy."""
        if view.phase != "commit":
            return super().evaluate_moves(view, seat, moves, alone=alone)
        state = self._counsel.known(view, seat)
        found = self._sealed(Forecast(self._config, self._generator, self._worth, state), state, seat)
        return [chances(self._of(found[move], state), self.doubt) for move in moves]

    def _of(self, chance: float, state: State) -> ExpectedScores:
        odds = min(1 - 1e-9, max(1e-9, chance))
        lead = max(-SUREST, min(SUREST, log(odds / (1 - odds))))
        return ExpectedScores(
            (lead, 0.0), self._worth.left(state.scores) * self._like.pace / self._config.pack.numbers.target
        )

    def _settled(self, state: State) -> float:
        """Winning probability of side 1 if each side plays the rest of the round best for itself: minimax."""
        if state.phase not in ANSWERS:
            return self._worth.value_of(state, 0)
        values = [self._settled(apply(self._config, state, move)) for move in self._generator.legal(state)]
        return max(values) if state.turn == 0 else min(values)

    def _sealed(self, forecast: Forecast, state: State, seat: Seat) -> dict[Move, float]:
        """Winning probability of side 1 for each play of `seat`, against the opponent's equilibrium strategy."""
        mine = forecast.plays(seat)
        if self._config.solo:
            orders = self._counsel.orders(forecast, state)
            return {one.move: sum(forecast.chance(one, two) for two in orders) / len(orders) for one in mine}
        yours, weights = self._answers(forecast, mine, forecast.plays(1 - seat), seat)
        pairs = [(two, weight) for two, weight in zip(yours, weights, strict=True) if weight]
        return {one.move: sum(weight * _chance(forecast, one, two, seat) for two, weight in pairs) for one in mine}

    def _answers(
        self, forecast: Forecast, mine: list[Play], yours: list[Play], seat: Seat
    ) -> tuple[list[Play], list[float]]:
        """Opponent plays with their probabilities in an approximate equilibrium (regret matching).

        Only the `BEST` plays of each side enter the matrix.
        """
        sign = 1 if seat == 0 else -1
        table = [[sign * _chance(forecast, one, two, seat) for two in yours] for one in mine]
        rows = sorted(range(len(mine)), key=lambda i: -sum(table[i]))[:BEST]
        columns = sorted(range(len(yours)), key=lambda j: sum(line[j] for line in table))[:BEST]
        payoffs = [[table[i][j] for j in columns] for i in rows]
        return [yours[j] for j in columns], equilibrium(payoffs, int(self._like.rounds))[1]


def _chance(forecast: Forecast, one: Play, two: Play, seat: Seat) -> float:
    return forecast.chance(one, two) if seat == 0 else forecast.chance(two, one)


def estimator(rules: GardenRules) -> GardenEstimator | None:
    """Estimator of one table; None in the Shared Basket, without opponents. Raises PackError if a file is damaged."""
    if rules.config.basket:
        return None
    like = characters_of("gnomadic_gardeners", None, Character, rules.seats)["expert"]
    return GardenEstimator(rules, policy(rules), like, uncertainty_of("gnomadic_gardeners", rules.seats))
