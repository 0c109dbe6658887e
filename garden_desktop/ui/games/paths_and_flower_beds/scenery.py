"""Scenery of Paths & Flower Beds: composes gardens, walks, forecasts, pieces and drawn walks."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from garden_desktop.core.layout import SIZE
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Piece
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import NO_WALK, Walk, scored
from garden_desktop.games.paths_and_flower_beds.table import cells, ids, layout, move_preview
from garden_desktop.games.paths_and_flower_beds.table.cells import starts
from garden_desktop.games.paths_and_flower_beds.table.move_preview import WalkForecast
from garden_desktop.games.paths_and_flower_beds.table.view_facts import HeldPiece
from garden_desktop.games.paths_and_flower_beds.table.view_model import FlowerViewModel
from garden_desktop.ui.board.drawing.pixmaps import PictureCache
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.table_painter import RIGHT, clear, rect_of
from garden_desktop.ui.games.paths_and_flower_beds import dock, forecast, reveal
from garden_desktop.ui.games.paths_and_flower_beds import dock as lap
from garden_desktop.ui.games.paths_and_flower_beds.canvas import (
    GAME,
    Brush,
    Page,
    aim_of,
    page_of,
    paint_ring,
    paint_sheet,
)
from garden_desktop.ui.games.paths_and_flower_beds.dock import paint_ground
from garden_desktop.ui.games.paths_and_flower_beds.garden.garden import paint_ghost, paint_piece, paint_within, rim
from garden_desktop.ui.games.paths_and_flower_beds.garden.hedge import paint_hedge
from garden_desktop.ui.games.paths_and_flower_beds.garden.trails import BestWalk, paint_points, paint_solid
from garden_desktop.ui.games.paths_and_flower_beds.reveal import paint_parts

# Pieces: the named piece and the walkers


_LARGE: Final = 0.9
"""Square size, relative to the garden's, from which a piece counts as out of its well."""


def paint_lie(brush: Brush, look: FlowerViewModel, piece: Piece, rect: QRectF) -> None:
    """Paint the named piece in an orientation; with a rim if it is out of its well, faded where it was lifted."""
    if not look.view.piece:
        return
    lying = look.config.layings.fit(look.view.piece, ids.label_of(piece.id)).lying
    side = rect.width() / len(lying.rows[0])
    paint_piece(brush, look.config.pack, lying, rect.topLeft(), side, pale=piece.face == "ghost")
    if side >= look.plan.cell * _LARGE and piece.face != "ghost":
        rim(brush, [(column, row) for column, row, _ in lying.cells], rect.topLeft(), side)


def paint_walker(brush: Brush, seat: Seat, rect: QRectF) -> None:
    """Paint a walker in the colour of its seat on a light disc, to stand out from flowers."""
    side = rect.width()
    paint_ring(brush, rect.center(), side * 0.46, brush.side_colour(seat), clear(brush.paper.label, 0.94))
    sprite = f"walker-{brush.shown.sign(seat)}"
    brush.art(
        sprite if brush.shown.art.has(GAME, sprite) else "walker", rect.adjusted(0, -side * 0.12, 0, -side * 0.12)
    )


# Walks drawn by the player


_SHEET: Final = QRectF(layout.RIGHT_X, 60, layout.RIGHT_W, 270)


def drawn(page: Page) -> Walk:
    """Return the walk drawn so far, scored."""
    board, garden = page.config.board, page.look.own
    squares = tuple(board.index[cell] for cell in page.look.drawn)
    if not squares or garden is None:
        return NO_WALK
    return scored(page.config.ground, page.look.walks.circled(garden), squares)


def paint_sheet_of_walk(page: Page) -> None:
    """Paint the panel with the score of the walk drawn so far."""
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
    """Paint the drawn walk; before it begins, rings on the gates where it can start."""
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
    "Drag along the squares, or click them one by one. A walk starts at a gate and never crosses itself.",
)


class GardenScenery:
    """Scenery that paints from the view model only, without asking the rules."""

    def __init__(self) -> None:
        self._look: FlowerViewModel | None = None
        self._walk = BestWalk()
        self._hedge = PictureCache(Brush)
        self._foreseen: dict[HeldPiece, WalkForecast | None] = {}

    def paint_under(self, painter: QPainter, shown: PaintContext) -> None:
        page = self._page(painter, shown)
        if page.look.open:
            reveal.paint_reveal(page)
            reveal.paint_walks(page)
            return
        hedge = partial(paint_hedge, plan=page.plan)
        painter.drawPixmap(QPointF(), self._hedge.picture(shown, page.plan, QSizeF(*SIZE), hedge))
        paint_within(page.brush, page.config, page.plan, page.look.own)
        if page.look.tracing:
            paint_sheet_of_walk(page)
            return
        lap.paint_lap(page)
        dock.paint_wheel(page)
        dock.paint_strip(page)
        dock.paint_dock(page)

    def paint_over(self, painter: QPainter, shown: PaintContext) -> None:
        page = self._page(painter, shown)
        if page.look.open:
            reveal.paint_news(page)
        elif page.look.tracing:
            paint_drawing(page)
        else:
            if ids.is_lie(shown.held):
                dock.paint_way_in_hand(page, ids.label_of(shown.held))
            if shown.held and page.aim is not None:
                paint_ghost(page, page.aim)
            if page.look.naming and ids.shape_of(shown.over):
                dock.paint_preview(page, ids.shape_of(shown.over))
            self._walk.paint(page)
            forecast.paint_forecast(page)
            if (seat := ids.open_seat(shown.at or shown.over)) is not None:
                dock.paint_peek(page, seat)

    def foresee(self, shown: PaintContext) -> bool:
        """Compute the forecast for the held piece; deferred until the pointer rests, as the walk search exceeds a
        frame."""
        look = self._known(shown)
        aim = aim_of(look, shown) if ids.is_lie(shown.held) else None
        if aim is None or aim in self._foreseen:
            return False
        self._foreseen[aim] = move_preview.forecast(look, aim)
        return self._foreseen[aim] is not None

    def paint_piece(self, painter: QPainter, piece: Piece, rect: QRectF, shown: PaintContext) -> bool:
        look = self._known(shown)
        brush = Brush(painter, shown, letters=look.config.letters)
        if ids.is_lie(piece.id):
            paint_lie(brush, look, piece, rect)
        else:
            paint_walker(brush, ids.walker_seat(piece.id), rect)
        return True

    def _page(self, painter: QPainter, shown: PaintContext) -> Page:
        look = self._known(shown)
        brush = Brush(painter, shown, letters=look.config.letters)
        return page_of(brush, look, shown, self._foreseen)

    def _known(self, shown: PaintContext) -> FlowerViewModel:
        """Return the view model; forecasts of another one are dropped."""
        look: FlowerViewModel = shown.look
        if look is not self._look:
            self._look, self._foreseen = look, {}
        return look
