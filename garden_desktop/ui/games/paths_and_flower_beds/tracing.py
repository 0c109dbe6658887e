"""The walk that a seat draws itself: its line in the garden, and what it is worth so far."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.paths_and_flower_beds.rules.walks.walk import NO_WALK, Walk, scored
from garden_desktop.games.paths_and_flower_beds.table import layout
from garden_desktop.games.paths_and_flower_beds.table.garden import cells
from garden_desktop.games.paths_and_flower_beds.table.garden.walk_input import starts
from garden_desktop.ui.board.drawing.table_painter import RIGHT, rect_of
from garden_desktop.ui.games.paths_and_flower_beds.dock.wells import paint_ground
from garden_desktop.ui.games.paths_and_flower_beds.garden.trails import paint_points, paint_solid
from garden_desktop.ui.games.paths_and_flower_beds.page import Page
from garden_desktop.ui.games.paths_and_flower_beds.sheet import paint_ring, paint_sheet
from garden_desktop.ui.games.paths_and_flower_beds.sums import paint_parts

_SHEET: Final = QRectF(layout.RIGHT_X, 60, layout.RIGHT_W, 270)


def drawn(page: Page) -> Walk:
    """The walk as far as it is drawn, with its points."""
    board, garden = page.config.board, page.look.own
    squares = tuple(board.index[cell] for cell in page.look.drawn)
    if not squares or garden is None:
        return NO_WALK
    return scored(page.config.ground, page.look.walks.circled(garden), squares)


def paint_sheet_of_walk(page: Page) -> None:
    """What the walk is worth so far."""
    brush, walk = page.brush, drawn(page)
    paint_ground(page)
    if walk.squares:
        told = brush.said(cells.explain_square(page.look, page.view.mover, walk.squares[-1]))
        brush.lines(rect_of(layout.STRIP_TEXT), told, brush.body(15))
    paint_sheet(brush, _SHEET)
    inner = _SHEET.adjusted(16, 12, -16, -14)
    brush.line(QRectF(inner.x(), inner.y(), inner.width(), 30), brush.said(YOUR_WALK), brush.heading(18))
    brush.line(QRectF(inner.x(), inner.y() + 30, inner.width(), 80), str(walk.total), brush.sum(56), RIGHT)
    brush.lines(QRectF(inner.x(), inner.y() + 42, inner.width() - 110, 64), brush.said(HOW), brush.quiet())
    paint_parts(page, inner.adjusted(0, 126, 0, 0), walk, brush.side_colour(page.view.mover), walk)


def paint_drawing(page: Page) -> None:
    """The line in the garden; before it is begun, rings on the gates where it can."""
    brush, side = page.brush, page.plan.cell
    colour = brush.side_colour(page.view.mover)
    squares, garden = drawn(page).squares, page.look.own
    if garden is None:
        return
    if not squares:
        for gate in starts(page.config, garden):
            paint_ring(brush, page.middle(gate), side * 0.36, colour)
        return
    points: list[QPointF] = [page.middle(square) for square in squares]
    paint_solid(brush, points, side, colour)
    rings, fountains = page.look.walks.circled(garden), page.config.ground.fountains
    for square, at in zip(squares, points, strict=True):
        found = (rings >> square & 1) + (fountains >> square & 1)
        if found:
            paint_points(brush, at, side, colour, found)
    paint_ring(brush, points[-1], side * 0.43, colour)


YOUR_WALK: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Your walk")
HOW: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds",
    "Drag along the squares, or press one after the other. It begins at a gate and never crosses itself.",
)
