"""Who knows how to play Paths & Flower Beds: made for each table from its rules."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import TYPE_CHECKING

from garden_desktop.core.game import Adviser, Late, Level, Seat
from garden_desktop.games.paths_and_flower_beds.rules.moves import Move
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import State

if TYPE_CHECKING:
    from garden_desktop.games.paths_and_flower_beds.advice.planner import Planner


class FlowerAdviser:
    """The player of one table."""

    quick = False

    def __init__(self, rules: FlowerRules) -> None:
        self._rules = rules

    def advise(self, view: State, seat: Seat, level: Level, rng: Random, late: Late) -> Move:
        """A legal move of `seat`; the same view gets the same move."""
        return self._planner.choose(view, seat, level, late)

    @cached_property
    def _planner(self) -> Planner:
        """numpy is wanted only where somebody thinks."""
        from garden_desktop.games.paths_and_flower_beds.advice.planner import Planner

        return Planner(self._rules)


def adviser(rules: FlowerRules) -> Adviser:
    """The player of one table."""
    return FlowerAdviser(rules)
