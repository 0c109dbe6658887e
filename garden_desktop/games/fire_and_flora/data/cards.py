"""Resource Cards and the causes they make: types are numbered 0 to 4 in the fixed order of the rules (6.1)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from operator import ge
from typing import Final, TypeAlias

Counts: TypeAlias = tuple[int, ...]
"""A number for each type."""

RESOURCES: Final = ("water", "fire", "labor", "nefarious", "time")
WATER, FIRE, LABOR, NEFARIOUS, TIME = range(5)
TYPES: Final = range(5)
NONE: Final[Counts] = (0, 0, 0, 0, 0)

UNBLOCKABLE: Final = -1
STOPPER: Final = (FIRE, WATER, NEFARIOUS, LABOR, UNBLOCKABLE)
"""By type: the type that stops it (FF-104 to FF-106)."""

CAUSES: Final[tuple[tuple[int, ...], ...]] = (
    *((one,) for one in TYPES),
    *((one, two) for one in TYPES for two in range(one, 5)),
)
"""One icon or two. A cause is written as its place in this list, so that a single icon is its type."""

CAUSE_TEXTS: Final = tuple("+".join(RESOURCES[icon] for icon in cause) for cause in CAUSES)
NEEDS: Final[tuple[Counts, ...]] = tuple(tuple(cause.count(icon) for icon in TYPES) for cause in CAUSES)
"""By cause: how many cards of each type it takes."""


def with_icon(icon: int) -> int:
    """The causes that contain an icon, as a set of bits."""
    return sum(1 << cause for cause, icons in enumerate(CAUSES) if icon in icons)


WATERY: Final = with_icon(WATER)
BARRED_BY_PRESERVE: Final = with_icon(LABOR) | with_icon(NEFARIOUS)


def add(counts: Counts, kind: int, number: int = 1) -> Counts:
    """One number changed."""
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
"""Two cards of a type are as good as more: the causes for every hand of at most two of each."""


def affordable(held: Counts) -> int:
    """The causes this hand can make, as a set of bits."""
    return _ABLE[tuple([number if number < 2 else 2 for number in held])]


def pure(cause: int) -> bool:
    """Whether a cause has one icon alone."""
    return cause < len(RESOURCES)
