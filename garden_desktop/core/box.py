"""Rectangles and points in table units."""

from __future__ import annotations

from typing import NamedTuple


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
