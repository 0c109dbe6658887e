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
            "paths_and_flower_beds", "The Cloister, with gardens that everybody may see: look how the others do it."
        ),
        {"map": "M2", "open_grids": "on", **WITH_HINTS},
    ),
    AS_WRITTEN,
    Preset(
        "evening",
        EVENING,
        QT_TRANSLATE_NOOP(
            "paths_and_flower_beds", "The Long Terrace, the largest garden there is: more than thirty turns."
        ),
        {"map": "M5"},
    ),
)
