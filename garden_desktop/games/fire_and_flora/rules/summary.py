"""What the new-game sheet says of a table before the match: what alone is to be reached, and how long it takes."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules

_MINUTES: Final = 30
_STARS: Final = 12
"""A match to twelve stars takes half an hour for each player (FF-05)."""


def goal(rules: FloraRules) -> Message | None:
    """What one person alone has to reach; among several it is the stars of the rules."""
    config = rules.config
    return GOAL.of(n=config.target, turns=config.rounds) if config.solo else None


def minutes(rules: FloraRules, people: int) -> float:
    """Turns go with the stars to reach: 5, 6, 7.5 and 9 for each seat at 8, 10, 12 and 15 stars among matches of two to
    four computers."""
    return _MINUTES * people * rules.config.target / _STARS


GOAL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Goal: %n star(s) within {turns} turns")
