"""Who knows how to play Stalk Exchange: made for each table from its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from garden_desktop.core.advice import STRONGEST
from garden_desktop.core.character import characters_of
from garden_desktop.core.policy import IsLate, Level, Policy
from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat
from garden_desktop.games.stalk_exchange.advice.character import Character
from garden_desktop.games.stalk_exchange.advice.planning import Planner
from garden_desktop.games.stalk_exchange.advice.why import HintWriter
from garden_desktop.games.stalk_exchange.rules.moves import Move
from garden_desktop.games.stalk_exchange.rules.rules import MarketRules
from garden_desktop.games.stalk_exchange.rules.state import State


class MarketPolicy:
    """All levels at one table."""

    def __init__(self, rules: MarketRules, found: Mapping[Level, Character]) -> None:
        self._why = HintWriter(rules.config, rules.choices, found[STRONGEST])
        self._of = {level: Planner(rules.config, rules.choices, character) for level, character in found.items()}

    def choose_move(self, view: State, seat: Seat, level: Level, rng: Random, late: IsLate) -> Move:
        return self._of[level].choose(view, seat, rng, late)

    def explain_move(self, view: State, seat: Seat, move: Move) -> Sequence[Message]:
        return self._why.explain_move(view, seat, move)


def policy(rules: MarketRules, players: Path | None = None) -> Policy:
    """The players of one table, by the numbers of a file of one's own or of the game. Raises PackError."""
    return MarketPolicy(rules, characters_of("stalk_exchange", players, Character, rules.seats))
