"""A sheet of paper on a spiral: ground, rings, and the banner on top of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.ui.kit import paragraph
from garden_desktop.ui.kit.look import Look
from garden_desktop.ui.kit.party import paint_sign
from garden_desktop.ui.kit.shadow import draw_shadow
from garden_desktop.ui.kit.theme import display_font, text_font

RINGS: Final = 16
"""How far the rings stand out above the paper, in logical pixels."""
_PITCH: Final = 38.0


class Pad(QWidget):
    """The paper; what is written on it goes into its layout."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
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
        theme = self._look.theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.table if theme.dark else theme.ink)
        painter.drawEllipse(hole, 6, 6)
        painter.setPen(QPen(QColor("#8A938D"), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = QRectF(hole.x() - 5, hole.y() - 32, 10, 34)
        painter.drawArc(box, -80 * 16, -250 * 16)


class BannerCard(QWidget):
    """The news: a sign or a picture, a line in the display face, and a sentence."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._game = self._sign = self._title = self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def show_news(self, game: str, sign: str, title: str, text: str) -> None:
        """`sign` is a seat's symbol or a drawing of the game."""
        self._game, self._sign, self._title, self._text = game, sign, title, text
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, 104)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.soft)
        painter.drawRoundedRect(QRectF(self.rect()), 8, 8)
        paint_sign(painter, self._look, self._game, self._sign, QRectF(24, 16, 72, 72))
        room = QRectF(120, 0, self.width() - 140, self.height())
        words = paragraph.lines(self._text, text_font(15), room.width(), 2)
        height = 36 + paragraph.height(len(words), text_font(15))
        room.setTop((self.height() - height) / 2)
        self._paint_title(painter, room)
        paragraph.draw(painter, room.adjusted(0, 36, 0, 0), self._text, text_font(15), colour=theme.ink, most=2)

    def _paint_title(self, painter: QPainter, room: QRectF) -> None:
        font = display_font(26)
        painter.setFont(font)
        wanted = painter.fontMetrics().horizontalAdvance(self._title)
        if wanted > room.width():
            painter.setFont(display_font(max(16.0, 26 * room.width() / wanted)))
        painter.setPen(self._look.theme.ink)
        line = QRectF(room.left(), room.top(), room.width(), 34)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._title)
