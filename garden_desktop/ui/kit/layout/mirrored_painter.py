"""QPainter that mirrors positions but keeps text and pixmaps readable, for right-to-left layouts."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.style.painting import upright


class MirroredPainter(QPainter):
    """Painter that flips x coordinates, so that code written for left to right paints a mirrored widget.

    `drawText` and `drawPixmap` undo the flip within the rectangle they paint to.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.setLayoutDirection(widget.layoutDirection())
        self.translate(widget.width(), 0)
        self.scale(-1, 1)

    def drawText(self, where: Any, *what: Any) -> Any:
        box = where
        if not isinstance(where, QRect | QRectF):
            box = QRectF(where, QSizeF(self.fontMetrics().horizontalAdvance(what[-1]), 0))
        with upright(self, QRectF(box)):
            return super().drawText(where, *what)

    def drawPixmap(self, where: Any, *what: Any) -> None:
        if isinstance(where, int):
            where, what = QPointF(where, what[0]), what[1:]
        box = where
        if not isinstance(where, QRect | QRectF):
            box = QRectF(where, next(one for one in what if isinstance(one, QPixmap)).deviceIndependentSize())
        with upright(self, QRectF(box)):
            super().drawPixmap(where, *what)
