"""The garden board: a wooden rim with coordinates and shadow, earth in hexagons, furrows, stubble after a harvest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from garden_desktop.core.hexes import HexBoard
from garden_desktop.games.stalk_exchange.table.layout import garden
from garden_desktop.ui.board.board_layout import hexagon
from garden_desktop.ui.board.drawing.table_painter import CENTRE, TextStyle, around, rect_of
from garden_desktop.ui.games.stalk_exchange.brush import Brush
from garden_desktop.ui.games.stalk_exchange.garden.outline import outline
from garden_desktop.ui.kit.style.theme import text_font

_RIM: Final = 18.0
_KERB: Final = 0.42
"""The dark inner part of the rim; on what is left of it stand the coordinates."""
_LETTERS: Final = 0.62
"""The height of a coordinate in widths of the rim."""
_ROWS: Final = 4
_NOISE: Final = 7919
_USUAL: Final = 38.0
"""The radius for which the rim is given."""


def paint_board(brush: Brush, board: HexBoard) -> None:
    """The whole board."""
    paper, border = brush.paper, outline(board, range(len(board)))
    spaces = [rect_of(garden(board).box(space)) for space in range(len(board))]
    rim = _RIM * garden(board).radius / _USUAL
    with brush.kept():
        brush.painter.translate(0, 6)
        _widened(brush, border, QColor(0, 0, 0, 90 if brush.theme.dark else 60), rim + 2)
    _widened(brush, border, paper.bark, rim + 2)
    _widened(brush, border, paper.rim, rim)
    _widened(brush, border, paper.kerb, rim * _KERB, Qt.PenJoinStyle.MiterJoin)
    brush.painter.fillPath(border, paper.earth)
    seams = QPainterPath()
    for rect in spaces:
        seams.addPolygon(hexagon(rect))
        seams.closeSubpath()
    brush.painter.strokePath(seams, brush.pen(paper.seam, 3.4))
    _paint_furrows(brush, spaces)
    _paint_coordinates(brush, board, spaces, rim)


def _paint_coordinates(brush: Brush, board: HexBoard, spaces: Sequence[QRectF], rim: float) -> None:
    """A row's letter at its left end, and numbers where the lines of spaces with this number end.

    Spaces are counted from the left, so these lines lean one way above the middle row and the other way below: their
    ends are the upper right sides of the upper border and the lower right sides of the lower one.
    """
    style = TextStyle(text_font(rim * _LETTERS, bold=True), brush.paper.carved)
    for space, words, turned in coordinates(board):
        rect = spaces[space]
        away = rect.width() / 2 + rim * (1 + _KERB) / 2
        direction = QPointF(cos(radians(turned)), -sin(radians(turned)))
        brush.line(around(rect.center() + direction * away, rim * 2, rim * 2), words, style, CENTRE)


def coordinates(board: HexBoard) -> Iterator[tuple[int, str, int]]:
    """What stands on the rim: beside which space, what, and in which direction from its middle (degrees, 0 is right,
    90 up)."""
    first = 0
    for row, length in enumerate(board.rows):
        yield first, board.names[first][0], 180
        for upper, edge in ((True, 0), (False, len(board.rows) - 1)):
            if row == edge or (row < board.side if upper else row >= board.side - 1):
                for at in range(0 if row == edge else length - 1, length):
                    yield first + at, board.names[first + at][1:], 60 if upper else -60
        first += length


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


def _widened(
    brush: Brush,
    border: QPainterPath,
    colour: QColor,
    reach: float,
    join: Qt.PenJoinStyle = Qt.PenJoinStyle.RoundJoin,
) -> None:
    """What lies up to `reach` beyond the border, and as much inside it."""
    pen = brush.pen(colour, reach * 2)
    pen.setJoinStyle(join)
    brush.painter.strokePath(border, pen)


def _paint_furrows(brush: Brush, spaces: Sequence[QRectF]) -> None:
    unit = spaces[0].width() / 66
    for number, rect in enumerate(spaces):
        brush.painter.strokePath(_furrows(rect, number), brush.pen(brush.paper.furrow, 2.5 * unit))
    brush.painter.setPen(brush.pen(brush.paper.crumb, 2.8 * unit))
    brush.painter.drawPoints([crumb for number, rect in enumerate(spaces) for crumb in _crumbs(rect, number)])


def _furrows(rect: QRectF, number: int) -> QPainterPath:
    """Wavy lines; the number of the space decides where they lie."""
    path, unit = QPainterPath(), rect.width() / 66
    for row in range(_ROWS):
        noise = (number * 13 + row * 29) * _NOISE % 97 / 97
        x = rect.center().x() - 20 * unit + (noise - 0.5) * 9 * unit
        y = rect.center().y() + (row - 1.5) * 12 * unit
        path.moveTo(x, y)
        for wave in range(4):
            begin = x + wave * 10 * unit
            lift = 2.6 * unit if wave % 2 else -2.6 * unit
            path.quadTo(begin + 5 * unit, y + lift, begin + 10 * unit, y)
    return path


def _crumbs(rect: QRectF, number: int) -> Iterator[QPointF]:
    """Three pale crumbs of earth."""
    unit = rect.width() / 66
    for crumb in range(3):
        noise = (number * 31 + crumb * 57) * _NOISE % 89 / 89
        away = QPointF((noise - 0.5) * 48 * unit, (crumb - 1) * 13 * unit + (noise * 7 % 1 - 0.5) * 8 * unit)
        yield rect.center() + away
