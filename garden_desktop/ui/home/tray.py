"""Decoration of the home screen: wooden tray and planks, shadows of the cards, and still lifes in empty places."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.home.game_card import GameCard
from garden_desktop.ui.home.home_layout import RISE, HomeLayout
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.painting import draw_shadow, fill
from garden_desktop.ui.kit.style.size import px

INSIDE: Final = 8
_LIP: Final = 6
_FOOT: Final = 16
_NAIL_STEP: Final = 304
_LOW: Final = 40
"""Height below which a plank has neither grain nor nails."""


class WoodColours(NamedTuple):
    """Colours of a plank, from the lit upper edge to the dark inside."""

    lip: QColor
    face: QColor
    foot: QColor
    grain: QColor
    inside: QColor


LIGHT: Final = WoodColours(
    QColor("#CDAB80"), QColor("#B08E66"), QColor("#8A6B4A"), QColor("#967350"), QColor("#755A3F")
)
NIGHT: Final = WoodColours(
    QColor("#5F4C37"), QColor("#4A3B2A"), QColor("#33291E"), QColor("#382B1F"), QColor("#2E2319")
)


def wood(appearance: Appearance) -> WoodColours:
    return NIGHT if appearance.theme.dark else LIGHT


class Plank(QWidget):
    """Front plank of the tray; covers the lower part of the cards, and their buttons until they are raised."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        wire(appearance, "changed()", self, "update()")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tones = wood(self._appearance)
        face = QRectF(self.rect())
        fill(painter, face, tones.face)
        fill(painter, QRectF(0, 0, face.width(), _LIP), tones.lip)
        if face.height() < _LOW:
            return
        _grain(painter, face.adjusted(0, _LIP + 8, 0, -_FOOT - 8), tones.grain)
        fill(painter, QRectF(0, face.height() - _FOOT, face.width(), _FOOT), tones.foot)
        _nails(painter, face, tones)


def _grain(painter: QPainter, area: QRectF, colour: QColor) -> None:
    """Paint the wood grain: deterministic curves, spaced by the height of the plank."""
    painter.setPen(QPen(colour, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lines = max(2, int(area.height() // 18))
    for line in range(lines):
        y = area.top() + area.height() * line / (lines - 1)
        x = -260.0 + (line * 389) % 530
        part = line
        while x < area.width():
            long = 210.0 + (part * 131 + line * 67) % 330
            path = QPainterPath()
            path.moveTo(x, y)
            path.cubicTo(x + long * 0.3, y + 5, x + long * 0.6, y - 7, x + long, y + 2)
            painter.drawPath(path)
            x += long + 50 + (part * 173) % 260
            part += 1


def _nails(painter: QPainter, face: QRectF, tones: WoodColours) -> None:
    middle = (face.width() - 4 * _NAIL_STEP) / 2
    at = middle % _NAIL_STEP - 2
    y = _LIP + (face.height() - _LIP - _FOOT) / 2 - 1
    painter.setPen(Qt.PenStyle.NoPen)
    while at < face.width():
        painter.setBrush(tones.foot)
        painter.drawEllipse(QRectF(at - 4.5, y - 4.5, 9, 9))
        painter.setBrush(tones.lip)
        painter.drawEllipse(QRectF(at - 3.5, y - 3.5, 5, 5))
        at += _NAIL_STEP


_STILL_LIFES: Final = ("still-pots", "still-can", "still-lantern")
_STILL_LIFE: Final = 420 / 288
_SHADOW: Final = 60
"""Maximum reach of a shadow in pixels."""


class ShelfDecoration:
    """Planks of a page, and the painting of what is behind them."""

    def __init__(self, appearance: Appearance, page: QWidget) -> None:
        self._appearance, self._page = appearance, page
        self._planks: list[Plank] = []

    def lay(self, laid: HomeLayout, packets: Sequence[GameCard]) -> None:
        """Place a plank in front of each row of cards."""
        while len(self._planks) < len(laid.fronts):
            self._planks.append(Plank(self._appearance, self._page))
        for plank, front in zip(self._planks, laid.fronts, strict=False):
            plank.setGeometry(front)
            plank.show()
            _put_before(plank, front, laid, packets)
        for plank in self._planks[len(laid.fronts) :]:
            plank.hide()

    def paint_inside(self, painter: QPainter, laid: HomeLayout) -> None:
        """Paint the dark inside of the tray behind the cards."""
        for front in laid.fronts:
            inside = QRectF(0, front.top() - INSIDE, front.width(), INSIDE)
            fill(painter, inside, wood(self._appearance).inside)

    def paint_shadows(self, painter: QPainter, packets: Sequence[GameCard], seen: QRect) -> None:
        """Paint the shadows of the cards that reach into the area `seen`."""
        for packet in packets:
            if packet.geometry().adjusted(-_SHADOW, -_SHADOW, _SHADOW, _SHADOW).intersects(seen):
                self._paint_shadow(painter, packet)

    def _paint_shadow(self, painter: QPainter, packet: GameCard) -> None:
        card = QRectF(packet.geometry()).adjusted(0, 10, 0, 0)
        share = packet.lift / px(RISE)
        # clipped at the plank; the next row has shadows of its own
        if not packet.flat:
            painter.setClipRect(QRectF(0, 0, self._page.width(), packet.feet))
        draw_shadow(painter, card, radius=2, depth=8 + 20 * share, strength=0.5 + 0.5 * share)

    def paint_spare(self, painter: QPainter, laid: HomeLayout) -> None:
        """Paint still lifes in places without a card."""
        ratio = self._page.devicePixelRatioF()
        twin = "-dusk" if self._appearance.theme.dark else ""
        for box, sprite in zip(reversed(laid.spare), reversed(_STILL_LIFES), strict=False):
            high = box.width() * _STILL_LIFE
            pixmap = self._appearance.art.pixmap("app", f"{sprite}{twin}", box.width(), high, ratio)
            painter.drawPixmap(QPointF(box.left(), box.bottom() + 1 - high), pixmap)


def _put_before(plank: Plank, front: QRect, laid: HomeLayout, packets: Sequence[GameCard]) -> None:
    """Stack each plank above the cards of its row, and these above the plank of the row behind."""
    if len(laid.fronts) > 1:
        for packet, box in zip(packets, laid.packets, strict=True):
            if box.bottom() + 1 == front.top():
                packet.raise_()
    plank.raise_()
