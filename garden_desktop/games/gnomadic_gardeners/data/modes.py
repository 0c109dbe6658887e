"""Modes of the game: duel, solo against the automa, and the cooperative Shared Basket."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.info import Mode
from garden_desktop.core.text import QT_TRANSLATE_NOOP

AUTOMA: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The Scarecrow")
MODES: Final = (
    Mode("duel", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Competitive"), (2,)),
    Mode("solo", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Solo: against the Scarecrow"), (1,), automa=AUTOMA),
    Mode("basket", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Cooperative: the Shared Basket"), (2,), together=True),
)
