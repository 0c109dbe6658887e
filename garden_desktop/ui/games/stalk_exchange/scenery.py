"""The painter of the market garden: what lies under the tokens, what is foreseen above them, and the tokens."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from garden_desktop.core.game import Piece
from garden_desktop.games.stalk_exchange import ids
from garden_desktop.games.stalk_exchange.table import MarketTable
from garden_desktop.ui.board.scenery import Shown
from garden_desktop.ui.games.stalk_exchange import (
    aids,
    basket,
    dock,
    exchange,
    gauge,
    market,
    marks,
    slip,
    soil,
    steps,
    tokens,
)
from garden_desktop.ui.games.stalk_exchange.brush import Brush
from garden_desktop.ui.games.stalk_exchange.bunch import paint_bunch
from garden_desktop.ui.games.stalk_exchange.page import Page, page_of


class MarketScenery:
    """Paints from the table's own previews; no rule is asked twice."""

    def __init__(self, table: MarketTable) -> None:
        self._table = table

    def paint_under(self, painter: QPainter, shown: Shown) -> None:
        page = self._page(painter, shown)
        spaces = [page.space(number) for number in range(len(page.law.board))]
        market.paint_market(page)
        soil.paint_board(page.brush, spaces)
        soil.paint_stubble(page.brush, [spaces[number] for number in page.stage.shown.stubble])
        basket.paint_back(page)
        exchange.paint_exchange(page)
        dock.paint_dock(page)

    def paint_over(self, painter: QPainter, shown: Shown) -> None:
        page = self._page(painter, shown)
        gauge.paint_gauge(page)
        exchange.paint_figures(page)
        if page.forecast is not None and page.swap is None:
            marks.paint_marks(page, page.forecast)
        if shown.view.phase == "act" and not shown.held:
            marks.paint_tight(page)
        dock.paint_changes(page)
        basket.paint_front(page)
        if page.stage.stepping:
            steps.paint_steps(page)
        aids.paint_aids(page, slip.paint_slip(page))

    def paint_piece(self, painter: QPainter, piece: Piece, rect: QRectF, shown: Shown) -> bool:
        brush = Brush(painter, shown)
        kind, flower = piece.id.partition("-")[0], tokens.flower_of(piece.sprite)
        if piece.face == "ghost":
            tokens.paint_trace(brush, rect, piece.sprite)
        elif kind == "shed":
            self._paint_shed(self._page(painter, shown), piece, rect)
        elif kind == "value":
            tokens.paint_value(brush, rect, flower)
        elif kind == "track":
            tokens.paint_laid(brush, rect, flower)
        elif kind == ids.BASKET:
            brush.art(piece.sprite, rect)
        elif piece.sprite.startswith("bulb"):
            tokens.paint_bulb(brush, rect, flower, planted=kind != "slot")
        elif piece.sprite.startswith("bloom"):
            tokens.paint_bloom(brush, rect, flower)
        else:
            return False
        return True

    def _page(self, painter: QPainter, shown: Shown) -> Page:
        notes = {note.id: note.text for note in self._table.notes(shown.view, shown.seat, shown.draft)}
        return page_of(Brush(painter, shown), self._table.stage(shown.view, shown.seat), shown, notes)

    def _paint_shed(self, page: Page, piece: Piece, rect: QRectF) -> None:
        holding = dock.holding_of(page, ids.shed_of(piece.id))
        if holding is not None:
            paint_bunch(page.brush, rect, holding)
