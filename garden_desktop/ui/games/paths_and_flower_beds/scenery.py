"""The painter of the gardens: the plan under the pieces, walks and forecasts above them, and the pieces."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from garden_desktop.core.layout import SIZE
from garden_desktop.core.places import Piece
from garden_desktop.games.paths_and_flower_beds.table import ids, move_preview
from garden_desktop.games.paths_and_flower_beds.table.move_preview import WalkForecast
from garden_desktop.games.paths_and_flower_beds.table.view_facts import HeldPiece
from garden_desktop.games.paths_and_flower_beds.table.view_model import FlowerViewModel
from garden_desktop.ui.board.drawing.picture_cache import PictureCache
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.games.paths_and_flower_beds import forecast, hand, reveal, tracing
from garden_desktop.ui.games.paths_and_flower_beds.brush import Brush
from garden_desktop.ui.games.paths_and_flower_beds.dock import laps as lap
from garden_desktop.ui.games.paths_and_flower_beds.dock import peek, piece_buttons, preview, wheel
from garden_desktop.ui.games.paths_and_flower_beds.dock import wells as dock
from garden_desktop.ui.games.paths_and_flower_beds.garden import ghost
from garden_desktop.ui.games.paths_and_flower_beds.garden.best import BestWalk
from garden_desktop.ui.games.paths_and_flower_beds.garden.garden import paint_within
from garden_desktop.ui.games.paths_and_flower_beds.garden.hedge import paint_hedge
from garden_desktop.ui.games.paths_and_flower_beds.page import Page, aim_of, page_of


class GardenScenery:
    """Paints from the table's own look; no rule is asked twice."""

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
            tracing.paint_sheet_of_walk(page)
            return
        lap.paint_lap(page)
        wheel.paint_wheel(page)
        piece_buttons.paint_strip(page)
        dock.paint_dock(page)

    def paint_over(self, painter: QPainter, shown: PaintContext) -> None:
        page = self._page(painter, shown)
        if page.look.open:
            reveal.paint_news(page)
        elif page.look.tracing:
            tracing.paint_drawing(page)
        else:
            if ids.is_lie(shown.held):
                wheel.paint_way_in_hand(page, ids.label_of(shown.held))
            if shown.held and page.aim is not None:
                ghost.paint_ghost(page, page.aim)
            if page.look.naming and ids.shape_of(shown.over):
                preview.paint_preview(page, ids.shape_of(shown.over))
            self._walk.paint(page)
            forecast.paint_forecast(page)
            if (seat := ids.open_seat(shown.at or shown.over)) is not None:
                peek.paint_peek(page, seat)

    def foresee(self, shown: PaintContext) -> bool:
        """The search for the best walk takes longer than a frame may, so it waits for a pointer that rests."""
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
            hand.paint_lie(brush, look, piece, rect)
        else:
            hand.paint_walker(brush, ids.walker_seat(piece.id), rect)
        return True

    def _page(self, painter: QPainter, shown: PaintContext) -> Page:
        look = self._known(shown)
        brush = Brush(painter, shown, letters=look.config.letters)
        return page_of(brush, look, shown, self._foreseen)

    def _known(self, shown: PaintContext) -> FlowerViewModel:
        """The look; what was foreseen of another one is forgotten."""
        look: FlowerViewModel = shown.look
        if look is not self._look:
            self._look, self._foreseen = look, {}
        return look
