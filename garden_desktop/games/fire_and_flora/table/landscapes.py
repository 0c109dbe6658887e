"""Where the landscapes lie while no fire goes through them: the rivals' side by side, the own one below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from garden_desktop.core.box import Box
from garden_desktop.core.layout import Lines, Spread, share
from garden_desktop.games.fire_and_flora.table.layout import GAP, LEFT, RIGHT

_TOP: Final = 204.0
_HEADING: Final = 177.0
_PLATE: Final = (77.0, 118.0)
_PITCH: Final = 80.0
_BETWEEN: Final = 14.0
_LEAST: Final = 228.0
"""Width of the landscape of a rival: its heading needs that much."""
_READABLE: Final = 48.0
"""Where lands would lie closer than that they lie in two lines, unless there are few in the row."""
_FEW: Final = 4
_FOLDED: Final = 112.0
_FOLD: Final = 4.0
"""Between the two lines."""

OWN_HEADING: Final = Box(LEFT, 330, 470, 28)
OWN: Final = Box(LEFT, 362, 818, 194)
"""The row of whoever is at the bottom."""
BELOW_BAND: Final = 20.0
"""How far the own row and its heading make way for the band."""
_OWN_PLATE: Final = 128.0
_OWN_NARROW: Final = 108.0
_OWN_LINE: Final = 11
"""More lands than that lie in two lines at the bottom, too."""

SOLO_HEADING: Final = OWN_HEADING._replace(y=186)
SOLO: Final = Box(LEFT, 220, 818, 336)
"""The only row where nobody else plays: the room of the rivals is its own."""
_SOLO_LINE: Final = 5
_SOLO_WIDE: Final = 168.0
_SOLO_TALL: Final = 1.9


class Rival(NamedTuple):
    """The landscape of a rival: what stands over it, and its plates in the order of the row."""

    heading: Box
    plates: tuple[Box, ...]


def rivals(lands: Sequence[int]) -> tuple[Rival, ...]:
    """One landscape for each of these numbers of lands, as wide as its lands need."""
    room = RIGHT - LEFT - _BETWEEN * (len(lands) - 1)
    crowded = _unit([max(1, number) for number in lands], room) < _READABLE
    lines = [2 if crowded and number > _FEW else 1 for number in lands]
    columns = [max(1, -(-number // fold)) for number, fold in zip(lands, lines, strict=True)]
    found, x = [], LEFT
    for number, fold, width in zip(lands, lines, _widths(columns, room), strict=True):
        heading = Box(x, _HEADING, width, _TOP - _HEADING - 3)
        found.append(Rival(heading, _folded(Box(x, _TOP, width, _PLATE[1]), number, fold)))
        x += width + _BETWEEN
    return tuple(found)


def own_plates(lands: int) -> tuple[Box, ...]:
    """The plates at the bottom: large, then narrower, then in two lines."""
    if lands > _OWN_LINE:
        return Lines(OWN, 2, _OWN_NARROW, GAP).boxes(lands)
    width = _OWN_PLATE if lands <= 6 else min(_OWN_NARROW, share(OWN.w, lands, GAP))
    return Spread(OWN, width, width + 10).boxes(lands)


def solo_plates(lands: int) -> tuple[Box, ...]:
    """The plates of the only row: larger than ever, in two lines where there are many."""
    if lands <= _SOLO_LINE:
        width = min(_SOLO_WIDE, share(SOLO.w, lands, GAP))
        return Spread(SOLO._replace(h=width * _SOLO_TALL), width, width + GAP).boxes(lands)
    return Lines(SOLO, 2, _OWN_PLATE, GAP).boxes(lands)


def _folded(row: Box, number: int, lines: int) -> tuple[Box, ...]:
    return Lines(row, lines, _PLATE[0] if lines == 1 else _FOLDED, _FOLD).boxes(number)


def _widths(columns: Sequence[int], room: float) -> list[float]:
    """What is left over is shared by all, and so is what is missing, but for those who have the least there is."""
    wanted = [max(_LEAST, number * _PITCH) for number in columns]
    spare = (room - sum(wanted)) / len(columns) if columns else 0.0
    if spare >= 0:
        return [width + spare for width in wanted]
    unit = _unit(columns, room)
    return [max(_LEAST, number * unit) for number in columns]


def _unit(columns: Sequence[int], room: float) -> float:
    """The width of one land where the rows with the fewest have no less than a row must have."""
    rest = sorted(columns)
    while rest and rest[0] * room < _LEAST * sum(rest):
        room -= _LEAST
        del rest[0]
    return room / sum(rest) if rest else _PITCH
