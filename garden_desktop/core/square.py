"""Boards of squares as sets of bits: their names, their neighbours, and shapes that are slid over them.

Square n is bit n of a mask. Squares are numbered in reading order with one number left out after each row, so
that nothing that is shifted sideways comes back in at the other edge. "a1" is the top left square, letters go
to the right, numbers down.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True, eq=False)
class SquareBoard:
    """A board of `width` by `height` squares.

    stride   from a square to the one below it
    squares  the numbers of all squares, in reading order
    all      the same as a mask
    names    number -> name; `index` is the other way round
    """

    width: int
    height: int
    stride: int
    squares: tuple[int, ...]
    all: int
    names: Mapping[int, str]
    index: Mapping[str, int]

    def square(self, column: int, row: int) -> int:
        """The number of a square, both counted from 0."""
        return row * self.stride + column

    def place(self, square: int) -> tuple[int, int]:
        """Column and row of a square."""
        row, column = divmod(square, self.stride)
        return column, row

    def sides(self, mask: int) -> tuple[int, int, int, int]:
        """The squares to the right of those in `mask`, to the left, below and above."""
        return mask << 1 & self.all, mask >> 1 & self.all, mask << self.stride & self.all, mask >> self.stride

    def near(self, mask: int) -> int:
        """The squares that share an edge with one in `mask`."""
        right, left, below, above = self.sides(mask)
        return right | left | below | above

    def filled(self, start: int, within: int) -> int:
        """Everything in `within` that can be reached from `start` over edges."""
        found = new = start & within
        while new:
            new = self.near(new) & within & ~found
            found |= new
        return found

    def slid(self, offsets: Iterable[int], free: int) -> int:
        """Where a connected shape with these squares (when it lies at a1) can be slid to inside `free`: the
        squares its top left corner would have."""
        found = free
        for n, offset in enumerate(offsets):
            found = free >> offset if n == 0 else found & free >> offset
        return found


@cache
def square_board(width: int, height: int) -> SquareBoard:
    """The board with so many columns and rows."""
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
    """What a square is called, both counted from 0."""
    return f"{chr(ord('a') + column)}{row + 1}"


def mask_of(squares: Iterable[int]) -> int:
    """Squares as a mask."""
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def squares_of(mask: int) -> tuple[int, ...]:
    """The squares of a mask, in reading order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def nth_of(mask: int, nth: int) -> int:
    """The square of a mask that has `nth` others before it in reading order. Raises IndexError where there is none."""
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
