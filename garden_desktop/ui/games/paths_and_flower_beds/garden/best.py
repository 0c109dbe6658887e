"""The best walk in the own garden: dots along it, rings on what counts, a sun where the piece would add a point."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPointF

from garden_desktop.ui.board.drawing.picture_cache import PictureCache
from garden_desktop.ui.board.drawing.table_painter import rect_of
from garden_desktop.ui.games.paths_and_flower_beds.brush import Brush
from garden_desktop.ui.games.paths_and_flower_beds.garden.trails import paint_counted, paint_dots, paint_gain
from garden_desktop.ui.games.paths_and_flower_beds.page import Page


class _WalkPictureKey(NamedTuple):
    """What a picture of a walk is drawn from."""

    squares: tuple[int, ...]
    rings: int
    gained: tuple[int, ...]


class BestWalk:
    """Keeps the picture of the walk: while a piece is carried about it stays the same from square to square, and a
    dotted line is what takes longest to draw."""

    def __init__(self) -> None:
        self._pictures = PictureCache(Brush)

    def paint(self, page: Page) -> None:
        """As the piece would make it, where that is known and it is aimed at a place that is allowed."""
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
    """The squares that count, as a mask."""
    garden = page.look.own
    assert garden is not None, "only a garden that is seen has a walk"
    if page.forecast is not None and page.aim is not None:
        garden = page.look.planted(page.aim)
    return page.look.walks.circled(garden)
