"""Who knows how to play Fire and Flora: made for each table from its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from garden_desktop.core.character import characters_of
from garden_desktop.core.policy import IsLate, Level, Policy
from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.character import Character
from garden_desktop.games.fire_and_flora.advice.level_policy import LevelPolicy
from garden_desktop.games.fire_and_flora.advice.why import HintWriter
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.state import State


class FloraPolicy:
    """All levels at one table. They judge in no time, each by its own numbers."""

    def __init__(self, rules: FloraRules, found: Mapping[Level, Character]) -> None:
        self._why = HintWriter(rules.config, rules.choices)
        self._of = {level: LevelPolicy(rules.config, rules.choices, character) for level, character in found.items()}

    def choose_move(self, view: State, seat: Seat, level: Level, rng: Random, late: IsLate) -> Move:
        return self._of[level].choose(view, seat, rng)

    def explain_move(self, view: State, seat: Seat, move: Move) -> Sequence[Message]:
        return self._why.explain_move(view, seat, move)


def policy(rules: FloraRules, players: Path | None = None) -> Policy:
    """The players of one table, by the numbers of a file of one's own or of the game. Raises PackError."""
    return FloraPolicy(rules, characters_of("fire_and_flora", players, Character, rules.seats))
