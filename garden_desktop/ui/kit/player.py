"""Player identity in the UI: name, symbol and colour of a side, and painted seat discs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.ui.kit.buttons.painted import ENTER, PaintedButton, ring
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon, ratio_of
from garden_desktop.ui.kit.style.size import grown, px
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS, Theme, blend


@dataclass(frozen=True, slots=True)
class Player:
    """Name and symbol of a side. `sign` is one of SEAT_SYMBOLS, or a sprite of the game for a side without a seat."""

    name: str
    sign: str


def colour_of(theme: Theme, sign: str) -> QColor:
    """Return the colour of a seat symbol; signs that are no seat symbol get the last seat colour."""
    return theme.seats[SEAT_SYMBOLS.index(sign) if sign in SEAT_SYMBOLS else -1]


def figure_ground(theme: Theme, sign: str) -> QColor:
    """Return the background of a game's own figure: the surface colour tinted with 15 % of the figure's colour."""
    return blend(theme.surface, colour_of(theme, sign), 0.15)


def paint_sign(
    painter: QPainter, appearance: Appearance, game: str, sign: str, rect: QRectF, ground: QColor | None = None
) -> None:
    """Paint a side's sign on a disc in `rect`: a seat symbol, or a game's own figure clipped to the disc.

    `ground` is the background colour under the disc, used for contrast rims; by default the theme's `middling`.
    """
    if sign in SEAT_SYMBOLS:
        sprite = f"seat-{sign}{'-dusk' if appearance.theme.dark else ''}"
        _paint_sprite(painter, appearance, "app", sprite, rect, ground or appearance.theme.middling)
        return
    painter.save()
    disc = QPainterPath()
    disc.addEllipse(rect)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour, ground = colour_of(appearance.theme, sign), figure_ground(appearance.theme, sign)
    painter.fillPath(disc, ground)
    painter.setClipPath(disc)
    _paint_sprite(painter, appearance, game, sign, rect.adjusted(3, 3, -3, 3), ground)
    painter.strokePath(disc, QPen(colour, min(4.0, rect.width() / 8)))  # half of it lies inside
    painter.restore()


def _paint_sprite(
    painter: QPainter, appearance: Appearance, game: str, sprite: str, rect: QRectF, ground: QColor
) -> None:
    ratio = ratio_of(painter)
    pixmap = appearance.art.pixmap(game, sprite, rect.width(), rect.height(), ratio, grounds=(ground,))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
    painter.setBrush(Qt.BrushStyle.NoBrush)


# Seat discs: colour and symbol of a seat, as a widget, as a button, or overlapping in a row.


_STEP: Final = 0.79
"""Distance between two overlapping discs, in disc diameters."""


def symbol_name(symbol: int) -> str:
    """Return the translated name of seat symbol 0 to 5."""
    names = (
        QCoreApplication.translate("seats", "trowel"),
        QCoreApplication.translate("seats", "watering can"),
        QCoreApplication.translate("seats", "basket"),
        QCoreApplication.translate("seats", "bell"),
        QCoreApplication.translate("seats", "hat"),
        QCoreApplication.translate("seats", "key"),
    )
    return names[symbol]


def disc_pixmap(appearance: Appearance, symbol: int, px: float, ratio: float) -> QPixmap:
    """Return the disc of seat symbol 0 to 5 as a pixmap, `px` logical pixels in diameter."""
    twin = "-dusk" if appearance.theme.dark else ""
    return appearance.art.pixmap("app", f"seat-{SEAT_SYMBOLS[symbol]}{twin}", px, px, ratio)


def discs_width(count: int, px: float) -> float:
    """Return the width of `count` discs of `px` pixels that overlap as `draw_discs` draws them."""
    return px * (1 + _STEP * (count - 1))


def draw_discs(
    painter: QPainter, appearance: Appearance, at: QPointF, symbols: Sequence[int], *, px: float, ground: QColor
) -> None:
    """Draw seat discs from `at` to the right, each overlapping the last by a fifth, with a gap of colour `ground`
    around it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    ratio = ratio_of(painter)
    for place, symbol in enumerate(symbols):
        corner = at + QPointF(place * px * _STEP, 0)
        painter.drawEllipse(QRectF(corner, corner + QPointF(px, px)).adjusted(-2, -2, 2, 2))
        painter.drawPixmap(corner, disc_pixmap(appearance, symbol, px, ratio))


class SeatDisc(QWidget):
    """Widget that shows the disc of one seat; takes no input."""

    def __init__(self, appearance: Appearance, symbol: int, px: int = 40, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._px = px
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        wire(appearance, "changed()", self, "update()")
        self.set_symbol(symbol)

    def set_symbol(self, symbol: int) -> None:
        self._symbol = symbol
        self.setAccessibleName(symbol_name(symbol))
        self.update()

    def sizeHint(self) -> QSize:
        return grown(QSize(self._px, self._px))

    def paintEvent(self, event: QPaintEvent) -> None:
        pixmap = disc_pixmap(self._appearance, self._symbol, px(self._px), self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, pixmap)


class DiscButton(PaintedButton):
    """Button that shows a seat disc. With an `arrow` icon it opens a menu: by Space or click only, Enter goes to the
    sheet."""

    def __init__(
        self, appearance: Appearance, symbol: int, px: int = 40, arrow: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, "", parent)
        self.symbol = symbol
        self._px = px
        self._arrow = arrow
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_symbol(self, symbol: int) -> None:
        self.symbol = symbol
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._arrow and event.key() in ENTER:
            event.ignore()  # Enter belongs to the sheet the choice is on
        else:
            super().keyPressEvent(event)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        disc = QRectF(3, (rect.height() - self._px) / 2, self._px, self._px)
        lit = self.underMouse() or self.hasFocus()
        if lit:
            ring(painter, disc.adjusted(-2, -2, 2, 2), self.appearance.theme.leaf, self._px, self.appearance.theme.ring)
        pixmap = disc_pixmap(self.appearance, self.symbol, self._px, ratio_of(painter))
        painter.drawPixmap(disc.topLeft(), pixmap)
        if self._arrow:
            box = QRectF(disc.right() + 4, rect.center().y() - 7, 14, 14)
            draw_icon(
                painter,
                self.appearance.art,
                self._arrow,
                box,
                self.appearance.theme.ink if lit else self.appearance.theme.muted,
            )

    def sizeHint(self) -> QSize:
        return grown(QSize(self._px + 6 + (16 if self._arrow else 0), self._px + 6))
