"""Painting of the garden board: rim with coordinates, soil, and marks of what will be cut or will open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import cos, radians, sin, sqrt
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from garden_desktop.core.hexes import HexBoard
from garden_desktop.games.stalk_exchange.advice.preview import Preview, open_spaces
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, FLOWERS, type_of
from garden_desktop.games.stalk_exchange.table.layout import GARDEN_CENTRE, garden
from garden_desktop.ui.board.drawing.table_painter import CENTRE, TextStyle, around, rect_of
from garden_desktop.ui.board.layout import hexagon
from garden_desktop.ui.games.stalk_exchange.canvas import Brush, Page
from garden_desktop.ui.kit.style.theme import text_font

Corner: TypeAlias = tuple[int, int]
"""Corner of a hexagon as whole numbers: (half widths, half radii) from the middle of the board."""

_AROUND: Final[tuple[Corner, ...]] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""Corners of a hexagon from the top, clockwise."""


def outline(board: HexBoard, spaces: Iterable[int]) -> QPainterPath:
    """Return the outline of a set of spaces: the sides that belong to only one of them."""
    found: set[tuple[Corner, Corner]] = set()
    for space in spaces:
        corners = _corners(board, space)
        found |= set(zip(corners, corners[1:] + corners[:1], strict=True))
    sides = {begin: end for begin, end in found if (end, begin) not in found}
    path = QPainterPath()
    while sides:
        ring = list(_ring(sides))
        path.addPolygon(QPolygonF([_point(board, corner) for corner in ring]))
        path.closeSubpath()
    return path


def _corners(board: HexBoard, space: int) -> list[Corner]:
    x, y = board.centres[space]
    half, row = round(x * 2), round(y / (sqrt(3) / 2))
    return [(half + right, row * 3 + down) for right, down in _AROUND]


def _ring(sides: dict[Corner, Corner]) -> Iterator[Corner]:
    """Yield a closed ring of sides, and remove it from `sides`."""
    begin, at = sides.popitem()
    yield begin
    while at != begin:
        yield at
        at = sides.pop(at)


def _point(board: HexBoard, corner: Corner) -> QPointF:
    unit = garden(board).radius / 2
    return QPointF(GARDEN_CENTRE.x + corner[0] * unit * sqrt(3), GARDEN_CENTRE.y + corner[1] * unit)


# Board


_RIM: Final = 18.0
_KERB: Final = 0.42
"""Share of the rim that is the dark inner kerb; coordinates stand on the rest."""
_LETTERS: Final = 0.62
"""Height of a coordinate, in widths of the rim."""
_ROWS: Final = 4
_NOISE: Final = 7919
_USUAL: Final = 38.0
"""Hexagon radius for which `_RIM` is given."""


def paint_board(brush: Brush, board: HexBoard) -> None:
    """Paint the whole board."""
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
    """Paint a row's letter at its left end, and numbers at the ends of the lines of spaces with that number.

    Spaces are counted from the left, so these lines lean one way above the middle row and the other way below: they end
    at the upper right sides of the upper border and the lower right sides of the lower one.
    """
    style = TextStyle(text_font(rim * _LETTERS, bold=True), brush.paper.carved)
    for space, words, turned in coordinates(board):
        rect = spaces[space]
        away = rect.width() / 2 + rim * (1 + _KERB) / 2
        direction = QPointF(cos(radians(turned)), -sin(radians(turned)))
        brush.line(around(rect.center() + direction * away, rim * 2, rim * 2), words, style, CENTRE)


def coordinates(board: HexBoard) -> Iterator[tuple[int, str, int]]:
    """Yield the coordinates on the rim as (space beside, text, direction from its middle in degrees; 0
    right, 90 up)."""
    first = 0
    for row, length in enumerate(board.rows):
        yield first, board.names[first][0], 180
        for upper, edge in ((True, 0), (False, len(board.rows) - 1)):
            if row == edge or (row < board.side if upper else row >= board.side - 1):
                for at in range(0 if row == edge else length - 1, length):
                    yield first + at, board.names[first + at][1:], 60 if upper else -60
        first += length


def paint_stubble(brush: Brush, spaces: Iterable[QRectF]) -> None:
    """Paint spaces whose flowers were just cut, with a dashed yellow border."""
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
    """Return the rectangle of a hexagon whose sides are `by` further inside."""
    share = 1 - 2 * by / rect.width()
    return around(rect.center(), rect.width() * share, rect.height() * share)


def _widened(
    brush: Brush,
    border: QPainterPath,
    colour: QColor,
    reach: float,
    join: Qt.PenJoinStyle = Qt.PenJoinStyle.RoundJoin,
) -> None:
    """Paint a band of width `reach` on both sides of the border."""
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
    """Return wavy lines; their position depends on the number of the space."""
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
    """Yield the positions of three crumbs of earth."""
    unit = rect.width() / 66
    for crumb in range(3):
        noise = (number * 31 + crumb * 57) * _NOISE % 89 / 89
        away = QPointF((noise - 0.5) * 48 * unit, (crumb - 1) * 13 * unit + (noise * 7 % 1 - 0.5) * 8 * unit)
        yield rect.center() + away


# Marks


_DASH: Final = (3.2, 2.4)


def paint_marks(page: Page, forecast: Preview) -> None:
    """Paint all marks of a forecast."""
    anyway = frozenset(forecast.anyway)
    for group in forecast.upkeep.harvest:
        _paint_hedge(page, group.spaces, dashed=anyway.issuperset(group.spaces))
    if forecast.planted != EMPTY:
        _paint_aim(page, forecast.planted)
    for space in forecast.upkeep.gone:
        _paint_scissors(page, space)
    for space in forecast.opening:
        if space != forecast.planted:
            _paint_opening(page, space)


def _paint_aim(page: Page, space: int) -> None:
    """Paint the space that would be planted."""
    brush, fill = page.brush, QColor(page.brush.theme.soft)
    fill.setAlphaF(0.8)
    brush.painter.setPen(brush.pen(brush.theme.leaf, 3.6))
    brush.painter.setBrush(fill)
    brush.painter.drawPolygon(hexagon(inset(page.space(space), 2)))


def _paint_hedge(page: Page, spaces: Iterable[int], *, dashed: bool) -> None:
    brush, unit = page.brush, garden(page.config.board).radius / 38
    path = outline(page.config.board, spaces)
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    ink = QPen(brush.paper.ink, (2.0 if dashed else 6.4) * unit)
    ink.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    brush.painter.strokePath(path, ink)
    yellow = QPen(brush.paper.hedge, 4 * unit)
    yellow.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    if dashed:
        yellow.setDashPattern(list(_DASH))
        yellow.setCapStyle(Qt.PenCapStyle.FlatCap)
    brush.painter.strokePath(path, yellow)


def paint_tight(page: Page) -> None:
    """Paint the number of open spaces of groups that have few left."""
    brush, size = page.brush, garden(page.config.board).radius * 0.24
    style = TextStyle(text_font(size * 1.35, bold=True), brush.paper.ink)
    for group in page.look.tight:
        corner = QPointF(garden(page.config.board).radius * 0.55, -garden(page.config.board).radius * 0.52)
        centre = page.space(group.spaces[0]).center() + corner
        brush.painter.setPen(brush.pen(brush.paper.ink, 1.2))
        brush.painter.setBrush(brush.paper.hedge if open_spaces(group) == 1 else brush.paper.cream)
        brush.circle(centre, size)
        brush.line(around(centre, size * 2, size * 2), str(open_spaces(group)), style, CENTRE)


def paint_room(page: Page, space: int) -> None:
    """Paint the open spaces of the group under the pointer (SE-51)."""
    group = page.look.group_on.get(space)
    brush = page.brush
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    brush.painter.setPen(brush.dashes(brush.paper.hedge, 3))
    for gate in group.gates if group else ():
        brush.painter.drawPolygon(hexagon(inset(page.space(gate), 5)))


def _paint_scissors(page: Page, space: int) -> None:
    centre, size = _badge(page, space), garden(page.config.board).radius * 0.28
    brush = page.brush
    brush.painter.setPen(brush.pen(brush.paper.ink, 1.4))
    brush.painter.setBrush(brush.paper.cream)
    brush.circle(centre, size)
    brush.art("scissors", around(centre, size * 1.46, size * 1.46))


def _paint_opening(page: Page, space: int) -> None:
    centre, size = _badge(page, space), garden(page.config.board).radius * 0.29
    brush = page.brush
    brush.painter.setPen(brush.pen(brush.paper.ink, 1.2))
    brush.painter.setBrush(brush.paper.petal)
    brush.circle(centre, size)
    flower = FLOWERS[type_of(page.view.garden[space])]
    brush.art(f"bloom-{flower}", around(centre, size * 1.56, size * 1.56))


def _badge(page: Page, space: int) -> QPointF:
    """Return the centre of a badge at the lower right of a token."""
    away = garden(page.config.board).radius * 0.53
    return page.space(space).center() + QPointF(away, away)
