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
            "stalk_exchange", "A small Garden and no Seedy Business: harvests come soon, and each turn is short."
        ),
        {"garden_side": "3", "seedy": "none", **WITH_HINTS},
    ),
    AS_WRITTEN,
    Preset(
        "evening",
        EVENING,
        QT_TRANSLATE_NOOP("stalk_exchange", "A wide Garden and a long market: time for patient schemes."),
        {"garden_side": "5", "length": "long"},
    ),
)
