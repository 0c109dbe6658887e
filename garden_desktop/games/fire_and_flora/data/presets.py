"""Options that go well together."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.advice import WITH_HINTS
from garden_desktop.core.game import Preset
from garden_desktop.core.options import AS_WRITTEN, EVENING, FIRST_GAME
from garden_desktop.core.text import QT_TRANSLATE_NOOP

PRESETS: Final = (
    Preset(
        "first",
        FIRST_GAME,
        QT_TRANSLATE_NOOP("fire_and_flora", "Eight stars win and nobody trades: time to get to know plants and fires."),
        {"target": "8", "trading": "off", "bar": "8", **WITH_HINTS},
    ),
    AS_WRITTEN,
    Preset(
        "evening",
        EVENING,
        QT_TRANSLATE_NOOP("fire_and_flora", "Fifteen stars win, some plants leave seeds, and the creeks rise."),
        {"target": "15", "seed_bank": "on", "floods": "on"},
    ),
)
