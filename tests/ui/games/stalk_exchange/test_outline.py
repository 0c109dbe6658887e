"""The outline of several hexagons is one line around them, and one around each hole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from garden_desktop.core.hexes import hexagon
from garden_desktop.games.stalk_exchange.table import layout
from garden_desktop.ui.games.stalk_exchange.garden import outline


def around(side: int, *names: str) -> QPainterPath:
    board = hexagon(side)
    return outline(board, [board.index[name] for name in names])


@pytest.mark.parametrize(
    ("names", "rings", "corners"),
    [
        (("d4",), 1, 6),
        (("d4", "d5"), 1, 10),
        (("c3", "c4", "d4"), 1, 12),
        (("a1", "g4"), 2, 12),
        (("c3", "c4", "d3", "d5", "e3", "e4"), 2, 24),
    ],
)
def test_rings_and_corners(names: tuple[str, ...], rings: int, corners: int) -> None:
    path = around(4, *names)
    kinds = [path.elementAt(n).type for n in range(path.elementCount())]
    begun = sum(kind == QPainterPath.ElementType.MoveToElement for kind in kinds)
    assert begun == rings
    assert len(kinds) - begun == corners


@pytest.mark.parametrize("side", [3, 4, 5])
def test_the_whole_board_has_the_outline_of_its_rim(side: int) -> None:
    board = hexagon(side)
    path = outline(board, range(len(board)))
    boxes = [layout.garden(board).box(space) for space in range(len(board))]
    bounds = path.boundingRect()
    assert bounds.left() == pytest.approx(min(box.x for box in boxes))
    assert bounds.right() == pytest.approx(max(box.right for box in boxes))
    assert bounds.top() == pytest.approx(min(box.y for box in boxes))
    assert bounds.bottom() == pytest.approx(max(box.bottom for box in boxes))
    assert all(path.contains(QPointF(*box.centre)) for box in boxes)
