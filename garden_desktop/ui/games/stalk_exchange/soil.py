"""The garden board: a wooden rim with its shadow, earth in hexagons, furrows, and stubble where flowers were cut."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from garden_desktop.ui.board.brush import around
from garden_desktop.ui.board.placing import hexagon
from garden_desktop.ui.games.stalk_exchange.brush import Brush

_RIM: Final = 14.0
_FURROWS: Final = 4
_NOISE: Final = 7919


def paint_board(brush: Brush, spaces: Sequence[QRectF]) -> None:
    """The whole board; each space is given by the rectangle around its hexagon."""
    hexes = [hexagon(rect) for rect in spaces]
    paper = brush.paper
    rim = _RIM * spaces[0].width() / 66
    with brush.kept():
        brush.painter.translate(0, 6)
        _outlined(brush, hexes, QColor(0, 0, 0, 90 if brush.theme.dark else 60), rim + 2)
    for colour, width in ((paper.bark, rim + 2), (paper.rim, rim)):
        _outlined(brush, hexes, colour, width)
    _outlined(brush, hexes, paper.kerb, rim * 0.42, Qt.PenJoinStyle.MiterJoin)
    brush.painter.setPen(
        QPen(paper.seam, 3.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.MiterJoin)
    )
    brush.painter.setBrush(paper.earth)
    for shape in hexes:
        brush.painter.drawPolygon(shape)
    for number, rect in enumerate(spaces):
        _furrows(brush, rect, number)


def paint_stubble(brush: Brush, spaces: Iterable[QRectF]) -> None:
    """What is left of flowers that were just cut, with a dashed yellow border."""
    for rect in spaces:
        brush.painter.setPen(Qt.PenStyle.NoPen)
        brush.painter.setBrush(brush.paper.turned)
        brush.painter.drawPolygon(hexagon(inset(rect, 2)))
        size = rect.width() * 0.56
        brush.art("stubble", around(rect.center(), size, size))
        pen = brush.pen(brush.paper.hedge, 2.6)
        pen.setDashPattern([2.6, 2.2])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        brush.painter.setPen(pen)
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        brush.painter.drawPolygon(hexagon(inset(rect, 3.5)))


def inset(rect: QRectF, by: float) -> QRectF:
    """The rectangle of a hexagon whose sides lie `by` further in."""
    share = 1 - 2 * by / rect.width()
    return around(rect.center(), rect.width() * share, rect.height() * share)


def _outlined(
    brush: Brush,
    hexes: Sequence[QPolygonF],
    colour: QColor,
    reach: float,
    join: Qt.PenJoinStyle = Qt.PenJoinStyle.RoundJoin,
) -> None:
    """All hexagons as one shape, `reach` larger on every side."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for shape in hexes:
        path.addPolygon(shape)
        path.closeSubpath()
    brush.painter.strokePath(path, QPen(colour, reach * 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join))


def _furrows(brush: Brush, rect: QRectF, number: int) -> None:
    """Wavy lines and a few crumbs; the number of the space decides where they lie."""
    unit = rect.width() / 66
    path = QPainterPath()
    for row in range(_FURROWS):
        noise = (number * 13 + row * 29) * _NOISE % 97 / 97
        x = rect.center().x() - 20 * unit + (noise - 0.5) * 9 * unit
        y = rect.center().y() + (row - 1.5) * 12 * unit
        path.moveTo(x, y)
        for wave in range(4):
            begin = x + wave * 10 * unit
            lift = 2.6 * unit if wave % 2 else -2.6 * unit
            path.quadTo(begin + 5 * unit, y + lift, begin + 10 * unit, y)
    brush.painter.strokePath(path, brush.pen(brush.paper.furrow, 2.5 * unit))
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(brush.paper.crumb)
    for crumb in range(3):
        noise = (number * 31 + crumb * 57) * _NOISE % 89 / 89
        spot = QPointF((noise - 0.5) * 48 * unit, (crumb - 1) * 13 * unit + (noise * 7 % 1 - 0.5) * 8 * unit)
        brush.circle(rect.center() + spot, 1.4 * unit)
