"""A score on the way to a goal, as a dial or a bar: something that fills, and a sun where it should end."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from garden_desktop.ui.kit.style.theme import Theme, blend

_SWEEP: Final = 264.0
_START: Final = 90 + _SWEEP / 2
_TICKS: Final = 11
_SUN: Final = QColor("#F2CB4C")
_RING: Final = 2.6
_GROOVE: Final = 13.0


class DialValue(NamedTuple):
    """What the dial shows; `preview` is where the arc would go."""

    score: int
    goal: int
    preview: int | None = None


def paint_dial(painter: QPainter, theme: Theme, rect: QRectF, reading: DialValue, colour: QColor) -> None:
    """Paint the dial without its figures into the square `rect`."""
    painter.setPen(QPen(theme.wood, _RING))
    painter.setBrush(blend(theme.raised, theme.sun, 0.07))
    painter.drawEllipse(rect.adjusted(2, 2, -2, -2))
    painter.setPen(QPen(theme.wood, 1.4))
    for tick in range(_TICKS):
        angle = _START - _SWEEP * tick / (_TICKS - 1)
        painter.drawLine(_on(rect, angle, 4.5), _on(rect, angle, 7))
    groove = rect.adjusted(_GROOVE, _GROOVE, -_GROOVE, -_GROOVE)
    _arc(painter, groove, 1.0, blend(theme.raised, theme.wood, 0.3))
    if reading.preview is not None:
        _arc(painter, groove, reading.preview / reading.goal, blend(theme.raised, colour, 0.5))
    if reading.score > 0:
        _arc(painter, groove, reading.score / reading.goal, colour)
    painter.setPen(QPen(theme.table if theme.dark else theme.ink, 1.6))
    painter.setBrush(_SUN)
    painter.drawEllipse(_on(rect, _START - _SWEEP, _GROOVE), 5, 5)


def paint_bar(painter: QPainter, theme: Theme, rect: QRectF, reading: DialValue, colour: QColor) -> None:
    """The same in a line, where there is no room for a dial."""
    painter.setPen(Qt.PenStyle.NoPen)
    _fill(painter, rect, 1.0, blend(theme.raised, theme.wood, 0.3))
    if reading.preview is not None:
        _fill(painter, rect, reading.preview / reading.goal, blend(theme.raised, colour, 0.5))
    _fill(painter, rect, reading.score / reading.goal, colour)
    painter.setPen(QPen(theme.table if theme.dark else theme.ink, 1.6))
    painter.setBrush(_SUN)
    painter.drawEllipse(QPointF(rect.right(), rect.center().y()), 5, 5)


def _fill(painter: QPainter, rect: QRectF, share: float, colour: QColor) -> None:
    radius = rect.height() / 2
    painter.setBrush(colour)
    if share > 0:
        wide = max(2 * radius, rect.width() * min(1.0, share))
        painter.drawRoundedRect(QRectF(rect.x(), rect.y(), wide, rect.height()), radius, radius)


def _arc(painter: QPainter, rect: QRectF, share: float, colour: QColor) -> None:
    painter.setPen(QPen(colour, 6.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawArc(rect, round(_START * 16), round(-_SWEEP * 16 * min(1.0, max(0.0, share))))


def _on(rect: QRectF, degrees: float, inset: float) -> QPointF:
    """The point `inset` pixels inside the rim of `rect`, counted anticlockwise from the right."""
    radius, angle = rect.width() / 2 - inset, math.radians(degrees)
    return rect.center() + QPointF(math.cos(angle) * radius, -math.sin(angle) * radius)
