"""Summary of a table for the new-match sheet: the goal of a solo game, and the expected duration."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules

_SQUARES_A_TURN: Final = 5
"""Squares of the map for each turn of a match.

Measured: 14, 17, 20, 24 and 35 turns with two seats on maps of 64 to 156 squares (docs/rules/paths_and_flower_beds.md).
"""
_SHORTEST, _TURNS, _A_TURN = 15, 10, 30 / 25
"""Minutes of a match of 10 turns, those turns, and minutes for each further one.

10 to 35 turns take two people 15 to 45 minutes (docs/rules/paths_and_flower_beds.md).
"""
_PEOPLE: Final = 2


def goal(rules: FlowerRules) -> Message | None:
    """Medal scores of the map, for a solo game; None with several players."""
    config = rules.config
    if config.seats > 1:
        return None
    return GOAL.of(bronze=config.medals.bronze, silver=config.medals.silver, gold=config.medals.gold)


def minutes(rules: FlowerRules, people: int) -> float:
    """Expected minutes of a match; proportional to the people, who take turns at one screen."""
    turns = len(rules.config.board.names) / _SQUARES_A_TURN
    return (_SHORTEST + (turns - _TURNS) * _A_TURN) * people / _PEOPLE


GOAL: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "Goal: a walk of {bronze} points for bronze, {silver} for silver, {gold} for gold"
)
