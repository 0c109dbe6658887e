"""Hexagonal boards: a regular hexagon of hexagonal spaces, with names, neighbours and centres.

Spaces are numbered in reading order: rows from the top, each from left to right. A name is a row letter and an index
from the left: "a1" is the first space of the first row. Sets of spaces are bit masks (bitboards), bit n for space n.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import sqrt


@dataclass(frozen=True, slots=True, eq=False)
class HexBoard:
    """Hexagonal board with `side` spaces on each of its six sides.

    rows        number of spaces in each row
    names       name of each space; `index` finds the space of a name
    neighbours  spaces that share a side with a space, in reading order
    near        the same as masks: bit n is set where space n is a neighbour
    rim         the spaces at the edge, as a mask
    centres     (x, y) of each space for hexagons that stand on a corner, in units of the distance between
                neighbours; (0, 0) is the middle of the board, y grows downwards
    """

    side: int
    rows: tuple[int, ...]
    names: tuple[str, ...]
    index: Mapping[str, int]
    neighbours: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]
    rim: int
    centres: tuple[tuple[float, float], ...]

    def __len__(self) -> int:
        """Number of spaces."""
        return len(self.names)


@cache
def hexagon(side: int) -> HexBoard:
    """Regular hexagonal board with `side` spaces on a side; cached."""
    rows = rows_of(side)
    places = [(row, at) for row, length in enumerate(rows) for at in range(length)]
    number = {place: n for n, place in enumerate(places)}
    names = tuple(f"{chr(ord('a') + row)}{at + 1}" for row, at in places)
    neighbours = tuple(tuple(number[p] for p in _beside(rows, *place) if p in number) for place in places)
    return HexBoard(
        side=side,
        rows=rows,
        names=names,
        index={name: n for n, name in enumerate(names)},
        neighbours=neighbours,
        near=tuple(mask_of(beside) for beside in neighbours),
        rim=mask_of(n for n, beside in enumerate(neighbours) if len(beside) < 6),
        centres=tuple(_centre(rows, *place) for place in places),
    )


def rows_of(side: int) -> tuple[int, ...]:
    """Row lengths of a regular hexagon, from the top: side, side + 1 ... 2 side - 1 ... side."""
    return (*range(side, 2 * side), *range(2 * side - 2, side - 1, -1))


def mask_of(spaces: Iterator[int] | tuple[int, ...]) -> int:
    """Bit mask of a set of spaces."""
    return sum(1 << space for space in spaces)


def spaces_of(mask: int) -> tuple[int, ...]:
    """Spaces of a bit mask, in reading order."""
    found = []
    while mask:
        # the lowest set bit: in two's complement -mask flips all bits above it
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def _beside(rows: tuple[int, ...], row: int, at: int) -> Iterator[tuple[int, int]]:
    """Six neighbour positions (row, index) of one, in reading order, on the board or not."""
    yield from _in_row(rows, row, at, row - 1)
    yield row, at - 1
    yield row, at + 1
    yield from _in_row(rows, row, at, row + 1)


def _in_row(rows: tuple[int, ...], row: int, at: int, other: int) -> Iterator[tuple[int, int]]:
    """Two positions of the row above or below that touch a position. A longer row begins half a space further left."""
    if 0 <= other < len(rows):
        left = at if rows[other] > rows[row] else at - 1
        yield other, left
        yield other, left + 1


def _centre(rows: tuple[int, ...], row: int, at: int) -> tuple[float, float]:
    return at - (rows[row] - 1) / 2, (row - (len(rows) - 1) / 2) * sqrt(3) / 2
