"""Painting of walks: dotted line of the best walk, rings and points on scoring squares, and walks being drawn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from garden_desktop.ui.board.drawing.pixmaps import PictureCache
from garden_desktop.ui.board.drawing.table_painter import CENTRE, TextStyle, around, clear, rect_of
from garden_desktop.ui.games.paths_and_flower_beds.canvas import Brush, Page
from garden_desktop.ui.kit.style.theme import text_font

_RING: Final = 0.26
"""Radius of the ring on a scoring square, in squares."""


def line_through(points: Iterable[QPointF]) -> QPainterPath:
    """Return the polyline through `points`."""
    path = QPainterPath()
    for number, point in enumerate(points):
        (path.lineTo if number else path.moveTo)(point)
    return path


def paint_dots(brush: Brush, points: Iterable[QPointF], side: float, colour: QColor) -> None:
    """Paint a dotted line with a halo."""
    path, unit = line_through(points), side / 54
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    halo = QPen(clear(brush.paper.halo, 0.82), 7 * unit)
    halo.setCapStyle(Qt.PenCapStyle.RoundCap)
    halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    brush.painter.strokePath(path, halo)
    dots = QPen(colour, 4.4 * unit, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    dots.setDashPattern([0.01, 1.9])
    brush.painter.strokePath(path, dots)


def paint_solid(brush: Brush, points: Iterable[QPointF], side: float, colour: QColor) -> None:
    """Paint a completed walk as a solid line."""
    path = line_through(points)
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    brush.painter.strokePath(path, brush.pen(clear(brush.paper.halo, 0.85), side * 0.26))
    brush.painter.strokePath(path, brush.pen(colour, side * 0.15))


def paint_counted(brush: Brush, at: QPointF, side: float, colour: QColor) -> None:
    """Paint the ring on a scoring square; its inside stays visible."""
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (brush.pen(clear(brush.paper.halo, 0.8), side * 0.11), brush.pen(colour, side * 0.06)):
        brush.painter.setPen(pen)
        brush.circle(at, side * _RING)


def paint_points(brush: Brush, at: QPointF, side: float, colour: QColor, points: int) -> None:
    """Paint a ring with the points of a square."""
    radius = max(8.0, side * 0.32)
    brush.painter.setPen(brush.pen(colour, max(1.8, side * 0.075)))
    brush.painter.setBrush(brush.paper.halo)
    brush.circle(at, radius)
    style = TextStyle(text_font(max(9, round(radius * 1.15)), bold=True), brush.theme.ink)
    brush.line(around(at, radius * 2, radius * 2), str(points), style, CENTRE)


def paint_gain(brush: Brush, at: QPointF, side: float) -> None:
    """Paint "+1" on a square that would newly score."""
    radius = max(10.0, side * 0.33)
    sun = brush.theme.sun
    brush.painter.setPen(brush.pen(sun, max(2.2, side * 0.075)))
    brush.painter.setBrush(brush.paper.halo)
    brush.circle(at, radius)
    style = TextStyle(text_font(max(10, round(radius * 0.95)), bold=True), brush.theme.inked(sun))
    brush.line(around(at, radius * 2, radius * 2), "+1", style, CENTRE)


def paint_drop(brush: Brush, at: QPointF, size: float) -> None:
    """Paint a water drop for the point of a fountain."""
    path = QPainterPath(at - QPointF(0, size))
    path.cubicTo(
        at + QPointF(size * 0.3, -size * 0.4), at + QPointF(size * 0.7, 0), at + QPointF(size * 0.6, size * 0.3)
    )
    path.cubicTo(at + QPointF(size * 0.5, size), at + QPointF(-size * 0.5, size), at + QPointF(-size * 0.6, size * 0.3))
    path.cubicTo(at + QPointF(-size * 0.7, 0), at + QPointF(-size * 0.3, -size * 0.4), at - QPointF(0, size))
    brush.painter.setPen(brush.pen(brush.paper.halo, max(0.8, size * 0.18)))
    brush.painter.setBrush(brush.paper.drop)
    brush.painter.drawPath(path)


def paint_tag(brush: Brush, at: QPointF, words: str, px: float) -> None:
    """Paint a tag with points that were just won."""
    style = TextStyle(text_font(px, bold=True), QColor("#FFFDF7"))
    rect = around(at, brush.width(words, style) + px, px * 1.6)
    brush.box(rect, px * 0.8, QColor("#935E0B"), brush.pen(brush.paper.halo, 1.6))
    brush.line(QRectF(rect), words, style, CENTRE)


class _WalkPictureKey(NamedTuple):
    """Cache key of a walk's picture."""

    squares: tuple[int, ...]
    rings: int
    gained: tuple[int, ...]


class BestWalk:
    """Cached picture of the best walk: it often stays the same while a piece is moved, and dotted lines are slow to
    draw."""

    def __init__(self) -> None:
        self._pictures = PictureCache(Brush)

    def paint(self, page: Page) -> None:
        """Paint the best walk, as the held piece would make it if its forecast is known and it may lie there."""
        if not page.walk.squares:
            return
        drawn = _WalkPictureKey(page.walk.squares, _rings(page), page.forecast.gained if page.forecast else ())
        field = rect_of(page.plan.field)

        def paint(brush: Brush) -> None:
            brush.painter.translate(-field.topLeft())
            _paint(replace(page, brush=brush), drawn)

        picture = self._pictures.picture(page.brush.shown, drawn, field.size(), paint)
        page.brush.painter.drawPixmap(field.topLeft(), picture)


def _paint(page: Page, drawn: _WalkPictureKey) -> None:
    brush, side, colour = page.brush, page.plan.cell, page.brush.theme.leaf
    middles: list[QPointF] = [page.middle(square) for square in drawn.squares]
    paint_dots(brush, middles, side, colour)
    for square, middle in zip(drawn.squares, middles, strict=True):
        if square in drawn.gained:
            paint_gain(brush, middle, side)
        elif drawn.rings >> square & 1:
            paint_counted(brush, middle, side, colour)


def _rings(page: Page) -> int:
    """Return the scoring squares as a bit mask."""
    garden = page.look.own
    assert garden is not None, "only a garden that is seen has a walk"
    if page.forecast is not None and page.aim is not None:
        garden = page.look.planted(page.aim)
    return page.look.walks.circled(garden)
