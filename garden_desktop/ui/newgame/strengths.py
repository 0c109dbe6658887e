"""The computer players by the names the new-game sheet gives them."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message

STRENGTHS: Final[tuple[tuple[str, Message], ...]] = (
    ("easy", QT_TRANSLATE_NOOP("strengths", "Easy-going")),
    ("steady", QT_TRANSLATE_NOOP("strengths", "Steady")),
    ("thoughtful", QT_TRANSLATE_NOOP("strengths", "Thoughtful")),
    ("expert", QT_TRANSLATE_NOOP("strengths", "Expert")),
)
"""Key of the level -> its name, weakest first."""
