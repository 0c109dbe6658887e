"""Who knows how to play Gnomadic Gardeners: made for each table from its rules."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from garden_desktop import paths
from garden_desktop.core.advice import STRONGEST
from garden_desktop.core.character import characters
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

    def why(self, view: State, seat: Seat, move: Move) -> Message:
        return self._why.of(view, seat, move)


def adviser(rules: GardenRules) -> Adviser:
    """The players of one table. Raises PackError where their file is damaged."""
    file = paths.resource("gnomadic_gardeners", "players.toml")
    text = file.read_text(encoding="utf-8")
    return Counsels(rules, characters(text, file.name, Character, rules.seats))
