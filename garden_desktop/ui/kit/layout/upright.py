"""Words and pictures that can be read although their painter looks into a mirror."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter


@contextmanager
def upright(painter: QPainter, box: QRectF) -> Iterator[None]:
    """Inside, what is painted into `box` can be read, though the painter looks into a mirror; kept and put back."""
    painter.save()
    if painter.worldTransform().m11() < 0:
        painter.translate(2 * box.center().x(), 0)
        painter.scale(-1, 1)
    yield
    painter.restore()
