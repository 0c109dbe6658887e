"""The tray and its shelves: planks before the packets, shadows behind them, garden things where none stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.home.card_grid import RISE
from garden_desktop.ui.home.game_card import GameCard
from garden_desktop.ui.home.home_layout import HomeLayout
from garden_desktop.ui.home.tray import INSIDE, Plank, wood
from garden_desktop.ui.kit.layout.fill import fill
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.shadow import draw_shadow
from garden_desktop.ui.kit.style.size import px

_STILL_LIFES: Final = ("still-pots", "still-can", "still-lantern")
_STILL_LIFE: Final = 420 / 288
_SHADOW: Final = 60
"""No shadow falls further than that."""


class ShelfDecoration:
    """Lays the planks of a page, and paints what is behind them."""

    def __init__(self, appearance: Appearance, page: QWidget) -> None:
        self._appearance, self._page = appearance, page
        self._planks: list[Plank] = []

    def lay(self, laid: HomeLayout, packets: Sequence[GameCard]) -> None:
        """Put a plank before the feet of every row."""
        while len(self._planks) < len(laid.fronts):
            self._planks.append(Plank(self._appearance, self._page))
        for plank, front in zip(self._planks, laid.fronts, strict=False):
            plank.setGeometry(front)
            plank.show()
            _put_before(plank, front, laid, packets)
        for plank in self._planks[len(laid.fronts) :]:
            plank.hide()

    def paint_inside(self, painter: QPainter, laid: HomeLayout) -> None:
        """The dark inside of the tray, behind the feet of the packets."""
        for front in laid.fronts:
            inside = QRectF(0, front.top() - INSIDE, front.width(), INSIDE)
            fill(painter, inside, wood(self._appearance).inside)

    def paint_shadows(self, painter: QPainter, packets: Sequence[GameCard], seen: QRect) -> None:
        """The shadows of the packets that fall into what is seen."""
        for packet in packets:
            if packet.geometry().adjusted(-_SHADOW, -_SHADOW, _SHADOW, _SHADOW).intersects(seen):
                self._paint_shadow(painter, packet)

    def _paint_shadow(self, painter: QPainter, packet: GameCard) -> None:
        card = QRectF(packet.geometry()).adjusted(0, 10, 0, 0)
        share = packet.lift / px(RISE)
        painter.setClipRect(QRectF(0, 0, self._page.width(), packet.feet))  # the next row has shadows of its own
        draw_shadow(painter, card, radius=2, depth=8 + 20 * share, strength=0.5 + 0.5 * share)

    def paint_spare(self, painter: QPainter, laid: HomeLayout) -> None:
        """Where no packet stands, the tray holds garden things."""
        ratio = self._page.devicePixelRatioF()
        twin = "-dusk" if self._appearance.theme.dark else ""
        for box, sprite in zip(reversed(laid.spare), reversed(_STILL_LIFES), strict=False):
            high = box.width() * _STILL_LIFE
            pixmap = self._appearance.art.pixmap("app", f"{sprite}{twin}", box.width(), high, ratio)
            painter.drawPixmap(QPointF(box.left(), box.bottom() + 1 - high), pixmap)


def _put_before(plank: Plank, front: QRect, laid: HomeLayout, packets: Sequence[GameCard]) -> None:
    """Each shelf hides the feet of its packets, which stand before the shelf of the row behind."""
    if len(laid.fronts) > 1:
        for packet, box in zip(packets, laid.packets, strict=True):
            if box.bottom() + 1 == front.top():
                packet.raise_()
    plank.raise_()
