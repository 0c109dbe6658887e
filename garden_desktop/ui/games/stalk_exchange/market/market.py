"""The market: a trellis on one scale. Harvested flowers come down on the left, values climb on the right."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainterPath

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.stalk_exchange.table import layout
from garden_desktop.ui.board.drawing.table_painter import CENTRE, LEFT, around
from garden_desktop.ui.games.stalk_exchange.brush import Brush
from garden_desktop.ui.games.stalk_exchange.page import Page

_EVERY: Final = 5
_POST: Final = 8.0
_SLAT: Final = 6.0
_FEWEST: Final = 12


def paint_market(page: Page) -> None:
    """Posts, bars, figures and vines; flowers and value tokens are pieces."""
    title = layout.TITLE
    room = QRectF(title.x, title.y - 12, layout.TRELLIS.w - 4, 24)
    page.brush.line(room, page.brush.said(MARKET), page.brush.heading(), LEFT)
    _paint_bars(page)
    for flower, value in enumerate(page.values):
        _paint_vine(page, flower, value)


def _paint_bars(page: Page) -> None:
    brush, start = page.brush, page.config.start
    left, middle, right = layout.POSTS
    for space in range(max(_FEWEST, start) + 1):
        if space % _EVERY:
            y = layout.scale(start).middle(space)
            brush.painter.setPen(brush.pen(brush.paper.twine, 2))
            brush.path_to(QPointF(left, y), QPointF(right, y))
    for x in (left, middle, right):
        post = QRectF(x - _POST / 2, layout.POST_TOP, _POST, layout.POST_FOOT - layout.POST_TOP)
        wood = QLinearGradient(post.topLeft(), post.topRight())
        wood.setColorAt(0, brush.paper.plank)
        wood.setColorAt(1, brush.paper.grain)
        _wood(brush, post, wood)
    for space in range(0, max(_FEWEST, start) + 1, _EVERY):
        _paint_slat(page, space)


def _paint_slat(page: Page, space: int) -> None:
    """A thick bar with its figure at the end."""
    brush, y = page.brush, layout.scale(page.config.start).middle(space)
    left, _, right = layout.POSTS
    slat = QRectF(left - 8, y - _SLAT / 2, right - left + 16, _SLAT)
    brush.box(slat, 3, brush.paper.slat, brush.pen(brush.paper.slat_edge, 1.2))
    figures = QRectF(layout.FIGURES, y - 9, layout.TRELLIS.right - layout.FIGURES, 18)
    brush.line(figures, str(space), brush.quiet(13), LEFT)


def _wood(brush: Brush, rect: QRectF, wood: QLinearGradient) -> None:
    brush.painter.setPen(brush.pen(brush.paper.bark, 1.6))
    brush.painter.setBrush(wood)
    brush.painter.drawRoundedRect(rect, 3, 3)


def _paint_vine(page: Page, flower: int, value: int) -> None:
    """From the ground up to the token, a leaf now and then, and the figure below."""
    brush, start = page.brush, page.config.start
    x, top = layout.VALUE_X[flower], layout.scale(start).middle(value) + layout.VALUE_SIZE / 2 - 2
    foot = layout.GROUND + 11
    vine, y, sway = QPainterPath(QPointF(x - 1, foot)), foot, 1
    leaves = []
    while y - top > 5:
        rise = min(19.0, y - top)
        vine.quadTo(QPointF(x + 11 * sway, y - rise / 2), QPointF(x, y - rise))
        if rise > 14:
            leaves.append((QPointF(x + 4.5 * sway, y - rise / 2), sway))
        y, sway = y - rise, -sway
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    brush.painter.strokePath(vine, brush.pen(brush.paper.vine, 3.2))
    for spot, side in leaves:
        _paint_leaf(brush, spot, side)
    figures = around(QPointF(x, layout.VALUE_FIGURES), 30, 22)
    brush.line(figures, str(value), brush.figure(20), CENTRE)


def _paint_leaf(brush: Brush, spot: QPointF, side: int) -> None:
    with brush.kept():
        brush.painter.translate(spot)
        brush.painter.rotate(-32 * side)
        brush.painter.setPen(brush.pen(brush.paper.ink, 1.1))
        brush.painter.setBrush(brush.paper.leaflet)
        brush.painter.drawEllipse(QPointF(6 * side, 0), 5.6, 3.4)


MARKET: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Market")
