"""Spiral-bound sheet of paper, and the banner with the result."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.core.text import without_isolates
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.mirror import enlarged
from garden_desktop.ui.kit.player import paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import ratio_of
from garden_desktop.ui.kit.style.painting import draw_shadow
from garden_desktop.ui.kit.style.size import grown, px, scale
from garden_desktop.ui.kit.style.theme import blend, display_font, text_font
from garden_desktop.ui.kit.text import paragraph

RINGS: Final = 16
"""Height in pixels by which the rings extend above the paper."""
_PITCH: Final = 38.0


class SpiralPad(QWidget):
    """Painted paper; contents go into its layout."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        wire(appearance, "changed()", self, "update()")

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect()).adjusted(12, RINGS, -12, -14)
        draw_shadow(painter, paper, radius=6, depth=10, strength=0.6)
        painter.setPen(QPen(theme.line, 1))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(paper.translated(0, 4), 6, 6)
        painter.drawRoundedRect(paper, 6, 6)
        count = int((paper.width() - 64) // _PITCH) + 1
        start = paper.center().x() - (count - 1) * _PITCH / 2
        for at in range(count):
            self._paint_ring(painter, QPointF(start + at * _PITCH, paper.top() + 18))

    def _paint_ring(self, painter: QPainter, hole: QPointF) -> None:
        theme = self._appearance.theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.table if theme.dark else theme.ink)
        painter.drawEllipse(hole, 6, 6)
        painter.setPen(QPen(QColor("#8A938D"), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = QRectF(hole.x() - 5, hole.y() - 32, 10, 34)
        painter.drawArc(box, -80 * 16, -250 * 16)


_HEIGHT: Final = 104
_TITLE: Final = (26, 24, 22, 20, 18, 17, 16)
_BESIDE: Final = 140
"""Width that is not available for text, including the symbol."""
_ABOVE: Final = 20
_LEAST: Final = 300
_TOKEN: Final = 24
_ROW: Final = 8
"""Tokens per row."""
_FADED: Final = 0.35
MOST_SIGNS: Final = 4
_PAIR: Final = 0.56
_ROOMY: Final = 480
"""Minimum width for tokens beside the text."""
_SEVERAL: Final = 0.48
"""Size of a symbol relative to the room: for two (_PAIR), and for more."""


class BannerCard(QWidget):
    """Banner with symbol, title, text and tokens. Tokens are sprites; lost ones are faded and struck out."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "StaticText")
        self._appearance = appearance
        self._game = self._title = self._text = ""
        self._signs: tuple[str, ...] = ()
        self._pictured = False
        self._tokens: tuple[tuple[str, bool], ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        wire(appearance, "changed()", self, "update()")

    def show_news(self, game: str, signs: tuple[str, ...], title: str, text: str) -> None:
        """Show a result; `signs` are the symbols of the sides it is about."""
        self._show(game, signs, title, text)

    def show_verdict(
        self, game: str, sprite: str, title: str, text: str, tokens: tuple[tuple[str, bool], ...] = ()
    ) -> None:
        """Show the verdict of a solo game; `sprite` is a drawing of the game, tokens are (sprite, still there)."""
        self._show(game, (sprite,), title, text)
        self._pictured, self._tokens = True, tokens

    def _show(self, game: str, signs: tuple[str, ...], title: str, text: str) -> None:
        self._game, self._signs, self._title, self._text = game, signs, title, text
        self._pictured, self._tokens = False, ()
        self.setAccessibleName(without_isolates(title))
        self.setAccessibleDescription(without_isolates(text))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return grown(QSize(600, _HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return grown(QSize(_LEAST, _HEIGHT))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        words = width / scale() - _BESIDE
        high = _height(self._title, self._title_font(words), words) + _height(self._text, text_font(15), words)
        return px(max(_HEIGHT, high + _ABOVE))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter, card = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        lost = any(not there for _, there in self._tokens)
        painter.setBrush(blend(theme.raised, theme.clay, 0.14) if lost else theme.soft)
        painter.drawRoundedRect(card, 8, 8)
        for sign, spot in zip(self._signs, _spots(QRectF(24, 16, 72, 72), len(self._signs)), strict=True):
            self._paint_sign(painter, sign, spot)
        room = QRectF(120, 0, card.width() - _BESIDE, card.height())
        room.setRight(room.right() - self._paint_tokens(painter, room))
        title, text = self._title_font(room.width()), text_font(15)
        height = _height(self._title, title, room.width()) + _height(self._text, text, room.width())
        room.setTop((card.height() - height) / 2)
        room.setTop(room.top() + paragraph.draw(painter, room, self._title, title, colour=theme.ink))
        paragraph.draw(painter, room, self._text, text, colour=theme.ink)

    def _paint_sign(self, painter: QPainter, sign: str, spot: QRectF) -> None:
        if not self._pictured:
            paint_sign(painter, self._appearance, self._game, sign, spot)
        elif self._appearance.art.has(self._game, sign):
            self._paint_sprite(painter, sign, spot)

    def _paint_sprite(self, painter: QPainter, sprite: str, spot: QRectF) -> None:
        art, ground = self._appearance.art, self._appearance.theme.middling
        pixmap = art.pixmap(self._game, sprite, spot.width(), spot.height(), ratio_of(painter), grounds=(ground,))
        painter.drawPixmap(spot.topLeft(), pixmap)

    def _paint_tokens(self, painter: QPainter, room: QRectF) -> float:
        """Paint the tokens at the right of `room` if it is wide enough; returns the width they take."""
        if not self._tokens or room.width() < _ROOMY:
            return 0.0
        rows = [self._tokens[at : at + _ROW] for at in range(0, len(self._tokens), _ROW)]
        pitch = _TOKEN + 4
        left = room.right() - pitch * len(rows[0])
        top = room.center().y() - pitch * len(rows) / 2
        for down, row in enumerate(rows):
            for across, (sprite, there) in enumerate(row):
                spot = QRectF(left + across * pitch, top + down * pitch + 2, _TOKEN, _TOKEN)
                painter.setOpacity(1.0 if there else _FADED)
                self._paint_sprite(painter, sprite, spot)
                painter.setOpacity(1.0)
                if not there:
                    painter.setPen(QPen(self._appearance.theme.inked(self._appearance.theme.clay), 2))
                    painter.drawLine(spot.bottomLeft() + QPointF(1, -1), spot.topRight() + QPointF(-1, 1))
        return room.right() - left + 12

    def _title_font(self, width: float) -> QFont:
        """Return the largest font in which the title fits on one line; the smallest one may wrap."""
        return paragraph.fitting(self._title, [display_font(px) for px in _TITLE], width)


def _spots(room: QRectF, number: int) -> list[QRectF]:
    """Return the rectangles of `number` symbols: one fills the room, several are smaller, corner to corner."""
    if number == 1:
        return [room]
    side = room.width() * (_PAIR if number == 2 else _SEVERAL)
    step = room.width() - side
    corners = ((0, 0), (1, 1), (1, 0), (0, 1))
    return [QRectF(room.x() + x * step, room.y() + y * step, side, side) for x, y in corners[:number]]


def _height(words: str, font: QFont, width: float) -> float:
    return paragraph.height(len(paragraph.lines(words, font, width)), font)
