"""Benches: the shelf gnomes sit on, the cloth over a sealed one, the wells of those to come."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QLinearGradient

from garden_desktop.ui.games.gnomadic_gardeners.brush import Brush


def paint_bench(brush: Brush, board: QRectF, legs: float, depth: float) -> None:
    """A board with two legs that stand `legs` from its ends and reach `depth` below it."""
    edge = brush.pen(brush.paper.bark, 2)
    for x in (board.x() + legs, board.right() - legs - 15):
        brush.box(QRectF(x, board.bottom() - 2, 15, depth + 2), 0.5, brush.paper.shade, edge)
    wood = QLinearGradient(board.topLeft(), board.bottomLeft())
    wood.setColorAt(0, brush.paper.board)
    wood.setColorAt(1, brush.paper.shade)
    brush.painter.setBrush(wood)
    brush.painter.setPen(edge)
    brush.painter.drawRoundedRect(board.adjusted(1, 1, -1, -1), 4, 4)


def paint_cloth(brush: Brush, board: QRectF) -> None:
    """The checked cloth: always the same one, so that nothing under it can be counted (GG-161)."""
    width = board.width() * 0.865
    height = width * 76 / 312
    brush.art("cloth", QRectF(board.center().x() - width / 2, board.y() + 7 - height + 3, width, height))


def paint_well(brush: Brush, rect: QRectF) -> None:
    """An empty place on a bench."""
    brush.box(
        rect.adjusted(1, 1, -1, 0), 8, None, brush.dashes(brush.theme.edge if brush.theme.dark else brush.theme.wood)
    )
