"""Win chances in Paths & Flower Beds, from the expected walk of each garden."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from garden_desktop.core.character import characters_of
from garden_desktop.core.estimate import Estimator, ExpectedScores, ScoreUncertainty, uncertainty_of
from garden_desktop.core.rules import Policy
from garden_desktop.games.paths_and_flower_beds.advice.character import Character
from garden_desktop.games.paths_and_flower_beds.advice.policy import policy
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, State

if TYPE_CHECKING:
    from garden_desktop.games.paths_and_flower_beds.advice.evaluation import GardenArrays, GardenValue


class WalkEstimator(Estimator):
    """Estimator with the weights of the expert level; a hidden garden counts as the mean of those shown."""

    def __init__(self, rules: FlowerRules, advises: Policy, like: Character, doubt: ScoreUncertainty) -> None:
        super().__init__(rules, advises, doubt)
        self._config, self._walks, self._like = rules.config, rules.walks, like
        self._known: dict[Garden, float] = {}

    def outlook(self, view: State) -> ExpectedScores:
        """Expected points of every side: walks that are traced already, else the evaluation of its garden."""
        usable = self._config.map.usable.bit_count()
        shown = [garden for garden in view.gardens if garden is not None]
        if view.phase == "tracing":
            worth = [float(walk.total) if walk else None for walk in self._walks.counted(view)]
            done = len(view.traces)
            worth = [own if seat < done else self._walked(view.gardens[seat]) for seat, own in enumerate(worth)]
        else:
            worth = [None if garden is None else self._expected(garden) for garden in view.gardens]
        known = [own for own in worth if own is not None]
        usual = sum(known) / len(known) if known else 0.0
        free = max((garden.free.bit_count() for garden in shown), default=usable) / usable
        left = 0.0 if view.phase == "tracing" else (free - self._like.end) / (1 - self._like.end)
        return ExpectedScores(tuple(usual if own is None else own for own in worth), left)

    def _walked(self, garden: Garden | None) -> float | None:
        return None if garden is None else float(self._walks.best(garden).total)

    def _expected(self, garden: Garden) -> float:
        """Expected score of a garden; cached, because the same gardens are asked for again and again."""
        found = self._known.get(garden)
        if found is None:
            plots, worth = self._judges
            found = float(worth.value_of(plots.column(garden))[0])
            if len(self._known) > KEPT:
                self._known.clear()
            self._known[garden] = found
        return found

    @cached_property
    def _judges(self) -> tuple[GardenArrays, GardenValue]:
        """Garden arrays and evaluation, made on first use: loading numpy takes a while."""
        from garden_desktop.games.paths_and_flower_beds.advice.evaluation import GardenArrays, GardenValue

        plots = GardenArrays(self._config)
        return plots, GardenValue(self._config, plots, self._like)


KEPT = 64
"""Size of the cache of evaluated gardens."""


def estimator(rules: FlowerRules) -> WalkEstimator | None:
    """Estimator of one table; None for a solo garden. Raises PackError if a file is damaged."""
    if rules.sides < 2:
        return None
    like = characters_of("paths_and_flower_beds", None, Character, rules.seats)["expert"]
    return WalkEstimator(rules, policy(rules), like, uncertainty_of("paths_and_flower_beds", rules.seats))
