"""Several squares as one shape."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QPainterPath, QTransform

Cell: TypeAlias = tuple[int, int]
"""Column and row."""


def area(cells: Iterable[Cell], corner: QPointF, side: float) -> QPainterPath:
    """These squares as one shape, with the corner of a1 at `corner`; joined while they are whole numbers."""
    path = QPainterPath()
    for column, row in cells:
        path.addRect(QRect(column, row, 1, 1))
    return QTransform.fromTranslate(corner.x(), corner.y()).scale(side, side).map(path.simplified())
