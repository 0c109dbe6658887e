"""What the new-game sheet says of a table before the match: what alone is to be reached, and how long it takes."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules

_SQUARES_A_TURN: Final = 5
"""14, 17, 20, 24 and 35 turns with two seats in gardens of 64 to 156 squares (docs/rules/paths_and_flower_beds.md)."""
_SHORTEST, _TURNS, _A_TURN = 15, 10, 30 / 25
"""10 to 35 turns take two people 15 to 45 minutes (the same page)."""
_PEOPLE: Final = 2


def goal(rules: FlowerRules) -> Message | None:
    """The marks of the map, for one person alone."""
    config = rules.config
    if config.seats > 1:
        return None
    return GOAL.of(bronze=config.medals.bronze, silver=config.medals.silver, gold=config.medals.gold)


def minutes(rules: FlowerRules, people: int) -> float:
    """At one screen people plant one after the other, so the time goes with their number."""
    turns = len(rules.config.board.names) / _SQUARES_A_TURN
    return (_SHORTEST + (turns - _TURNS) * _A_TURN) * people / _PEOPLE


GOAL: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "Goal: a walk of {bronze} points for bronze, {silver} for silver, {gold} for gold"
)
