"""Plain areas of one colour."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter


def fill(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """As QPainter.fillRect, whose first call makes the 182 names of QGradient; pen and brush are left changed."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRect(rect)
