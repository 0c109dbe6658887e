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
FLOWER_LETTERS: Final = (
    QT_TRANSLATE_NOOP("stalk_exchange letters", "D"),
    QT_TRANSLATE_NOOP("stalk_exchange letters", "F"),
    QT_TRANSLATE_NOOP("stalk_exchange letters", "G"),
    QT_TRANSLATE_NOOP("stalk_exchange letters", "S"),
    QT_TRANSLATE_NOOP("stalk_exchange letters", "T"),
)
"""The marks that tell the flowers apart without colour or drawing, by type: in each language a letter of the name."""
