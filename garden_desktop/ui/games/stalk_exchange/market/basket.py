"""The basket into which harvested flowers go before they are laid on the track."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from garden_desktop.games.stalk_exchange.table import layout
from garden_desktop.ui.board.drawing.table_painter import around, rect_of
from garden_desktop.ui.games.stalk_exchange.page import Page

_SHAPE: Final = 88 / 104


def paint_back(page: Page) -> None:
    """What is behind the flowers in it: the handle, and the shadow on the ground."""
    if not page.look.shown.basket:
        return
    brush, rect = page.brush, _picture()
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(QColor(0, 0, 0, 70 if brush.theme.dark else 40))
    brush.painter.drawEllipse(around(QPointF(rect.center().x(), rect.bottom() - 2), rect.width() * 0.96, 13))
    brush.art("basket", rect)


def paint_front(page: Page) -> None:
    """What is in front of them, and how many there are."""
    flowers = page.look.shown.basket
    if flowers:
        page.brush.art("basket-front", _picture())
        badge = QPointF(_picture().right() - 4, _picture().y() + 36)
        page.brush.disc(badge, 14, page.brush.theme.leaf, str(len(flowers)))


def _picture() -> QRectF:
    box = rect_of(layout.BASKET)
    high = box.width() * _SHAPE
    return QRectF(box.x(), box.bottom() - 7 - high, box.width(), high)
