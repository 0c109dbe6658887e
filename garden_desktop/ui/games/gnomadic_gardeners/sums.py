"""Sums beside the table: what a bench can serve, what is left for the other, what a round pays."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.games.gnomadic_gardeners.table.preview.rows import PreviewSum, SumLine
from garden_desktop.ui.board.drawing.table_painter import CENTRE, LEFT, RIGHT, TextStyle, around
from garden_desktop.ui.games.gnomadic_gardeners.brush import Brush
from garden_desktop.ui.kit.style.theme import text_font

_STEP: Final = 31.0
_TIGHT: Final = 22.0
_FOOT: Final = 44.0
_SLIM: Final = 150.0
_SLIM_STEP: Final = 38.0


def paint_sum(brush: Brush, rect: QRectF, lines: PreviewSum) -> float:
    """A heading, one line an item, a rule and the total; returns where it ends."""
    y = rect.y()
    brush.line(QRectF(rect.x(), y, rect.width(), 22), brush.said(lines.title), brush.heading())
    y += 30
    room = rect.height() - 30 - (_FOOT if lines.total is not None else 0)
    slim = rect.width() < _SLIM
    step = max(_TIGHT, min(_SLIM_STEP if slim else _STEP, room / max(1, len(lines.lines))))
    for line in lines.lines[: max(1, int(room / step))]:
        (_slim_line if slim else _line)(brush, QRectF(rect.x(), y, rect.width(), step), line)
        y += step
    if lines.total is None or not lines.lines:
        brush.line(QRectF(rect.x(), y - 6, rect.width(), 22), brush.said(lines.foot), brush.quiet())
        return y + 22
    brush.painter.setPen(brush.pen(brush.theme.line, 1))
    brush.painter.drawLine(QPointF(rect.x(), y + 4), QPointF(rect.right(), y + 4))
    foot = QRectF(rect.x(), y + 10, rect.width(), 34)
    figure = brush.figure(24, brush.theme.leaf if lines.glad else None)
    taken = brush.width(str(lines.total), figure) + 8
    brush.line(foot, str(lines.total), figure, RIGHT)
    brush.line(foot.adjusted(0, 2, -taken, 2), brush.said(lines.foot), brush.body(), LEFT)
    return y + _FOOT


def _line(brush: Brush, rect: QRectF, line: SumLine) -> None:
    size = min(rect.height() - 3, 27)
    spot = around(QPointF(rect.x() + 12, rect.center().y()), size, size)
    if line.task:
        _task(brush, spot, line)
    else:
        brush.art(line.sprite, spot)
    words = rect.adjusted(31, 0, -34, 0)
    brush.lines(words, brush.said(line.text), brush.body(), LEFT)
    if line.bliss is None:
        end = around(QPointF(rect.right() - 13, rect.center().y()), size, size)
        brush.art(line.sprite, end)
    else:
        brush.line(rect, str(line.bliss), brush.figure(17), RIGHT)


def _slim_line(brush: Brush, rect: QRectF, line: SumLine) -> None:
    """Picture, number, reason: for a column too narrow to align numbers on the right."""
    size = min(rect.height() - 3, 31)
    spot = around(QPointF(rect.x() + 15, rect.center().y()), size, size)
    if line.task and line.bliss is not None:
        _task(brush, spot, line)
    else:
        brush.art(line.sprite, spot)
    x = rect.x() + 37
    if line.bliss is not None:
        x += brush.line(QRectF(x, rect.y(), 34, rect.height()), str(line.bliss), brush.figure(18)) + 8
    brush.lines(QRectF(x, rect.y(), rect.right() - x, rect.height()), brush.said(line.text), brush.quiet(12), LEFT)


def _task(brush: Brush, spot: QRectF, line: SumLine) -> None:
    """The disc of a task: filled when served, dashed when it waits for the card in hand."""
    radius = min(spot.width() / 2, 11.5)
    if not line.waits:
        brush.disc(spot.center(), radius, brush.theme.leaf, str(line.task), 13)
        return
    brush.painter.setPen(brush.dashes(brush.theme.leaf, 2.2))
    brush.painter.setBrush(brush.theme.raised)
    brush.painter.drawEllipse(spot.center(), radius, radius)
    style = TextStyle(text_font(13, bold=True), brush.theme.leaf)
    brush.line(spot, str(line.task), style, CENTRE)
