"""Squares of a piece become one shape, with a line around it and one around each hole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from garden_desktop.ui.games.paths_and_flower_beds.garden.garden import Cell, area

RING = tuple((column, row) for column in range(3) for row in range(3) if (column, row) != (1, 1))


@pytest.mark.parametrize(
    ("cells", "rings", "corners"),
    [
        ([(0, 0)], 1, 4),
        ([(0, 0), (1, 0), (2, 0)], 1, 4),
        ([(0, 0), (0, 1), (1, 1)], 1, 6),
        (RING, 2, 8),
    ],
)
def test_rings_and_corners(cells: list[Cell], rings: int, corners: int) -> None:
    path = area(cells, QPointF(10, 20), 34.6)
    kinds = [path.elementAt(n).type for n in range(path.elementCount())]
    begun = sum(kind == QPainterPath.ElementType.MoveToElement for kind in kinds)
    assert (begun, len(kinds) - begun) == (rings, corners)


def test_it_lies_where_its_squares_lie() -> None:
    path = area(RING, QPointF(10, 20), 30)
    assert path.boundingRect().getRect() == (10, 20, 90, 90)
    assert path.contains(QPointF(25, 35))
    assert not path.contains(QPointF(55, 65))
