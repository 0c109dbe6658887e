"""Who knows how to play Gnomadic Gardeners: made for each table from its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from garden_desktop.core.advice import STRONGEST
from garden_desktop.core.character import characters_of
from garden_desktop.core.game import Adviser, Late, Level, Seat
from garden_desktop.core.text import Message
from garden_desktop.games.gnomadic_gardeners.advice.character import Character
from garden_desktop.games.gnomadic_gardeners.advice.counsel import Counsel
from garden_desktop.games.gnomadic_gardeners.advice.why import Why
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State


class Counsels:
    """All levels at one table."""

    def __init__(self, rules: GardenRules, found: Mapping[Level, Character]) -> None:
        self._why = Why(rules.law, rules.choices, found[STRONGEST])
        self._of = {level: Counsel(rules.law, rules.choices, character) for level, character in found.items()}

    def advise(self, view: State, seat: Seat, level: Level, rng: Random, late: Late) -> Move:
        return self._of[level].choose(view, seat, rng, late)

    def why(self, view: State, seat: Seat, move: Move) -> Sequence[Message]:
        return self._why.of(view, seat, move)


def adviser(rules: GardenRules, players: Path | None = None) -> Adviser:
    """The players of one table, by the numbers of a file of one's own or of the game. Raises PackError."""
    return Counsels(rules, characters_of("gnomadic_gardeners", players, Character, rules.seats))
