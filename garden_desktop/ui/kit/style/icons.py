"""Line icons: one drawing each in resources/app/art, shown in any colour."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPixmap, QTransform

from garden_desktop.ui.kit.layout.fill import fill
from garden_desktop.ui.kit.style.art import DrawingCache

POINTING: Final = frozenset(
    (
        *(f"{shape}-{way}" for shape in ("arrow", "chevron", "double") for way in ("left", "right")),
        *("back", "undo", "redo", "fast-forward"),
    )
)
"""What points on or back points the other way for whoever reads from right to left."""


def icon_pixmap(art: DrawingCache, name: str, px: float, colour: QColor, ratio: float) -> QPixmap:
    """The icon `name`, `px` logical pixels square, in one colour."""
    pixmap = art.pixmap("app", f"icon-{name}", px, px, ratio).copy()
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    fill(painter, QRectF(0, 0, px, px), colour)
    painter.end()
    return pixmap


def ratio_of(painter: QPainter) -> float:
    """How many device pixels a unit of the painter has now, its own scaling included."""
    matrix = painter.deviceTransform()
    return math.hypot(matrix.m11(), matrix.m12()) or 1.0


def draw_icon(painter: QPainter, art: DrawingCache, name: str, rect: QRectF, colour: QColor) -> None:
    """Draw the icon `name` in the middle of `rect`, as large as fits."""
    px = min(rect.width(), rect.height())
    pixmap = icon_pixmap(art, name, px, colour, ratio_of(painter))
    if name in POINTING and QGuiApplication.isRightToLeft():
        pixmap = pixmap.transformed(QTransform.fromScale(-1, 1))
    painter.drawPixmap(rect.center() - QPointF(px / 2, px / 2), pixmap)
