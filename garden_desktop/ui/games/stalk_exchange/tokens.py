"""Tokens: the bulb side on kraft paper, the bloom side on pale green, each with the letter of its flower."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS
from garden_desktop.games.stalk_exchange.data.words import FLOWER_LETTERS
from garden_desktop.ui.board.drawing.table_painter import CENTRE, TextStyle, around
from garden_desktop.ui.games.stalk_exchange.brush import Brush
from garden_desktop.ui.kit.style.theme import text_font

LETTERS: Final = dict(zip(FLOWERS, FLOWER_LETTERS, strict=True))
_NARROW: Final = 30.0
"""Labels beside the track are too narrow for a letter."""


def flower_of(sprite: str) -> str:
    """The flower of "bulb-tulip" and the like."""
    return sprite.rpartition("-")[2]


def paint_bulb(brush: Brush, rect: QRectF, flower: str, planted: bool) -> None:
    """A bulb in the row, or planted in the garden, where a stitched ring says that it is not open yet."""
    radius = rect.width() / 2 - 1.2
    _disc(brush, rect.center(), radius, brush.paper.kraft if planted else brush.paper.bagged)
    if planted:
        pen = brush.pen(brush.paper.stitch, radius * 0.075)
        pen.setDashPattern([2.2, 2.6])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        brush.painter.setPen(pen)
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        brush.circle(rect.center(), radius * 0.86)
    _drawing(brush, rect, f"bulb-{flower}", radius * (1.2 if planted else 1.36))
    paint_letter(brush, rect, flower, 0.36)


def paint_bloom(brush: Brush, rect: QRectF, flower: str) -> None:
    """A bloom in the garden."""
    radius = rect.width() / 2 - 1.2
    _disc(brush, rect.center(), radius, brush.paper.border)
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(brush.paper.petal)
    brush.circle(rect.center(), radius * 0.89)
    _drawing(brush, rect, f"bloom-{flower}", radius * 1.38)
    paint_letter(brush, rect, flower, 0.36)


def paint_laid(brush: Brush, rect: QRectF, flower: str) -> None:
    """A harvested flower on the track: a low label."""
    paper = brush.paper
    brush.box(rect.adjusted(0.8, 0.8, -0.8, -0.8), rect.height() * 0.34, paper.border, brush.pen(paper.ink, 1.5))
    side = rect.height() * 0.86
    if rect.width() < _NARROW:
        brush.art(f"bloom-{flower}", around(rect.center(), side, side))
        return
    brush.art(f"bloom-{flower}", around(rect.center() + QPointF(rect.width() * 0.1, 0), side, side))
    room = QRectF(rect.x() + 3, rect.y(), rect.width() * 0.3, rect.height())
    _write(brush, room, brush.said(LETTERS[flower]), min(11.0, rect.height() * 0.62), paper.printed)


def paint_value(brush: Brush, rect: QRectF, flower: str) -> None:
    """The token that climbs the trellis."""
    radius = rect.width() / 2 - 1.2
    _disc(brush, rect.center(), radius, brush.paper.border)
    _drawing(brush, rect.translated(radius * 0.17, radius * 0.17), f"bloom-{flower}", radius * 1.26)
    paint_letter(brush, rect.translated(radius * 0.07, 0), flower, 0.36)


def paint_trace(brush: Brush, rect: QRectF, sprite: str) -> None:
    """The outline that a lifted token leaves behind."""
    pen = brush.pen(brush.theme.leaf, 2)
    pen.setDashPattern([2.6, 2.4])
    brush.painter.setPen(pen)
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    brush.circle(rect.center(), rect.width() / 2 - 2)
    with brush.faded(0.42):
        _drawing(brush, rect, sprite, (rect.width() / 2) * 1.3)


def paint_letter(brush: Brush, rect: QRectF, flower: str, size: float) -> None:
    """The letter of a flower at the upper left of its disc; `size` is a share of the radius."""
    radius = rect.width() / 2
    spot = around(rect.center() + QPointF(-radius * 0.58, -radius * 0.46), radius, radius)
    _write(brush, spot, brush.said(LETTERS[flower]), max(9.0, radius * size), brush.paper.printed)


def _disc(brush: Brush, centre: QPointF, radius: float, fill: QColor) -> None:
    brush.painter.setPen(brush.pen(brush.paper.ink, max(1.5, radius * 0.075)))
    brush.painter.setBrush(fill)
    brush.circle(centre, radius)


def _drawing(brush: Brush, rect: QRectF, sprite: str, side: float) -> None:
    brush.art(sprite, around(rect.center(), side, side))


def _write(brush: Brush, rect: QRectF, letter: str, px: float, colour: QColor) -> None:
    brush.line(rect, letter, TextStyle(text_font(px, bold=True), colour), CENTRE)
