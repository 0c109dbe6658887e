"""Sheets of paper that things are written on, and chips with a small figure."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from garden_desktop.ui.games.paths_and_flower_beds.brush import Brush
from garden_desktop.ui.kit.style.theme import blend

RADIUS: Final = 10.0


def paint_sheet(brush: Brush, rect: QRectF, fill: QColor | None = None) -> None:
    """A quiet sheet with a hairline around it."""
    theme = brush.theme
    brush.box(rect.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, fill or theme.surface, brush.pen(theme.line, 1))


def paint_well(brush: Brush, rect: QRectF, *, chosen: bool = False, shut: bool = False) -> None:
    """A well that holds one piece: white paper, the chosen one soft with a leaf ring, a shut one darker."""
    theme, inner = brush.theme, rect.adjusted(0.5, 0.5, -0.5, -0.5)
    if chosen:
        inner = rect.adjusted(1, 1, -1, -1)
        brush.box(inner, RADIUS, theme.soft, brush.pen(theme.leaf, 2))
    else:
        brush.box(inner, RADIUS, brush.paper.shut if shut else theme.raised, brush.pen(theme.line, 1))


def chip_colour(brush: Brush, colour: QColor) -> QColor:
    """The ground of a chip about something of this colour."""
    return blend(brush.theme.surface, colour, 0.16 if not brush.theme.dark else 0.26)


def paint_ring(brush: Brush, centre: QPointF, radius: float, colour: QColor, fill: QColor | None = None) -> None:
    """The ring around a square that counts."""
    brush.painter.setPen(brush.pen(colour, radius * 0.24))
    brush.painter.setBrush(fill or QColor(0, 0, 0, 0))
    brush.circle(centre, radius)
