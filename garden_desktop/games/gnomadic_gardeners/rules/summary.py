"""Summary of a table for the new-match sheet: the goal of solo and cooperative games, and the expected duration."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules

_MINUTES: Final = 10
"""Minutes for each person: the box says 10 to 20 for one or two. No option changes nine rounds by more than one."""


def goal(rules: GardenRules) -> Message | None:
    """Goal of a solo or cooperative game; None for a duel, whose goal is in the rules."""
    config = rules.config
    if config.solo:
        return GOAL_ALONE.of(bliss=config.pack.numbers.target)
    return GOAL_TOGETHER.of(bliss=config.level.goal, rounds=config.level.last_round) if config.basket else None


def minutes(rules: GardenRules, people: int) -> float:
    """Expected minutes of a match, as printed on the box for one or two people."""
    return _MINUTES * people


GOAL_ALONE: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "Goal: more bliss than the Scarecrow once one of you has {bliss}"
)
GOAL_TOGETHER: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Goal: {bliss} bliss together within {rounds} rounds")
