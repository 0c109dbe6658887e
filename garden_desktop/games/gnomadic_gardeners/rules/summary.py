"""What the new-game sheet says of a table before the match: what is to be reached, and how long it takes."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules

_MINUTES: Final = 10
"""For each person: 10 to 20 minutes for one or two are printed on the box. No option changes the number of rounds by
more than one of nine."""


def goal(rules: GardenRules) -> Message | None:
    """What one person, or two together, have to reach; of two against each other it is the bliss of the rules."""
    config = rules.config
    if config.solo:
        return GOAL_ALONE.of(bliss=config.pack.numbers.target)
    return GOAL_TOGETHER.of(bliss=config.level.goal, rounds=config.level.last_round) if config.basket else None


def minutes(rules: GardenRules, people: int) -> float:
    """As long as the box says for one or two."""
    return _MINUTES * people


GOAL_ALONE: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "Goal: more bliss than the Scarecrow when one of you has {bliss}"
)
GOAL_TOGETHER: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Goal: {bliss} bliss together within {rounds} rounds")
