"""The computer players by the names the new-game sheet gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from garden_desktop.core.info import GameInfo
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message


class Strength(NamedTuple):
    """A level on the sheet: its key, its name, and a sentence on how it plays, where the game has one."""

    key: str
    name: Message
    plays: Message | None = None


def strengths(info: GameInfo) -> Sequence[Strength]:
    """Every level at the table of a game, weakest first."""
    plays = info.plays or (None,) * len(STRENGTHS)
    return [Strength(key, name, how) for (key, name), how in zip(STRENGTHS, plays, strict=True)]


STRENGTHS: Final[tuple[tuple[str, Message], ...]] = (
    ("easy", QT_TRANSLATE_NOOP("strengths", "Easy-going")),
    ("steady", QT_TRANSLATE_NOOP("strengths", "Steady")),
    ("thoughtful", QT_TRANSLATE_NOOP("strengths", "Thoughtful")),
    ("expert", QT_TRANSLATE_NOOP("strengths", "Expert")),
)
"""Key of the level -> its name, weakest first."""
