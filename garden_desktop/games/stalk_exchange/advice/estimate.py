"""Win chances in Stalk Exchange: expected portfolios, valued at the Stalk Values expected after the crash."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.character import characters_of
from garden_desktop.core.estimate import Estimator, ExpectedScores, ScoreUncertainty, uncertainty_of
from garden_desktop.core.rules import Policy
from garden_desktop.games.stalk_exchange.advice.character import Character, Forecast
from garden_desktop.games.stalk_exchange.advice.policy import policy
from garden_desktop.games.stalk_exchange.rules.rules import MarketRules
from garden_desktop.games.stalk_exchange.rules.state import State

OPENING: Final = ("first", "deal")
"""Phases in which portfolios are still being dealt."""


class MarketEstimator(Estimator):
    """Estimator that values a position with the weights of the expert level."""

    def __init__(self, rules: MarketRules, advises: Policy, like: Character, doubt: ScoreUncertainty) -> None:
        super().__init__(rules, advises, doubt)
        self._config = rules.config
        self._forecast = Forecast(rules.config, like)

    def outlook(self, view: State) -> ExpectedScores:
        """Expected points of every side: real portfolios where all are shown, else those the viewer expects."""
        config = self._config
        seats = range(config.seats)
        shown = [seat for seat in seats if view.portfolios[seat] is not None]
        if view.phase in OPENING or not shown:
            return ExpectedScores((0.0,) * config.seats, 1.0)
        if len(shown) == config.seats:
            held = {seat: tuple(map(float, own)) for seat, own in enumerate(view.portfolios) if own is not None}
        else:
            held = self._forecast.held(view, shown[0])
        finals, left = self._forecast.crash(view, held)
        kept = self._forecast.kept(left)
        worth = [sum(map(float.__mul__, held[seat], finals)) + kept * view.tokens[seat] for seat in seats]
        return ExpectedScores(tuple(worth), left / (config.start + 1))


def estimator(rules: MarketRules) -> MarketEstimator | None:
    """Estimator of one table. Raises PackError if players.toml or estimate.toml is damaged."""
    if rules.sides < 2:
        return None
    like = characters_of("stalk_exchange", None, Character, rules.seats)["expert"]
    return MarketEstimator(rules, policy(rules), like, uncertainty_of("stalk_exchange", rules.seats))
