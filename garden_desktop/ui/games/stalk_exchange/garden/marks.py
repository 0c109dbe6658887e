"""Marks on the garden: a hedge around what will be cut, scissors on each flower, a little bloom where a bulb opens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPen

from garden_desktop.games.stalk_exchange.advice.preview import Preview, open_spaces
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, FLOWERS, type_of
from garden_desktop.games.stalk_exchange.table.layout import garden
from garden_desktop.ui.board.board_layout import hexagon
from garden_desktop.ui.board.drawing.table_painter import CENTRE, TextStyle, around
from garden_desktop.ui.games.stalk_exchange.garden.outline import outline
from garden_desktop.ui.games.stalk_exchange.garden.soil import inset
from garden_desktop.ui.games.stalk_exchange.page import Page
from garden_desktop.ui.kit.style.theme import text_font

_DASH: Final = (3.2, 2.4)


def paint_marks(page: Page, forecast: Preview) -> None:
    """All marks that go with a forecast."""
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
    """The space that would be planted."""
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
    """How many open spaces a group has left, where these are few."""
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
    """The open spaces beside the group on a space, for whoever points at it (SE-51)."""
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
    """The lower right of a token."""
    away = garden(page.config.board).radius * 0.53
    return page.space(space).center() + QPointF(away, away)
