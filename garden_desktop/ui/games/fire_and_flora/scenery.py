"""Scenery of Fire and Flora: composes background, Land Cards, Resource Cards and previews."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from garden_desktop.core.view_model import Piece, preview_action
from garden_desktop.games.fire_and_flora.data.cards import TYPES
from garden_desktop.games.fire_and_flora.table import drag_prompt, ids, layout
from garden_desktop.games.fire_and_flora.table.labels import LandPlate
from garden_desktop.games.fire_and_flora.table.offer import baskets
from garden_desktop.games.fire_and_flora.table.view_model import FloraViewModel
from garden_desktop.ui.board.drawing.pixmaps import PictureCache
from garden_desktop.ui.board.drawing.scene_items import GLIDE_MS
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.games.fire_and_flora import dock, fire, held, market
from garden_desktop.ui.games.fire_and_flora import offer as trade
from garden_desktop.ui.games.fire_and_flora.canvas import Brush, Page
from garden_desktop.ui.games.fire_and_flora.cards import stacked as cards
from garden_desktop.ui.games.fire_and_flora.cards.plate import paint_plate
from garden_desktop.ui.kit.text.translations import format_message

_CARDS: Final = tuple(ids.card_sprite(kind) for kind in TYPES)
_HELD: Final = frozenset((*_CARDS, "card-back"))
_MOST_BYTES: Final = 32 << 20
"""Cache size in bytes for Land Cards: about two thousand at usual size, so that going back and forth in a long match
repaints few."""


class FloraScenery:
    """Scenery that paints from the view model only, without asking the rules."""

    def __init__(self) -> None:
        self._look: FloraViewModel | None = None
        self._plates: Mapping[str, LandPlate] = {}
        self._faces: Mapping[str, LandPlate] = {}
        self._pictures = PictureCache(Brush, _MOST_BYTES)
        self._burns = False

    def motion(self, shown: PaintContext) -> int:
        """Return the entrance time of the fire's marks: they wait until the lands have moved to their places in the
        rows."""
        burnt, self._burns = self._burns, shown.look is not None and shown.look.mode == "burn"
        return GLIDE_MS if self._burns and not burnt else 0

    def paint_under(self, painter: QPainter, shown: PaintContext) -> None:
        page = self._page(painter, shown)
        dock.paint_dock(page)
        if page.look.sheet is not None:
            trade.paint_sheet(page, page.look.sheet)
            return
        if page.look.mode == "burn":
            fire.paint_way(page)
            fire.paint_labels(page)
            market.paint_event_below(page)
            dock.paint_rule(page, layout.BURN_EVENT.right + 12)
            dock.paint_question(page)
            return
        market.paint_title(page)
        market.paint_event(page)
        market.paint_headings(page)
        if page.look.band is not None:
            dock.paint_band(page, page.look.band)
        else:
            market.paint_pool(page)
        if "band-same" in page.notes:
            dock.paint_covered(page)
        else:
            dock.paint_hand(page)

    def paint_over(self, painter: QPainter, shown: PaintContext) -> None:
        page = self._page(painter, shown)
        if page.look.sheet is not None:
            trade.paint_rims(page, page.look.sheet)
            return
        if page.look.mode == "burn" and shown.moment == 1:
            fire.paint_scars(page)
            fire.paint_flame(page)
        if page.look.band is not None:
            dock.paint_target(page, page.look.band)
        dock.paint_numbers(page, shown.held)
        held.paint_picks(page)
        self._paint_ahead(page, shown)

    def _paint_ahead(self, page: Page, shown: PaintContext) -> None:
        """Paint the preview of dropping the held card, or of pressing, at the place under the pointer."""
        found = drag_prompt.aim(page.look, shown.held, shown.over)
        said = () if found or not shown.over else preview_action(page.look, shown.over, shown.held)
        if found is not None:
            held.paint_aim(page, found)
            held.paint_forecast(page, found)
        elif said and page.look.mode == "turn":
            held.paint_words(page, said)

    def paint_piece(self, painter: QPainter, piece: Piece, rect: QRectF, shown: PaintContext) -> bool:
        page = self._page(painter, shown)
        coins = baskets.coins_in(piece.id)
        last = piece.id.rpartition("-")[2]
        number = int(last) if last.isdecimal() else 0
        if piece.sprite in _CARDS:
            self._paint_card(page, piece, rect, number)
        elif piece.sprite == "card-back":
            cards.paint_back(page.brush, rect, number)
        elif coins:
            trade.paint_heap(page.brush, rect, coins)
        elif piece.id.startswith("land-"):
            self._paint_plate(page, piece, rect)
        else:
            return False
        return True

    def _paint_card(self, page: Page, piece: Piece, rect: QRectF, number: int) -> None:
        """Paint a Resource Card; one shown to all is tilted and carries the symbol of the seat that played it."""
        brush, kind = page.brush, _CARDS.index(piece.sprite)
        if piece.face == "ghost":
            cards.paint_gap(brush, rect, kind)
        elif piece.id.startswith("shown-"):
            with cards.tilted(brush, rect, number):
                cards.paint_card(brush, rect, kind, piece.sprite)
                dock.paint_signed(page, rect, number)
        else:
            cards.paint_card(brush, rect, kind, piece.sprite)

    def _paint_plate(self, page: Page, piece: Piece, rect: QRectF) -> None:
        with page.brush.faded(0.5 if piece.face == "ghost" else 1.0):
            page.brush.painter.drawPixmap(QPointF(), self._plate(piece, rect.size(), page.brush.shown))

    def face_key(self, piece: Piece, shown: PaintContext) -> Hashable | None:
        """Return the cache key of a piece: a card in hand depends on its id only. None for signed cards."""
        if piece.sprite in _HELD and not piece.id.startswith("shown-"):
            return piece.id
        return self._face(piece, shown) if _keeps(piece) else None

    def kept_face(self, piece: Piece, size: QSizeF, shown: PaintContext) -> QPixmap | None:
        return self._plate(piece, size, shown) if _keeps(piece) else None

    def _plate(self, piece: Piece, size: QSizeF, shown: PaintContext) -> QPixmap:
        """Return the cached picture of a Land Card."""
        plate = self._face(piece, shown)
        words = tuple(
            format_message(said, shown.name) for said in (plate.name, plate.plant, plate.foot) if said is not None
        )
        paint = partial(paint_plate, plate=plate, rect=QRectF(QPointF(), size))
        return self._pictures.picture(shown, (plate, words), size, paint)

    def _face(self, piece: Piece, shown: PaintContext) -> LandPlate:
        """Return the plate of a land without its position."""
        self._plates_of(shown.look)
        return self._faces[piece.id.removeprefix("land-")]

    def _page(self, painter: QPainter, shown: PaintContext) -> Page:
        return Page(Brush(painter, shown), shown.look, self._plates_of(shown.look))

    def _plates_of(self, look: FloraViewModel) -> Mapping[str, LandPlate]:
        """Return the plates by land code, computed once per view model."""
        if look is not self._look:
            self._look, self._plates = look, {plate.code: _marked(look, plate) for plate in look.plates()}
            self._faces = {
                code: plate._replace(box=plate.box._replace(x=0, y=0)) for code, plate in self._plates.items()
            }
        return self._plates


def _keeps(piece: Piece) -> bool:
    return piece.id.startswith("land-") and piece.face != "ghost"


def _marked(look: FloraViewModel, plate: LandPlate) -> LandPlate:
    """Return the plate with the marks of its land: seeds in the ground, ash after a fire."""
    if ids.land_of(look.config, plate.code) in dict(look.view.seeds):
        plate = plate._replace(seeds=True)
    return fire.ashen(look, plate) if look.mode == "burn" else plate
