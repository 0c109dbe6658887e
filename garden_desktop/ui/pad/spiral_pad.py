"""A sheet of paper on a spiral: ground, rings, and the banner on top of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.shadow import draw_shadow
from garden_desktop.ui.kit.wire import wire

RINGS: Final = 16
"""How far the rings stand out above the paper, in logical pixels."""
_PITCH: Final = 38.0


class SpiralPad(QWidget):
    """The paper; what is written on it goes into its layout."""

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
