"""What the two sides of a plant are called: each name of the standard pack is a sentence, for its adjective bends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora.data.words import called

Sides: TypeAlias = tuple[Message, Message]

_SIDES: Final[Mapping[str, Sides]] = {
    "Sagebrush": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Small Sagebrush"),
        QT_TRANSLATE_NOOP("fire_and_flora", "Big Sagebrush"),
    ),
    "Needlegrass": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Small Needlegrass"),
        QT_TRANSLATE_NOOP("fire_and_flora", "Big Needlegrass"),
    ),
    "Poppy": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Small Poppy"),
        QT_TRANSLATE_NOOP("fire_and_flora", "Big Poppy"),
    ),
    "Yucca": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Small Yucca"),
        QT_TRANSLATE_NOOP("fire_and_flora", "Big Yucca"),
    ),
    "Ceanothus": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Small Ceanothus"),
        QT_TRANSLATE_NOOP("fire_and_flora", "Big Ceanothus"),
    ),
    "Coyote Brush": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Small Coyote Brush"),
        QT_TRANSLATE_NOOP("fire_and_flora", "Big Coyote Brush"),
    ),
    "Live Oak": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Small Live Oak"),
        QT_TRANSLATE_NOOP("fire_and_flora", "Big Live Oak"),
    ),
    "Mustard": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Small Mustard"),
        QT_TRANSLATE_NOOP("fire_and_flora", "Big Mustard"),
    ),
    "Brome": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Small Brome"),
        QT_TRANSLATE_NOOP("fire_and_flora", "Big Brome"),
    ),
    "Giant Reed": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Small Giant Reed"),
        QT_TRANSLATE_NOOP("fire_and_flora", "Big Giant Reed"),
    ),
    "Eucalyptus": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Small Eucalyptus"),
        QT_TRANSLATE_NOOP("fire_and_flora", "Big Eucalyptus"),
    ),
}
_UNKNOWN: Final[Sides] = (
    QT_TRANSLATE_NOOP("fire_and_flora", "Small {plant}"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Big {plant}"),
)


def side(name: str, big: int) -> Message:
    """ "Big Live Oak"; a name we do not know stands behind its size as it is."""
    known = _SIDES.get(name)
    return known[big] if known else _UNKNOWN[big].of(plant=called(name))
