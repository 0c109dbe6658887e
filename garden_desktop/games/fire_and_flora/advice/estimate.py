"""Win chances in Fire and Flora: landscapes, coins, and their income over the turns left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from garden_desktop.core.character import characters_of
from garden_desktop.core.estimate import Estimator, ExpectedScores, ScoreUncertainty, uncertainty_of
from garden_desktop.core.rules import Policy
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.character import Character, LandscapeValuation
from garden_desktop.games.fire_and_flora.advice.policy import policy
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import NOBODY, State

FITTED: Final[Mapping[str, Any]] = {
    "coin": 0.454,
    "card": 0.75,
    "small": 0.479,
    "a_star": 1.6,
    "ease": 0.55,
    "purse": Character().purse,
    "ready": 0.0,
}
"""Weights that estimate.toml was fitted to, where they differ from those that the expert plays by."""


class FloraEstimator(Estimator):
    """Estimator with the weights of the expert level but for `FITTED`, from public facts."""

    def __init__(self, rules: FloraRules, advises: Policy, like: Character, doubt: ScoreUncertainty) -> None:
        super().__init__(rules, advises, doubt)
        self._config, self._like = rules.config, like._replace(**FITTED)
        self._taste = LandscapeValuation(rules.config, self._like)

    def outlook(self, view: State) -> ExpectedScores:
        """Expected points of every side: its estate, and the number of its cards."""
        config = self._config
        if view.turn == NOBODY:
            return ExpectedScores((0.0,) * config.seats, 1.0)
        turns = self._taste.standing(view).turns
        worth = [
            self._taste.estate(view, seat, turns) + self._like.card * view.sizes[seat] for seat in range(config.seats)
        ]
        stars = max(stars_of(config, view, seat) for seat in range(config.seats))
        left = min(1 - stars / config.target, (config.rounds - view.round + 1) / config.rounds)
        buyer = (view.turn + 1) % config.seats if view.marks.bought else view.turn
        return ExpectedScores(tuple(worth), left, buyer)

    def goes_on(self, state: State, seat: Seat) -> bool:
        """Whether the turn of `seat` still runs: draws, responses and trade talks belong to it."""
        begun = state.turn == seat or state.exchange is not None or state.talks is not None
        return begun and self.rules.to_move(state) is not None


def estimator(rules: FloraRules) -> FloraEstimator | None:
    """Estimator of one table; None for the solo challenge. Raises PackError if a file is damaged."""
    if rules.sides < 2:
        return None
    like = characters_of("fire_and_flora", None, Character, rules.seats)["expert"]
    return FloraEstimator(rules, policy(rules), like, uncertainty_of("fire_and_flora", rules.seats))
