"""The strip at a piece that lies loosely: turn, mirror, and room for the button that plants it."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF

from garden_desktop.games.paths_and_flower_beds import layout
from garden_desktop.games.paths_and_flower_beds.places import lies_on
from garden_desktop.ui.board.brush import around
from garden_desktop.ui.board.strokes import key_cap, key_cap_width
from garden_desktop.ui.games.paths_and_flower_beds.brush import Brush, rect_of
from garden_desktop.ui.games.paths_and_flower_beds.page import Page
from garden_desktop.ui.games.paths_and_flower_beds.sheet import RADIUS

_HINT_W: Final = 64.0
"""An icon and its key."""
_PAD: Final = 6.0


def button_rect(page: Page) -> QRectF:
    """Where the button stands while the piece lies in the garden."""
    walked = [page.plan.square(*page.law.board.place(square)) for square in page.stage.walk.squares]
    return rect_of(layout.plant_box(page.plan, lies_on(page.stage), walked))


def paint_strip(page: Page) -> None:
    """The plate, with what the keys do beside the button; a path can only be planted."""
    if page.stage.laid is None:
        return
    brush, button = page.brush, button_rect(page)
    hints = len(page.stage.fits) > 1
    plate = button.adjusted(-_PAD - (2 * _HINT_W if hints else 0), -_PAD, _PAD, _PAD)
    if hints and plate.x() < 4:
        plate = button.adjusted(-_PAD, -_PAD, _PAD + 2 * _HINT_W, _PAD)
    brush.shadow(plate, RADIUS, 8)
    brush.box(plate, RADIUS, brush.theme.raised, brush.pen(brush.theme.line, 1))
    if hints:
        left = plate.x() + _PAD if plate.x() < button.x() - _PAD else button.right() + _PAD
        _paint_hint(brush, QPointF(left, plate.center().y()), "R")
        _paint_hint(brush, QPointF(left + _HINT_W, plate.center().y()), "F")


def _paint_hint(brush: Brush, at: QPointF, key: str) -> None:
    middle = at + QPointF(18, 0)
    brush.painter.setPen(brush.pen(brush.theme.ink, 1.8))
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    (_paint_turn if key == "R" else _paint_mirror)(brush, middle)
    key_cap(brush.painter, QPointF(at.x() + 34, at.y()), key, brush.theme.ink, None)
    assert key_cap_width(key) <= _HINT_W - 34, "one letter"


def _paint_turn(brush: Brush, at: QPointF) -> None:
    """Three quarters of a circle with a head: clockwise."""
    brush.painter.drawArc(around(at, 14, 14), 60 * 16, 290 * 16)
    tip = at + QPointF(7 * sin(pi / 6), -6.2)
    brush.painter.drawPolyline(QPolygonF([tip + QPointF(0.5, -4.5), tip + QPointF(0.8, 0.8), tip + QPointF(-4.6, 1.2)]))


def _paint_mirror(brush: Brush, at: QPointF) -> None:
    """Two triangles back to back."""
    dashed = brush.pen(brush.theme.ink, 1.4)
    dashed.setDashPattern([1.5, 2])
    for hand in (-1, 1):
        corners = [at + QPointF(hand * x, y) for x, y in ((3, -6), (3, 6), (9, 6))]
        brush.painter.setBrush(brush.theme.ink if hand > 0 else Qt.BrushStyle.NoBrush)
        brush.painter.drawPolygon(QPolygonF(corners))
    brush.painter.setPen(dashed)
    brush.painter.drawLine(QLineF(at.x(), at.y() - 8, at.x(), at.y() + 8))
