"""The best walk in the own garden: dots along it, rings on what counts, a sun where the piece would add a point."""

from __future__ import annotations

from garden_desktop.ui.games.paths_and_flower_beds.page import Page
from garden_desktop.ui.games.paths_and_flower_beds.trails import paint_counted, paint_dots, paint_gain


def paint_best(page: Page) -> None:
    """As the piece would make it, where it is aimed at a place that is allowed."""
    squares = page.walk.squares
    if not squares:
        return
    brush, side, colour = page.brush, page.plan.cell, page.brush.theme.leaf
    rings, gained = _rings(page), page.forecast.gained if page.forecast else ()
    paint_dots(brush, [page.middle(square) for square in squares], side, colour)
    for square in squares:
        if square in gained:
            paint_gain(brush, page.middle(square), side)
        elif rings >> square & 1:
            paint_counted(brush, page.middle(square), side, colour)


def _rings(page: Page) -> int:
    """The squares that count, as a mask."""
    garden = page.stage.own
    assert garden is not None, "only a garden that is seen has a walk"
    if page.forecast is not None and page.aim is not None:
        garden = page.stage.planted(page.aim)
    return page.stage.walks.circled(garden)
