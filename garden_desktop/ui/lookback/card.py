"""What the cards of a look back have in common: paper with a line round it, and the sign of a side."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from garden_desktop.ui.kit.player import paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.wire import wire


class LookBackCard(QFrame):
    """A sheet of paper to write on."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        wire(appearance, "changed()", self, "update()")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._appearance.theme
        painter.setPen(QPen(theme.line, 1.2))
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)


class SideSignView(QWidget):
    """The sign of a side."""

    def __init__(self, appearance: Appearance, game: str, sign: str) -> None:
        super().__init__()
        self._appearance, self._game, self._sign = appearance, game, sign
        self.setFixedSize(24, 24)
        wire(appearance, "changed()", self, "update()")

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sign(QPainter(self), self._appearance, self._game, self._sign, QRectF(0, 0, 24, 24))
