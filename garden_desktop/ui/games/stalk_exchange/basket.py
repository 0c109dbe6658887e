"""The basket into which harvested flowers go before they are laid on the track."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from garden_desktop.games.stalk_exchange import layout
from garden_desktop.games.stalk_exchange.flowers import FLOWERS
from garden_desktop.ui.board.brush import around
from garden_desktop.ui.games.stalk_exchange.page import STEPS, Page, rect_of

_SEEN = 4
"""So many flowers look out of it."""


def shows_basket(page: Page) -> bool:
    """Whether it stands on the table now: from the harvest until it is emptied onto the track."""
    return page.done is not None and bool(page.done.laid) and page.step < STEPS.index("values")


def paint_basket(page: Page) -> None:
    """The basket over the tokens that lie in it, some flowers looking out, and how many there are."""
    if page.done is None:
        return
    brush, rect = page.brush, rect_of(layout.BASKET)
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(QColor(0, 0, 0, 70 if brush.theme.dark else 40))
    brush.painter.drawEllipse(around(QPointF(rect.center().x(), rect.bottom() - 9), rect.width() * 0.96, 13))
    picture = QRectF(rect.x(), rect.bottom() - 7 - rect.width() * 88 / 104, rect.width(), rect.width() * 88 / 104)
    brush.art("basket", picture)
    shown = [FLOWERS[one.flower] for one in page.done.laid][-_SEEN:]
    step = picture.width() * 0.66 / max(1, len(shown))
    for number, flower in enumerate(shown):
        x = picture.center().x() + (number - (len(shown) - 1) / 2) * step
        brush.art(f"bloom-{flower}", around(QPointF(x, picture.y() + picture.height() * 0.36), 34, 34))
    brush.art("basket-front", picture)
    brush.disc(QPointF(rect.right() - 7, picture.y() + 36), 14, brush.theme.leaf, str(len(page.done.laid)), 15)
