"""The outline of several hexagons together, worked out in whole numbers so that neighbours agree on their corners."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from garden_desktop.core.hexes import HexBoard
from garden_desktop.games.stalk_exchange.table.layout import GARDEN_CENTRE, garden

Corner: TypeAlias = tuple[int, int]
"""A corner of a hexagon: half widths and half radii from the middle of the board, whole numbers both."""

_AROUND: Final[tuple[Corner, ...]] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""The corners of a hexagon from the top, clockwise."""


def outline(board: HexBoard, spaces: Iterable[int]) -> QPainterPath:
    """The outline of these spaces together: the sides that only one of them has."""
    found: set[tuple[Corner, Corner]] = set()
    for space in spaces:
        corners = _corners(board, space)
        found |= set(zip(corners, corners[1:] + corners[:1], strict=True))
    sides = {begin: end for begin, end in found if (end, begin) not in found}
    path = QPainterPath()
    while sides:
        ring = list(_ring(sides))
        path.addPolygon(QPolygonF([_point(board, corner) for corner in ring]))
        path.closeSubpath()
    return path


def _corners(board: HexBoard, space: int) -> list[Corner]:
    x, y = board.centres[space]
    half, row = round(x * 2), round(y / (sqrt(3) / 2))
    return [(half + right, row * 3 + down) for right, down in _AROUND]


def _ring(sides: dict[Corner, Corner]) -> Iterator[Corner]:
    """One closed way along the sides; they are taken out."""
    begin, at = sides.popitem()
    yield begin
    while at != begin:
        yield at
        at = sides.pop(at)


def _point(board: HexBoard, corner: Corner) -> QPointF:
    unit = garden(board).radius / 2
    return QPointF(GARDEN_CENTRE.x + corner[0] * unit * sqrt(3), GARDEN_CENTRE.y + corner[1] * unit)
