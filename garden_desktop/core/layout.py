"""Declared layouts of places on a table: rows, tiles, spreads, a field of hexagons, a score rail. All in table units.

A game declares where one of them lies and asks it for the rectangle of a place by number. What lies in a place (a
pile, a hand, cards side by side) is laid out by the table itself, by `Place.kind`.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from garden_desktop.core.box import Box, Point
from garden_desktop.core.hexes import HexBoard

SIZE: Final = (1000.0, 752.0)
"""Width and height of a table, unless a game has its own (`Table.size`)."""
DOCK: Final = 584.0
"""Where the dock begins, from above, on a table of this size that has one."""


def share(width: float, number: int, gap: float) -> float:
    """The width of each of so many side by side, with a gap between two."""
    return (width - gap * (number - 1)) / max(1, number)


class Row(NamedTuple):
    """Places side by side that share a room, all of one width, with a gap between two."""

    room: Box
    gap: float = 0.0

    def box(self, number: int, of: int) -> Box:
        """The place with this number, from 0, of so many."""
        width = share(self.room.w, of, self.gap)
        return Box(self.room.x + number * (width + self.gap), self.room.y, width, self.room.h)


class Tiles(NamedTuple):
    """Places of one size at fixed distances, row by row: `across` and `down` are from one left or upper edge to the
    next. Where `columns` is 0 all lie in one row, or in one column where `across` is 0."""

    first: Box
    across: float = 0.0
    down: float = 0.0
    columns: int = 0

    def box(self, number: int) -> Box:
        """The place with this number, from 0."""
        line, column = divmod(number, self.columns) if self.columns else (number, number)
        return self.first._replace(x=self.first.x + column * self.across, y=self.first.y + line * self.down)

    def boxes(self, number: int) -> tuple[Box, ...]:
        """The first so many places."""
        return tuple(self.box(n) for n in range(number))


class Spread(NamedTuple):
    """Places of one width side by side from the left, `pitch` from one to the next, closer where the room ends."""

    room: Box
    width: float
    pitch: float

    def boxes(self, number: int) -> tuple[Box, ...]:
        """So many places."""
        pitch = self.pitch
        if number > 1:
            pitch = min(pitch, (self.room.w - self.width) / (number - 1))
        return tuple(Box(self.room.x + n * pitch, self.room.y, self.width, self.room.h) for n in range(number))


class Lines(NamedTuple):
    """Places in so many lines that fill the height of a room, as wide as they can be, but no wider than `most`, with a
    gap between all of them."""

    room: Box
    lines: int
    most: float
    gap: float

    def boxes(self, number: int) -> tuple[Box, ...]:
        """So many places."""
        columns, height = -(-number // self.lines), share(self.room.h, self.lines, self.gap)
        pitch = min(self.most, share(self.room.w, columns, self.gap)) + self.gap
        first = Box(self.room.x, self.room.y, pitch - self.gap, height)
        return Tiles(first, pitch, height + self.gap, columns or 1).boxes(number)


class HexField(NamedTuple):
    """A board of hexagons with corners up and down: its middle, and the distance from the middle of one to a corner."""

    board: HexBoard
    middle: Point
    radius: float

    def centre(self, space: int) -> Point:
        """The middle of a space, an index in reading order."""
        x, y = self.board.centres[space]
        apart = self.radius * sqrt(3)
        return Point(self.middle.x + x * apart, self.middle.y + y * apart)

    def box(self, space: int) -> Box:
        """The rectangle around a space."""
        return self.centre(space).around(self.radius * sqrt(3), self.radius * 2)


class ScoreRail(NamedTuple):
    """A vertical scale of spaces from 0 up to `top`: `ground` is the middle of space 0, `reach` the height of the whole
    scale, `tallest` the most that a space is high."""

    ground: float
    reach: float
    tallest: float
    top: int

    @property
    def step(self) -> float:
        """The height of one space."""
        return min(self.tallest, self.reach / self.top)

    def middle(self, space: int) -> float:
        """The middle of a space; what lies beyond an end of the scale stays at that end."""
        return self.ground - self.step * min(self.top, max(0, space))
