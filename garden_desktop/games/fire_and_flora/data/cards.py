"""Resource Cards and causes, numbered 0 to 4 in the fixed order of the rules (6.1), and the names of cards: of the
standard pack in the reader's language, of other packs as their makers wrote them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import product
from operator import ge
from typing import Final, TypeAlias

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message

Counts: TypeAlias = tuple[int, ...]
"""Number of cards by type."""

RESOURCES: Final = ("water", "fire", "labor", "nefarious", "time")
WATER, FIRE, LABOR, NEFARIOUS, TIME = range(5)
TYPES: Final = range(5)
NONE: Final[Counts] = (0, 0, 0, 0, 0)

UNBLOCKABLE: Final = -1
STOPPER: Final = (FIRE, WATER, NEFARIOUS, LABOR, UNBLOCKABLE)
"""For each type the type that blocks it (FF-104 to FF-106)."""

CAUSES: Final[tuple[tuple[int, ...], ...]] = (
    *((one,) for one in TYPES),
    *((one, two) for one in TYPES for two in range(one, 5)),
)
"""All causes, of one icon or two. A cause is its index in this tuple, so that a single icon is its type."""

CAUSE_TEXTS: Final = tuple("+".join(RESOURCES[icon] for icon in cause) for cause in CAUSES)
NEEDS: Final[tuple[Counts, ...]] = tuple(tuple(cause.count(icon) for icon in TYPES) for cause in CAUSES)
"""For each cause the number of cards it needs by type."""


def with_icon(icon: int) -> int:
    """Bit set of the causes that contain an icon."""
    return sum(1 << cause for cause, icons in enumerate(CAUSES) if icon in icons)


WATERY: Final = with_icon(WATER)
BARRED_BY_PRESERVE: Final = with_icon(LABOR) | with_icon(NEFARIOUS)


def add(counts: Counts, kind: int, number: int = 1) -> Counts:
    """A copy of `counts` with `number` added for one type."""
    found = list(counts)
    found[kind] += number
    return tuple(found)


def plus(one: Counts, two: Counts) -> Counts:
    return tuple(map(int.__add__, one, two))


def minus(one: Counts, two: Counts) -> Counts:
    return tuple(map(int.__sub__, one, two))


def least(one: Counts, two: Counts) -> Counts:
    return tuple(map(min, one, two))


def covers(held: Counts, wanted: Counts) -> bool:
    """Whether `held` has all of `wanted`."""
    return all(map(ge, held, wanted))


def counted(kinds: Iterable[int]) -> Counts:
    found = [0] * len(RESOURCES)
    for kind in kinds:
        found[kind] += 1
    return tuple(found)


def _all_covered(held: Counts) -> int:
    return sum(1 << cause for cause, icons in enumerate(NEEDS) if covers(held, icons))


_ABLE: Final = {hand: _all_covered(hand) for hand in product(range(3), repeat=len(RESOURCES))}
"""Possible causes for every hand of at most two cards a type; further cards of a type change nothing."""


def affordable(held: Counts) -> int:
    """Bit set of the causes that this hand can make."""
    return _ABLE[tuple([number if number < 2 else 2 for number in held])]


def pure(cause: int) -> bool:
    """Whether a cause has a single icon."""
    return cause < len(RESOURCES)


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
