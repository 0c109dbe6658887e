"""Modes of the game: the feud of several players, and the solo challenge."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.info import Mode
from garden_desktop.core.text import QT_TRANSLATE_NOOP

FEUD: Final = "feud"
SOLO: Final = "solo_challenge"

MODES: Final = (
    Mode(FEUD, QT_TRANSLATE_NOOP("fire_and_flora", "Competitive"), (2, 3, 4)),
    Mode(SOLO, QT_TRANSLATE_NOOP("fire_and_flora", "Solo: eight turns"), (1,)),
)
