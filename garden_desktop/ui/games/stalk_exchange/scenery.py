"""Scenery of Stalk Exchange: composes market, garden, dock, forecast and tokens."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from garden_desktop.core.layout import SIZE
from garden_desktop.core.view_model import Piece
from garden_desktop.games.stalk_exchange.table import ids
from garden_desktop.ui.board.drawing.pixmaps import PictureCache
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.games.stalk_exchange import dock, forecast, garden, market, tokens
from garden_desktop.ui.games.stalk_exchange.canvas import Brush, Page, page_of
from garden_desktop.ui.games.stalk_exchange.tokens import paint_bunch

_MOST_BYTES: Final = 8 << 20
"""Cache size in bytes for pictures that are needed again while a flower is carried around."""


class MarketScenery:
    """Scenery that paints from the view model only, without asking the rules."""

    def __init__(self) -> None:
        self._ground = PictureCache(Brush)
        self._pictures = PictureCache(Brush, _MOST_BYTES)
        self._tokens = PictureCache(Brush, _MOST_BYTES)

    def paint_under(self, painter: QPainter, shown: PaintContext) -> None:
        page = self._page(painter, shown)
        market.paint_market(page)
        board = partial(garden.paint_board, board=page.config.board)
        painter.drawPixmap(QPointF(), self._ground.picture(shown, "board", QSizeF(*SIZE), board))
        garden.paint_stubble(page.brush, [page.space(number) for number in page.look.shown.stubble])
        market.paint_back(page)
        market.paint_exchange(page)
        dock.paint_dock(page)

    def paint_over(self, painter: QPainter, shown: PaintContext) -> None:
        page = self._page(painter, shown)
        market.paint_gauge(page)
        market.paint_figures(page)
        if page.forecast is not None and page.swap is None:
            garden.paint_marks(page, page.forecast)
        if page.view.phase == "act" and not shown.held:
            garden.paint_tight(page)
            if shown.over in page.config.board.index:
                garden.paint_room(page, page.config.board.index[shown.over])
        dock.paint_changes(page)
        market.paint_front(page)
        if page.look.stepping:
            forecast.paint_steps(page)
        market.paint_aids(page, forecast.paint_forecast(page))

    def paint_piece(self, painter: QPainter, piece: Piece, rect: QRectF, shown: PaintContext) -> bool:
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
            planted = kind != "slot"
            self._lay(painter, shown, rect, (piece.sprite, planted), partial(tokens.paint_bulb, planted=planted))
        elif piece.sprite.startswith("bloom"):
            self._lay(painter, shown, rect, (piece.sprite,), tokens.paint_bloom)
        else:
            return False
        return True

    def _lay(
        self,
        painter: QPainter,
        shown: PaintContext,
        rect: QRectF,
        key: tuple[Hashable, ...],
        paint: Callable[..., None],
    ) -> None:
        """Paint a token from the cache: there are dozens of equal ones, independent of the position.

        The key contains the letter, which depends on the language.
        """
        name = tokens.flower_of(str(key[0]))
        flower = partial(paint, rect=rect, flower=name)
        whole = (*key, Brush(painter, shown).said(tokens.LETTERS[name]), rect.width(), rect.height())
        painter.drawPixmap(QPointF(), self._tokens.picture(shown, whole, rect.size(), flower))

    def _page(self, painter: QPainter, shown: PaintContext) -> Page:
        return page_of(Brush(painter, shown), shown.look, shown, self._pictures)

    def _paint_shed(self, page: Page, piece: Piece, rect: QRectF) -> None:
        holding = dock.holding_of(page, ids.shed_of(piece.id))
        if holding is not None:
            paint_bunch(page.brush, rect, holding, self._pictures)
