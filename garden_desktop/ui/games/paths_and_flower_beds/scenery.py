"""The painter of the gardens: the plan under the pieces, walks and forecasts above them, and the pieces."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from garden_desktop.core.game import Seat
from garden_desktop.core.table import Draft, Piece
from garden_desktop.core.text import Message
from garden_desktop.games.paths_and_flower_beds.table import foretelling, ids
from garden_desktop.games.paths_and_flower_beds.table.foretelling import Forecast
from garden_desktop.games.paths_and_flower_beds.table.stage import Aim, Stage
from garden_desktop.games.paths_and_flower_beds.table.table import FlowerTable
from garden_desktop.games.paths_and_flower_beds.table.walking import View
from garden_desktop.ui.board.scenery import Shown
from garden_desktop.ui.games.paths_and_flower_beds import forecast, hand, reveal, tracing
from garden_desktop.ui.games.paths_and_flower_beds.brush import Brush
from garden_desktop.ui.games.paths_and_flower_beds.dock import laps as lap
from garden_desktop.ui.games.paths_and_flower_beds.dock import preview, strip, wheel
from garden_desktop.ui.games.paths_and_flower_beds.dock import wells as dock
from garden_desktop.ui.games.paths_and_flower_beds.garden import ghost
from garden_desktop.ui.games.paths_and_flower_beds.garden.best import BestWalk
from garden_desktop.ui.games.paths_and_flower_beds.garden.garden import paint_garden
from garden_desktop.ui.games.paths_and_flower_beds.page import Page, aim_of, page_of


class GardenScenery:
    """Paints from the table's own stage; no rule is asked twice."""

    def __init__(self, table: FlowerTable) -> None:
        self._table = table
        self._stage: Stage | None = None
        self._notes: Mapping[str, Message] = {}
        self._walk = BestWalk()
        self._foreseen: dict[Aim, Forecast | None] = {}

    def paint_under(self, painter: QPainter, shown: Shown) -> None:
        page = self._page(painter, shown)
        if page.stage.open:
            reveal.paint_reveal(page)
            reveal.paint_walks(page)
            return
        paint_garden(page.brush, page.law, page.plan, page.stage.own)
        if page.stage.tracing:
            tracing.paint_sheet_of_walk(page)
            return
        lap.paint_lap(page)
        wheel.paint_wheel(page)
        strip.paint_strip(page)
        dock.paint_dock(page)

    def paint_over(self, painter: QPainter, shown: Shown) -> None:
        page = self._page(painter, shown)
        if page.stage.open:
            reveal.paint_news(page)
        elif page.stage.tracing:
            tracing.paint_drawing(page)
        else:
            if ids.is_lie(shown.held):
                wheel.paint_way_in_hand(page, ids.label_of(shown.held))
            if shown.held and page.aim is not None:
                ghost.paint_ghost(page, page.aim)
            if page.stage.naming and ids.shape_of(shown.over):
                preview.paint_preview(page, ids.shape_of(shown.over))
            self._walk.paint(page)
            forecast.paint_forecast(page)

    def foresee(self, shown: Shown) -> bool:
        """The search for the best walk takes longer than a frame may, so it waits for a pointer that rests."""
        stage = self._known(shown.view, shown.seat, shown.draft)
        aim = aim_of(stage, shown) if ids.is_lie(shown.held) else None
        if aim is None or aim in self._foreseen:
            return False
        self._foreseen[aim] = foretelling.forecast(stage, aim)
        return self._foreseen[aim] is not None

    def paint_piece(self, painter: QPainter, piece: Piece, rect: QRectF, shown: Shown) -> bool:
        stage = self._known(shown.view, shown.seat, shown.draft)
        brush = Brush(painter, shown, letters=stage.law.letters)
        if ids.is_lie(piece.id):
            hand.paint_lie(brush, stage, piece, rect)
        else:
            hand.paint_walker(brush, ids.walker_seat(piece.id), rect)
        return True

    def _page(self, painter: QPainter, shown: Shown) -> Page:
        stage = self._known(shown.view, shown.seat, shown.draft)
        brush = Brush(painter, shown, letters=stage.law.letters)
        return page_of(brush, stage, shown, self._notes, self._foreseen)

    def _known(self, view: View, seat: Seat | None, draft: Draft) -> Stage:
        """The stage and the notes, kept while the position stays: a drag asks for them again and again."""
        known = self._stage
        if known is None or known.shown is not view or (known.seat, known.draft) != (seat, draft):
            self._stage = known = self._table.stage(view, seat, draft)
            self._foreseen = {}
            self._notes = {note.id: note.text for note in self._table.notes(view, seat, draft)}
        return known
