"""Names of the standard pack's cards in the reader's language, and of cards of other packs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message

RESOURCE_NAMES: Final = (
    QT_TRANSLATE_NOOP("fire_and_flora", "Water"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Fire"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Labor"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Nefarious"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Time"),
)
"""Names of Resource Cards by type."""

_CALLED: Final = (
    QT_TRANSLATE_NOOP("fire_and_flora", "Sagebrush"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Needlegrass"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Poppy"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Yucca"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Ceanothus"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Coyote Brush"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Live Oak"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Mustard"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Brome"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Giant Reed"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Eucalyptus"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Headquarters"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Empty Field"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Native Plant Nursery"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Fire Station"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Nature Center"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Volunteer Center"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Reservoir"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Ranger Station"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Fire Lookout"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Farm Stand"),
    QT_TRANSLATE_NOOP("fire_and_flora", "University Field Station"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Goat Ranch"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Gift Shop"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Downed Power Line"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Escaped Campfire"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Crashed Airplane"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Lightning Strike"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Dragging Chain"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Discarded Cigarette"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Illegal Fireworks"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Mower Spark"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Arson"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Burning Car"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Target Shooting"),
    QT_TRANSLATE_NOOP("fire_and_flora", "El Niño"),
    QT_TRANSLATE_NOOP("fire_and_flora", "La Niña"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Recession"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Economic Boom"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Evil Squirrel"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Pack Rat"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Earthquake"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Winter Rain"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Santa Ana Winds"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Flock of Parrots"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Rainbow"),
    QT_TRANSLATE_NOOP("fire_and_flora", "The Years Go By"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Volunteer Day"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Hitchhiking Seeds"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Conservation Grant"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Land Auction"),
    QT_TRANSLATE_NOOP("fire_and_flora", "Flood"),
)
_BY_NAME: Final = {message.source: message for message in _CALLED}
_AS_IT_IS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{name}")


@lru_cache(1_000)
def called(name: str) -> Message:
    """Translated name of a card; names of other packs stay as they are."""
    return _BY_NAME.get(name, _AS_IT_IS.of(name=name))


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
    """Name of one side of a plant: "Big Live Oak"; unknown names follow their size untranslated."""
    known = _SIDES.get(name)
    return known[big] if known else _UNKNOWN[big].of(plant=called(name))
