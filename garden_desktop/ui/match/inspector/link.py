"""The way from a gloss to the rule it comes from, and to its other page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.buttons.painted import PaintedButton
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.icons import draw_icon
from garden_desktop.ui.kit.style.size import grown
from garden_desktop.ui.kit.style.theme import text_font

_ICON = 15


class InspectorLink(PaintedButton):
    """An icon and a few words, underlined: a book and the name of a section, or the way to the other page."""

    def __init__(self, appearance: Appearance, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(appearance, "", parent)
        self._icon = icon
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def face(self) -> QFont:
        return text_font(13)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        sky = self.appearance.theme.inked(self.appearance.theme.sky)
        draw_icon(painter, self.appearance.art, self._icon, QRectF(0, rect.center().y() - _ICON / 2, _ICON, _ICON), sky)
        words = rect.adjusted(_ICON + 6, 0, 0, 0)
        self.draw_words(painter, words, sky, Qt.AlignmentFlag.AlignLeft)
        y, wide = words.center().y() + 8.5, min(words.width(), self.words_width())
        painter.setPen(QPen(sky, 1.6 if self.underMouse() else 1))
        painter.drawLine(QPointF(words.left(), y), QPointF(words.left() + wide, y))

    def sizeHint(self) -> QSize:
        return grown(QSize(_ICON + 6 + self.words_width(), 24))
