"""The painter of the market garden: what lies under the tokens, what is foreseen above them, and the tokens."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from garden_desktop.core.game import Seat
from garden_desktop.core.table import Piece
from garden_desktop.core.text import Message
from garden_desktop.games.stalk_exchange.rules.state import State
from garden_desktop.games.stalk_exchange.table import ids, layout
from garden_desktop.games.stalk_exchange.table.stage import Stage
from garden_desktop.games.stalk_exchange.table.table import MarketTable
from garden_desktop.ui.board.pictures import Pictures
from garden_desktop.ui.board.scenery import Shown
from garden_desktop.ui.games.stalk_exchange import dock, slip, steps, tokens
from garden_desktop.ui.games.stalk_exchange.brush import Brush
from garden_desktop.ui.games.stalk_exchange.bunch import paint_bunch
from garden_desktop.ui.games.stalk_exchange.garden import marks, soil
from garden_desktop.ui.games.stalk_exchange.market import aids, basket, exchange, gauge, market
from garden_desktop.ui.games.stalk_exchange.page import Page, page_of

_KEPT: Final = 64
"""Pictures that are kept while a flower is carried around."""


class MarketScenery:
    """Paints from the table's own previews; no rule is asked twice."""

    def __init__(self, table: MarketTable) -> None:
        self._table = table
        self._stage: Stage | None = None
        self._notes: Mapping[str, Message] = {}
        self._ground = Pictures(Brush, 1)
        self._pictures = Pictures(Brush, _KEPT)

    def paint_under(self, painter: QPainter, shown: Shown) -> None:
        page = self._page(painter, shown)
        market.paint_market(page)
        board = partial(soil.paint_board, board=page.law.board)
        painter.drawPixmap(QPointF(), self._ground.picture(shown, "board", QSizeF(*layout.SIZE), board))
        soil.paint_stubble(page.brush, [page.space(number) for number in page.stage.shown.stubble])
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
            if shown.over in page.law.board.index:
                marks.paint_room(page, page.law.board.index[shown.over])
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
        stage, notes = self._known(shown.view, shown.seat)
        return page_of(Brush(painter, shown), stage, shown, notes, self._pictures)

    def _known(self, view: State, seat: Seat | None) -> tuple[Stage, Mapping[str, Message]]:
        """The stage and the notes, kept while the position stays: a drag asks for them again and again."""
        if self._stage is None or self._stage.view is not view or self._stage.seat != seat:
            self._stage = self._table.stage(view, seat)
            self._notes = {note.id: note.text for note in self._table.notes(view, seat, ())}
        return self._stage, self._notes

    def _paint_shed(self, page: Page, piece: Piece, rect: QRectF) -> None:
        holding = dock.holding_of(page, ids.shed_of(piece.id))
        if holding is not None:
            paint_bunch(page.brush, rect, holding, self._pictures)
