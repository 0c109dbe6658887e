"""What flowers are called."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP

FLOWER_NAMES: Final = (
    QT_TRANSLATE_NOOP("stalk_exchange", "Dahlia"),
    QT_TRANSLATE_NOOP("stalk_exchange", "Daffodil"),
    QT_TRANSLATE_NOOP("stalk_exchange", "Globemaster"),
    QT_TRANSLATE_NOOP("stalk_exchange", "Snowdrop"),
    QT_TRANSLATE_NOOP("stalk_exchange", "Tulip"),
)
"""By type."""
