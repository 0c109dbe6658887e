"""Marks on the garden: a hedge around what will be cut, scissors on each flower, a little bloom where a bulb opens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from garden_desktop.core.hexes import HexBoard
from garden_desktop.games.stalk_exchange.flowers import EMPTY, FLOWERS, type_of
from garden_desktop.games.stalk_exchange.layout import GARDEN_CENTRE, radius
from garden_desktop.games.stalk_exchange.preview import Preview, open_spaces
from garden_desktop.ui.board.brush import CENTRE, Style, around
from garden_desktop.ui.board.placing import hexagon
from garden_desktop.ui.games.stalk_exchange.page import Page
from garden_desktop.ui.games.stalk_exchange.soil import inset
from garden_desktop.ui.kit.theme import text_font

Corner: TypeAlias = tuple[int, int]
"""A corner of a hexagon: half widths and half radii from the middle of the board, whole numbers both."""

_AROUND: Final[tuple[Corner, ...]] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""The corners of a hexagon from the top, clockwise."""
_DASH: Final = (3.2, 2.4)


def paint_marks(page: Page, forecast: Preview) -> None:
    """All marks that go with a forecast."""
    if forecast.planted != EMPTY:
        _paint_aim(page, forecast.planted)
    anyway = frozenset(forecast.anyway)
    for group in forecast.upkeep.harvest:
        _paint_hedge(page, group.spaces, dashed=anyway.issuperset(group.spaces))
    for space in forecast.upkeep.gone:
        _paint_scissors(page, space)
    for space in forecast.opening:
        if space != forecast.planted:
            _paint_opening(page, space)


def _paint_aim(page: Page, space: int) -> None:
    """The space that would be planted."""
    brush, rect = page.brush, page.space(space)
    halo, fill = QColor(brush.theme.leaf), QColor(brush.theme.soft)
    halo.setAlphaF(0.4)
    fill.setAlphaF(0.8)
    brush.painter.setBrush(fill)
    for colour, width, by in ((halo, 8.0, -2.0), (brush.theme.leaf, 4.0, 2.0)):
        pen = brush.pen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        brush.painter.setPen(pen)
        brush.painter.drawPolygon(hexagon(inset(rect, by)))


def hedge(board: HexBoard, spaces: Iterable[int]) -> QPainterPath:
    """The outline of these spaces together: the sides that only one of them has."""
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
    """One closed way along the sides; they are taken out."""
    begin, at = sides.popitem()
    yield begin
    while at != begin:
        yield at
        at = sides.pop(at)


def _point(board: HexBoard, corner: Corner) -> QPointF:
    unit = radius(board) / 2
    return QPointF(GARDEN_CENTRE.x + corner[0] * unit * sqrt(3), GARDEN_CENTRE.y + corner[1] * unit)


def _paint_hedge(page: Page, spaces: Iterable[int], *, dashed: bool) -> None:
    brush, unit = page.brush, radius(page.law.board) / 38
    path = hedge(page.law.board, spaces)
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
    """How many open spaces a group has left, where these are few."""
    brush, size = page.brush, radius(page.law.board) * 0.24
    style = Style(text_font(size * 1.35, bold=True), brush.paper.ink)
    for group in page.stage.tight:
        corner = QPointF(radius(page.law.board) * 0.55, -radius(page.law.board) * 0.52)
        centre = page.space(group.spaces[0]).center() + corner
        brush.painter.setPen(brush.pen(brush.paper.ink, 1.2))
        brush.painter.setBrush(brush.paper.hedge if open_spaces(group) == 1 else brush.paper.cream)
        brush.circle(centre, size)
        brush.line(around(centre, size * 2, size * 2), str(open_spaces(group)), style, CENTRE)


def _paint_scissors(page: Page, space: int) -> None:
    centre, size = _badge(page, space), radius(page.law.board) * 0.28
    brush = page.brush
    brush.painter.setPen(brush.pen(brush.paper.ink, 1.4))
    brush.painter.setBrush(brush.paper.cream)
    brush.circle(centre, size)
    brush.art("scissors", around(centre, size * 1.46, size * 1.46))


def _paint_opening(page: Page, space: int) -> None:
    centre, size = _badge(page, space), radius(page.law.board) * 0.29
    brush = page.brush
    brush.painter.setPen(brush.pen(brush.paper.ink, 1.2))
    brush.painter.setBrush(brush.paper.petal)
    brush.circle(centre, size)
    flower = FLOWERS[type_of(page.view.garden[space])]
    brush.art(f"bloom-{flower}", around(centre, size * 1.56, size * 1.56))


def _badge(page: Page, space: int) -> QPointF:
    """The lower right of a token."""
    away = radius(page.law.board) * 0.53
    return page.space(space).center() + QPointF(away, away)
