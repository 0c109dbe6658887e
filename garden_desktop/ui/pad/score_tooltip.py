"""Card beside a number of the score sheet that shows the lines it consists of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from garden_desktop.core.text import Message
from garden_desktop.core.types import ScoreLine
from garden_desktop.ui.kit.layout.mirror import painter_of
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.painting import draw_shadow
from garden_desktop.ui.kit.style.theme import display_font, text_font
from garden_desktop.ui.kit.text import paragraph

Say = Callable[[Message], str]
_WIDTH: Final = 264
_PAD: Final = 14
_EDGE: Final = 10  # room for the shadow
_WHEN: Final = 74
_POINTS: Final = 34


class ScoreTooltip(QWidget):
    """Card with score lines; takes no input and stays within its parent."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._over = parent
        self._title = ""
        self._lines: list[tuple[str, str, int]] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def explain(self, title: str, lines: list[tuple[str, str, int]], beside: QRect) -> None:
        """Show (when, how, points) lines next to rectangle `beside` of the parent."""
        self._title, self._lines = title, lines
        self.resize(self.sizeHint())
        self.move(self._spot(beside))
        self.show()
        self.raise_()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH + 2 * _EDGE, round(self._words(None, QRectF(self._room()))) + 2 * (_PAD + _EDGE) - 4)

    def _spot(self, beside: QRect) -> QPoint:
        room = self._over.rect()
        below = beside.bottom() - 4
        if below + self.height() > room.bottom():
            below = max(0, beside.top() - self.height() + 4)
        return QPoint(max(0, min(beside.center().x() - self.width() // 2, room.right() - self.width())), below)

    def _room(self) -> QRect:
        return QRect(_EDGE + _PAD, _EDGE + _PAD - 2, _WIDTH - 2 * _PAD, 10_000)

    def _words(self, painter: QPainter | None, room: QRectF) -> float:
        """Paint the text, or only measure its height if `painter` is None."""
        theme = self._appearance.theme
        top = room.top() + self._block(painter, room, self._title, text_font(13, bold=True)) + 4
        for when, how, points in self._lines:
            line = QRectF(room.left(), top, room.width(), 100)
            middle = line.adjusted(_WHEN if when else 0, 0, -_POINTS, 0)
            if painter:
                painter.setPen(theme.ink)
                painter.setFont(display_font(16))
                painter.drawText(line.adjusted(0, 0, 0, -78), Qt.AlignmentFlag.AlignRight, str(points))
                paragraph.draw(painter, line, when, text_font(13), colour=theme.muted, most=1)
            top += max(22.0, self._block(painter, middle, how, text_font(13)))
        return top - room.top()

    def _block(self, painter: QPainter | None, room: QRectF, text: str, font: QFont) -> float:
        if painter:
            return paragraph.draw(painter, room, text, font, colour=self._appearance.theme.ink)
        return paragraph.height(len(paragraph.lines(text, font, room.width())), font)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_of(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        draw_shadow(painter, card, radius=10, depth=_EDGE)
        painter.setPen(QPen(self._appearance.theme.edge, 1))
        painter.setBrush(self._appearance.theme.raised)
        painter.drawRoundedRect(card, 10, 10)
        self._words(painter, QRectF(self._room()))


def lines_of(lines: tuple[ScoreLine, ...], say: Say, when: Callable[[int], str]) -> list[tuple[str, str, int]]:
    """Return score lines as (when, how, points); `when` names the round, unless the line's note does so."""
    told = []
    for line in lines:
        how = say(line.note) if line.note else say(line.sum) if line.sum else ""
        name = when(line.round) if line.round else ""
        told.append(("" if name and how.startswith(name) else name, how, line.points))
    return told
