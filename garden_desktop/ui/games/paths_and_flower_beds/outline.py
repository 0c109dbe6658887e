"""The edges of several squares together: the sides that only one of them has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainterPath

Cell: TypeAlias = tuple[int, int]
"""Column and row."""

_AROUND: Final[tuple[tuple[Cell, tuple[float, float, float, float]], ...]] = (
    ((0, -1), (0, 0, 1, 0)),
    ((1, 0), (1, 0, 1, 1)),
    ((0, 1), (0, 1, 1, 1)),
    ((-1, 0), (0, 0, 0, 1)),
)
"""Each neighbour and the side it shares, in squares from the top left corner."""


def edges(cells: Iterable[Cell], open_to: Iterable[Cell] = ()) -> Iterator[QLineF]:
    """The sides around these squares, a square being 1 wide; none towards the squares of `open_to`."""
    inside = frozenset(cells)
    joined = inside.union(open_to)
    for column, row in inside:
        for (right, down), (x1, y1, x2, y2) in _AROUND:
            if (column + right, row + down) not in joined:
                yield QLineF(column + x1, row + y1, column + x2, row + y2)


def area(cells: Iterable[Cell], x: float, y: float, side: float) -> QPainterPath:
    """These squares as one shape, a1 having its corner at (x, y)."""
    path = QPainterPath()
    for column, row in cells:
        path.addRect(QRectF(x + column * side, y + row * side, side, side))
    return path.simplified()
