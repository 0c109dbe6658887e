"""Rectangles and points in table units, and layout primitives: rows, tiles, spreads, hexagon boards, score tracks.

A game declares a layout and asks it for the rectangle of a place by number. What lies inside a place (a pile, a hand,
cards side by side) is laid out by the table itself, by `Place.kind`.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from garden_desktop.core.hexes import HexBoard


class Box(NamedTuple):
    """Rectangle in table units: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> Point:
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    def meets(self, other: Box) -> bool:
        """Whether the interiors of two rectangles overlap; a shared edge does not count."""
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom

    def within(self, other: Box) -> bool:
        """Whether this rectangle lies inside `other`, edges included."""
        across = other.x <= self.x and self.right <= other.right
        return across and other.y <= self.y and self.bottom <= other.bottom


class Point(NamedTuple):
    """Point in table units."""

    x: float
    y: float

    def around(self, w: float, h: float) -> Box:
        """Rectangle of this size centred on the point."""
        return Box(self.x - w / 2, self.y - h / 2, w, h)


SIZE: Final = (1000.0, 752.0)
"""Default width and height of a table (`Table.size`)."""
DOCK: Final = 584.0
"""Upper edge (y) of the dock, on a table of default size that has one."""


def share(width: float, number: int, gap: float) -> float:
    """Width of each of `number` equal parts of `width`, with a gap between two."""
    return (width - gap * (number - 1)) / max(1, number)


class Row(NamedTuple):
    """Equal places side by side that fill a rectangle, with a gap between two."""

    room: Box
    gap: float = 0.0

    def box(self, number: int, of: int) -> Box:
        """Rectangle of place `number` (from 0) of `of`."""
        width = share(self.room.w, of, self.gap)
        return Box(self.room.x + number * (width + self.gap), self.room.y, width, self.room.h)


class Tiles(NamedTuple):
    """Grid of places of one size, row by row: `across` and `down` are the distances between left and upper edges.

    Where `columns` is 0 all lie in one row, or in one column where `across` is 0.
    """

    first: Box
    across: float = 0.0
    down: float = 0.0
    columns: int = 0

    def box(self, number: int) -> Box:
        """Rectangle of place `number`, from 0."""
        line, column = divmod(number, self.columns) if self.columns else (number, number)
        return self.first._replace(x=self.first.x + column * self.across, y=self.first.y + line * self.down)

    def boxes(self, number: int) -> tuple[Box, ...]:
        """Rectangles of the first `number` places."""
        return tuple(self.box(n) for n in range(number))


class Spread(NamedTuple):
    """Places of one width from the left, `pitch` apart; they overlap where the room ends, as cards in a hand."""

    room: Box
    width: float
    pitch: float

    def boxes(self, number: int) -> tuple[Box, ...]:
        """Rectangles of `number` places."""
        pitch = self.pitch
        if number > 1:
            pitch = min(pitch, (self.room.w - self.width) / (number - 1))
        return tuple(Box(self.room.x + n * pitch, self.room.y, self.width, self.room.h) for n in range(number))


class Lines(NamedTuple):
    """Grid of places in `lines` rows that fills the height of a rectangle; places are as wide as they can be up to
    `most`, with a gap between all of them."""

    room: Box
    lines: int
    most: float
    gap: float

    def boxes(self, number: int) -> tuple[Box, ...]:
        """Rectangles of `number` places."""
        columns, height = -(-number // self.lines), share(self.room.h, self.lines, self.gap)
        pitch = min(self.most, share(self.room.w, columns, self.gap)) + self.gap
        first = Box(self.room.x, self.room.y, pitch - self.gap, height)
        return Tiles(first, pitch, height + self.gap, columns or 1).boxes(number)


class HexField(NamedTuple):
    """Hexagonal board with corners up and down: its middle, and the distance from the middle of a hexagon to its
    corner."""

    board: HexBoard
    middle: Point
    radius: float

    def centre(self, space: int) -> Point:
        """Centre of a space, an index in reading order."""
        x, y = self.board.centres[space]
        apart = self.radius * sqrt(3)
        return Point(self.middle.x + x * apart, self.middle.y + y * apart)

    def box(self, space: int) -> Box:
        """Bounding rectangle of a space."""
        return self.centre(space).around(self.radius * sqrt(3), self.radius * 2)


class ScoreRail(NamedTuple):
    """Vertical score track of spaces from 0 up to `top`: `ground` is the middle of space 0, `reach` the height of the
    whole track, `tallest` the maximum height of a space."""

    ground: float
    reach: float
    tallest: float
    top: int

    @property
    def step(self) -> float:
        """Height of one space."""
        return min(self.tallest, self.reach / self.top)

    def middle(self, space: int) -> float:
        """Middle of a space; values beyond the track are clamped to its ends."""
        return self.ground - self.step * min(self.top, max(0, space))
