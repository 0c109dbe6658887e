"""The sundial that counts the hours of prep."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPolygonF

from garden_desktop.ui.board.drawing.table_painter import CENTRE, TextStyle, around
from garden_desktop.ui.games.gnomadic_gardeners.brush import Brush
from garden_desktop.ui.kit.style.theme import text_font

_LEAST: Final = 12
_STEP: Final = 3


def paint_sundial(brush: Brush, rect: QRectF, hours: int, then: int | None) -> None:
    """Half a dial from 0 to 12 hours (more when needed): `hours` full, up to `then` pale."""
    radius = rect.width() / 2
    foot = rect.height() - radius
    centre = QPointF(rect.center().x(), rect.y() + radius)
    most = max(_LEAST, math.ceil(max(hours, then or 0) / _STEP) * _STEP)
    _plate(brush, centre, radius, foot)
    face = radius - 15
    _slice(brush, centre, face, 0, most, most, QColor("#EFE9DA") if not brush.theme.dark else QColor("#C9C4B4"))
    if then is not None:
        pale = QColor(brush.paper.gold)
        pale.setAlphaF(0.5)
        _slice(brush, centre, face, min(hours, then), max(hours, then), most, pale)
    _slice(brush, centre, face, 0, hours if then is None else min(hours, then), most, brush.paper.gold)
    _figures(brush, centre, radius, most, hours, then)
    _gnomon(brush, centre, face, (hours if then is None else then) / most)


def _plate(brush: Brush, centre: QPointF, radius: float, foot: float) -> None:
    path = QPainterPath()
    path.moveTo(centre.x() - radius, centre.y() + foot)
    path.lineTo(centre.x() - radius, centre.y())
    path.arcTo(QRectF(centre.x() - radius, centre.y() - radius, radius * 2, radius * 2), 180, -180)
    path.lineTo(centre.x() + radius, centre.y() + foot)
    path.closeSubpath()
    brush.painter.setPen(brush.pen(brush.paper.ink, 2))
    brush.painter.setBrush(brush.paper.dial)
    brush.painter.drawPath(path)


def _slice(brush: Brush, centre: QPointF, radius: float, low: int, high: int, most: int, fill: QColor) -> None:
    path = QPainterPath(centre)
    box = QRectF(centre.x() - radius, centre.y() - radius, radius * 2, radius * 2)
    path.arcTo(box, 180 - 180 * low / most, -180 * (high - low) / most)
    path.closeSubpath()
    brush.painter.fillPath(path, fill)


def _figures(brush: Brush, centre: QPointF, radius: float, most: int, hours: int, then: int | None) -> None:
    """Every third hour, and those that count now in bold; small strokes for the rest."""
    marked = {hours, then} - {None, 0}
    shown = marked | {hour for hour in range(_STEP, most, _STEP) if not marked & {hour - 1, hour + 1}}
    crowded = most > 18
    for hour in range(most + 1):
        at = _on(centre, radius - 8.5, hour / most)
        if hour in shown:
            bold = hour in marked
            style = TextStyle(text_font(14 if bold else 12, bold), brush.paper.ink)
            brush.line(around(at, 26, 16), str(hour), style, CENTRE)
        elif not crowded or hour % 2 == 0:
            brush.painter.setPen(brush.pen(brush.paper.ink, 1.6))
            brush.painter.drawLine(_on(centre, radius - 13, hour / most), _on(centre, radius - 10, hour / most))


def _gnomon(brush: Brush, centre: QPointF, face: float, share: float) -> None:
    """The pointer and the shadow it throws on the present hour."""
    base = QPointF(centre.x(), centre.y())
    tip = _on(base, face * 0.86, share)
    side = QPointF(-math.sin(math.pi * (1 - share)), -math.cos(math.pi * (1 - share))) * 3.2
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(QColor(74, 50, 34, 210))
    brush.painter.drawPolygon(QPolygonF([base + side, tip, base - side]))
    height = face * 0.56
    blade = QPolygonF([QPointF(base.x(), base.y() - height), base + QPointF(9.5, 0), base + QPointF(-9.5, 0)])
    brush.painter.setPen(brush.pen(brush.paper.ink, 1.8))
    brush.painter.setBrush(brush.paper.brass)
    brush.painter.drawPolygon(blade)
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(brush.paper.ink)
    brush.painter.drawEllipse(base, 3.6, 3.6)


def _on(centre: QPointF, radius: float, share: float) -> QPointF:
    """The point at `share` of the way along the half circle, 0 at its left end."""
    angle = math.pi * (1 - share)
    return QPointF(centre.x() + radius * math.cos(angle), centre.y() - radius * math.sin(angle))
