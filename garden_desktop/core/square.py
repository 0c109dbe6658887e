"""Square boards as bit sets (bitboards): names, neighbours, and fits of shapes by shifting.

Square n is bit n of a mask. Squares are numbered in reading order with one number left out after each row (a sentinel
column), so that a shift sideways cannot wrap around to the other edge. "a1" is the top left square, letters go to the
right, numbers down.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True, eq=False)
class SquareBoard:
    """Board of `width` by `height` squares.

    stride   difference of numbers between a square and the one below it: width + 1
    squares  numbers of all squares, in reading order
    all      the same as a mask
    names    number -> name; `index` is the inverse
    """

    width: int
    height: int
    stride: int
    squares: tuple[int, ...]
    all: int
    names: Mapping[int, str]
    index: Mapping[str, int]

    def square(self, column: int, row: int) -> int:
        """Number of the square at this column and row, both counted from 0."""
        return row * self.stride + column

    def place(self, square: int) -> tuple[int, int]:
        """Column and row of a square."""
        row, column = divmod(square, self.stride)
        return column, row

    def sides(self, mask: int) -> tuple[int, int, int, int]:
        """Four masks: the squares to the right of those in `mask`, to the left, below and above."""
        # `& self.all` drops bits that were shifted into the sentinel column or off the board; a shift up only drops
        # bits.
        return mask << 1 & self.all, mask >> 1 & self.all, mask << self.stride & self.all, mask >> self.stride

    def near(self, mask: int) -> int:
        """Squares that share an edge with one in `mask`."""
        right, left, below, above = self.sides(mask)
        return right | left | below | above

    def filled(self, start: int, within: int) -> int:
        """Flood fill: all squares of `within` that are connected to `start` by edges. At most one step for each square
        of the longest path."""
        found = new = start & within
        while new:
            new = self.near(new) & within & ~found
            found |= new
        return found

    def slid(self, offsets: Iterable[int], free: int) -> int:
        """Positions of a shape inside `free`, as the mask of its top left corners.

        `offsets` are the squares of the shape when it lies at a1. Shifting `free` down by an offset marks the corners
        for which that square is free; the intersection of all is the answer, in O(squares of the shape).
        """
        found = -1
        for offset in offsets:
            found &= free >> offset
        return found


@cache
def square_board(width: int, height: int) -> SquareBoard:
    """Board with `width` columns and `height` rows; cached."""
    stride = width + 1
    places = [(column, row) for row in range(height) for column in range(width)]
    names = {row * stride + column: name_of(column, row) for column, row in places}
    return SquareBoard(
        width=width,
        height=height,
        stride=stride,
        squares=tuple(names),
        all=mask_of(names),
        names=names,
        index={name: square for square, name in names.items()},
    )


def name_of(column: int, row: int) -> str:
    """Name of the square at this column and row, both counted from 0."""
    return f"{chr(ord('a') + column)}{row + 1}"


def mask_of(squares: Iterable[int]) -> int:
    """Bit mask of a set of squares."""
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def squares_of(mask: int) -> tuple[int, ...]:
    """Squares of a bit mask, in reading order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def nth_of(mask: int, nth: int) -> int:
    """Square of a mask with `nth` others before it in reading order. Raises IndexError where there is none.

    Binary search by population count (select): O(log size) in place of unpacking the mask.
    """
    if not 0 <= nth < mask.bit_count():
        raise IndexError(nth)
    low, high = 0, mask.bit_length()
    while high - low > 1:
        middle = (low + high) // 2
        before = (mask >> low & (1 << middle - low) - 1).bit_count()
        if nth < before:
            high = middle
        else:
            low, nth = middle, nth - before
    return low
