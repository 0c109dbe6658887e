"""Policy of Paths & Flower Beds for all levels at one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from garden_desktop.core.character import characters_of
from garden_desktop.core.options import STRONGEST
from garden_desktop.core.rules import IsLate, Level, Policy
from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.advice.character import Character
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import Move, State

if TYPE_CHECKING:
    from garden_desktop.games.paths_and_flower_beds.advice.evaluation import GardenArrays
    from garden_desktop.games.paths_and_flower_beds.advice.planner import Planner
    from garden_desktop.games.paths_and_flower_beds.advice.why import HintWriter


class FlowerPolicy:
    """Policy of all levels at one table, each with weights of its own."""

    def __init__(self, rules: FlowerRules, found: Mapping[Level, Character]) -> None:
        self._rules, self._found = rules, found

    def choose_move(self, view: State, seat: Seat, level: Level, rng: Random, late: IsLate) -> Move:
        return self._of[level].choose(view, seat, rng, late)

    def explain_move(self, view: State, seat: Seat, move: Move) -> Sequence[Message]:
        return self._why.explain_move(view, seat, move)

    @cached_property
    def _why(self) -> HintWriter:
        from garden_desktop.games.paths_and_flower_beds.advice.why import HintWriter

        return HintWriter(self._rules, self._plots, self._found[STRONGEST])

    @cached_property
    def _plots(self) -> GardenArrays:
        from garden_desktop.games.paths_and_flower_beds.advice.evaluation import GardenArrays

        return GardenArrays(self._rules.config)

    @cached_property
    def _of(self) -> Mapping[Level, Planner]:
        """Planner of each level, made on first use: loading numpy takes a while."""
        from garden_desktop.games.paths_and_flower_beds.advice.planner import Planner

        return {level: Planner(self._rules, self._plots, character) for level, character in self._found.items()}


def policy(rules: FlowerRules, players: Path | None = None) -> Policy:
    """Policy of one table, with the weights in `players` or else in the game's players.toml. Raises PackError."""
    return FlowerPolicy(rules, characters_of("paths_and_flower_beds", players, Character, rules.seats))
