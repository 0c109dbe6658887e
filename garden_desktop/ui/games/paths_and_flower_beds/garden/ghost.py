"""The piece in hand over the garden: squares it would fill glow, those where it does not fit are hatched."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from garden_desktop.core.square import squares_of
from garden_desktop.games.paths_and_flower_beds.table.view_facts import HeldPiece
from garden_desktop.ui.board.drawing.table_painter import clear
from garden_desktop.ui.games.paths_and_flower_beds.brush import Brush
from garden_desktop.ui.games.paths_and_flower_beds.garden.outline import Cell, area
from garden_desktop.ui.games.paths_and_flower_beds.page import Page

_HATCH: Final = 0.2
"""The distance of two lines of the hatching, in squares."""


def paint_ghost(page: Page, aim: HeldPiece) -> None:
    """What the piece would fill where it is aimed at."""
    spread = page.look.spread(aim)
    colour = page.brush.theme.leaf if spread.legal else page.brush.theme.clay
    whole = area_of(page, spread.squares)
    with page.brush.kept():
        page.brush.painter.setPen(page.brush.pen(clear(colour, 0.35), 9))
        page.brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        page.brush.painter.drawPath(whole)
        page.brush.painter.setPen(page.brush.pen(colour, 3))
        page.brush.painter.setBrush(clear(colour, 0.28 if spread.legal else 0.12))
        page.brush.painter.drawPath(whole)
    for square in squares_of(spread.water | spread.taken):
        hatch(page.brush, page.square(square))


def hatch(brush: Brush, rect: QRectF) -> None:
    """Red lines across a square that cannot be filled."""
    with brush.kept():
        brush.painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        brush.painter.fillRect(rect, clear(brush.theme.clay, 0.3))
        brush.painter.setPen(brush.pen(brush.theme.clay, 2.6))
        step, side = rect.width() * _HATCH, rect.width()
        for n in range(1, round(2 / _HATCH)):
            x = rect.x() + n * step
            brush.painter.drawLine(QLineF(x, rect.y(), x - side, rect.bottom()))
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        brush.painter.setPen(brush.pen(brush.theme.clay, 4))
        brush.painter.drawRect(rect)


def rim(brush: Brush, cells: list[Cell], corner: QPointF, side: float) -> None:
    """The white rim and the leaf rim of a piece in hand, inside its own edge."""
    path = area(cells, corner, side)
    with brush.kept():
        brush.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((brush.paper.label, side * 0.2), (brush.theme.leaf, side * 0.11)):
            pen = brush.pen(colour, width)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            brush.painter.strokePath(path, pen)


def area_of(page: Page, mask: int) -> QPainterPath:
    """These squares of the large garden as one shape."""
    cells = [page.config.board.place(square) for square in squares_of(mask)]
    return area(cells, QPointF(page.plan.x, page.plan.y), page.plan.cell)
