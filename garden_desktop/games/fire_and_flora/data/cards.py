"""Resource Cards and causes: types are numbered 0 to 4 in the fixed order of the rules (6.1)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from operator import ge
from typing import Final, TypeAlias

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
