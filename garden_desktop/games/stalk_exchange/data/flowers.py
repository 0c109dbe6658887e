"""The five flowers: their ids, the codes of bulbs and blooms in the garden, their names and letters."""

from __future__ import annotations

from typing import Final, TypeAlias

from garden_desktop.core.text import QT_TRANSLATE_NOOP

FLOWERS: Final = ("dahlia", "daffodil", "globemaster", "snowdrop", "tulip")
"""Flower ids in canonical order: a type is an index into this, 0 to 4."""

TYPES: Final = len(FLOWERS)

Counts: TypeAlias = tuple[int, ...]
"""A number for each type, in canonical order."""

NONE: Final[Counts] = (0, 0, 0, 0, 0)

EMPTY: Final = -1
"""Code of an empty space of the garden and of an empty slot of the exchange."""


def bloom(flower: int) -> int:
    """The code of a bloom of this type in the garden; a bulb's code is its type itself."""
    return flower + TYPES


def is_bloom(code: int) -> bool:
    """Whether this code of a space is a bloom."""
    return code >= TYPES


def is_bulb(code: int) -> bool:
    """Whether this code of a space is a bulb."""
    return 0 <= code < TYPES


def type_of(code: int) -> int:
    """The type of a bulb or bloom, from its code; the code must not be EMPTY."""
    return code % TYPES


def add(counts: Counts, flower: int, number: int = 1) -> Counts:
    """A copy of `counts` with `number` added for one type."""
    found = list(counts)
    found[flower] += number
    return tuple(found)


# Names of the flowers.


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
