"""Summary of a table for the new-match sheet: the goal of the solo challenge, and the expected duration."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules

_MINUTES: Final = 30
_STARS: Final = 12
"""Stars of a match that takes half an hour for each player (FF-05)."""


def goal(rules: FloraRules) -> Message | None:
    """Goal of the solo challenge; None with several players."""
    config = rules.config
    return GOAL.of(n=config.target, turns=config.rounds) if config.solo else None


def minutes(rules: FloraRules, people: int) -> float:
    """Expected minutes of a match, proportional to the stars to reach.

    Measured: 5, 6, 7.5 and 9 turns for each seat at 8, 10, 12 and 15 stars, in matches of two to four computers.
    """
    return _MINUTES * people * rules.config.target / _STARS


GOAL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Goal: %n star(s) within {turns} turns")
