"""A card that lies above the table, in a soft shadow."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainterPath

from garden_desktop.ui.games.stalk_exchange.brush import Brush
from garden_desktop.ui.games.stalk_exchange.page import Page

_REACH: Final = 16.0
_RADIUS: Final = 10.0
_DROP: Final = 5.0


def paint_card(page: Page, rect: QRectF) -> None:
    """Kept for its size, as the shadow takes long."""
    size = QSizeF(rect.width() + 2 * _REACH, round(rect.height()) + 2 * _REACH + _DROP)

    def paint(brush: Brush) -> None:
        _paint(brush, QRectF(_REACH, _REACH, rect.width(), round(rect.height())))

    picture = page.pictures.picture(page.brush.shown, f"card {size.width():.0f} {size.height():.0f}", size, paint)
    page.brush.painter.drawPixmap(rect.topLeft() - QPointF(_REACH, _REACH), picture)


def _paint(brush: Brush, rect: QRectF) -> None:
    shade = QColor(0, 0, 0, 8 if brush.theme.dark else 3)
    for step in range(int(_REACH), 0, -1):
        ring = QPainterPath()
        ring.addRoundedRect(rect.adjusted(-step, _DROP - step, step, _DROP + step), _RADIUS + step, _RADIUS + step)
        brush.painter.fillPath(ring, shade)
    brush.box(rect, _RADIUS, brush.theme.raised, brush.pen(brush.theme.line, 1))
