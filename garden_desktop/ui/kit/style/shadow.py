"""The one soft shadow, for what is lifted."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

_MOST_STEPS: Final = 14
_DARKEST: Final = 48
"""Of 255, at the edge of the card."""


def draw_shadow(painter: QPainter, rect: QRectF, *, radius: float, depth: float, strength: float = 1.0) -> None:
    """A shadow around `rect` that reaches `depth` logical pixels, fallen a third of that downwards.

    Left out where the card that throws it covers it: that is most of it, and took two thirds of the time.
    """
    steps = min(_MOST_STEPS, math.ceil(depth / 2))
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(24, 28, 20, max(1, round(_DARKEST * strength / steps))))
    fallen = rect.translated(0, depth / 3)
    inset = radius + 1
    covered = rect.adjusted(inset, inset, -inset, -inset)
    for step in range(steps):
        reach = depth * (1 - step / steps)
        ring = QPainterPath()
        ring.addRoundedRect(fallen.adjusted(-reach, -reach, reach, reach), radius + reach, radius + reach)
        ring.addRect(covered)
        painter.drawPath(ring)
    painter.restore()
