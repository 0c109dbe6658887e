"""A card that lies above the table, in a soft shadow."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath

from garden_desktop.ui.games.stalk_exchange.brush import Brush

REACH: Final = 14.0
"""How far the shadow reaches below the card, and `_DROP` less on both sides: cards stand 12 from the edge of the table,
where all that is painted ends."""
_DROP: Final = 4.0
_RADIUS: Final = 10.0


def paint_card(brush: Brush, rect: QRectF) -> None:
    """The shadow and the card."""
    shade = QColor(0, 0, 0, 9 if brush.theme.dark else 4)
    for step in range(int(REACH - _DROP), 0, -1):
        ring = QPainterPath()
        ring.addRoundedRect(rect.adjusted(-step, _DROP - step, step, _DROP + step), _RADIUS + step, _RADIUS + step)
        brush.painter.fillPath(ring, shade)
    brush.box(rect, _RADIUS, brush.theme.raised, brush.pen(brush.theme.line, 1))
