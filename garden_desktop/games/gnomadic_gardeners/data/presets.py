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
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "Any time of the year, and the table tells which cards are still to come."
        ),
        {"deduction_aid": "on", **WITH_HINTS},
    ),
    AS_WRITTEN,
    Preset(
        "evening",
        EVENING,
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "A whole season: seven games, each in a month with a rule of its own."),
        {"season": "on"},
    ),
)
