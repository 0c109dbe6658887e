"""The painter of the landscapes: papers and headings under the pieces, plates and cards, and what a card would do."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from garden_desktop.core.places import Piece
from garden_desktop.core.view_model import preview_action
from garden_desktop.games.fire_and_flora.data.cards import TYPES
from garden_desktop.games.fire_and_flora.table import drag_prompt, ids, layout
from garden_desktop.games.fire_and_flora.table.labels import LandPlate
from garden_desktop.games.fire_and_flora.table.offer import baskets
from garden_desktop.games.fire_and_flora.table.view_model import FloraViewModel
from garden_desktop.ui.board.drawing.pixmaps import PictureCache
from garden_desktop.ui.board.drawing.scene_animator import GLIDE_MS
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.games.fire_and_flora import band, dock, fire, held, market
from garden_desktop.ui.games.fire_and_flora import offer as trade
from garden_desktop.ui.games.fire_and_flora.canvas import Brush, Page
from garden_desktop.ui.games.fire_and_flora.cards import hand as cards
from garden_desktop.ui.games.fire_and_flora.cards.plate import paint_plate
from garden_desktop.ui.kit.text.translations import format_message

_CARDS: Final = tuple(ids.card_sprite(kind) for kind in TYPES)
_HELD: Final = frozenset((*_CARDS, "card-back"))
_MOST_BYTES: Final = 32 << 20
"""For plates that are kept: some two thousand as they lie on a table of usual size, so that one who goes back and forth
in a long match finds most lands as they were."""


class FloraScenery:
    """Paints from the table's own look; no rule is asked twice."""

    def __init__(self) -> None:
        self._look: FloraViewModel | None = None
        self._plates: Mapping[str, LandPlate] = {}
        self._faces: Mapping[str, LandPlate] = {}
        self._pictures = PictureCache(Brush, _MOST_BYTES)
        self._burns = False

    def motion(self, shown: PaintContext) -> int:
        """Where the lands go to the places of a fire, its marks wait for them to arrive."""
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
            band.paint_band(page, page.look.band)
        else:
            market.paint_pool(page)
        if "band-same" in page.notes:
            band.paint_covered(page)
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
            band.paint_target(page, page.look.band)
        dock.paint_numbers(page, shown.held)
        held.paint_picks(page)
        self._paint_ahead(page, shown)

    def _paint_ahead(self, page: Page, shown: PaintContext) -> None:
        """What would come of letting go or pressing here."""
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
        """A Resource Card, a little askew where it was laid on the table for all to see, with the sign of who did."""
        brush, kind = page.brush, _CARDS.index(piece.sprite)
        if piece.face == "ghost":
            cards.paint_gap(brush, rect, kind)
        elif piece.id.startswith("shown-"):
            with cards.tilted(brush, rect, number):
                cards.paint_card(brush, rect, kind, piece.sprite)
                band.paint_signed(page, rect, number)
        else:
            cards.paint_card(brush, rect, kind, piece.sprite)

    def _paint_plate(self, page: Page, piece: Piece, rect: QRectF) -> None:
        with page.brush.faded(0.5 if piece.face == "ghost" else 1.0):
            page.brush.painter.drawPixmap(QPointF(), self._plate(piece, rect.size(), page.brush.shown))

    def face_key(self, piece: Piece, shown: PaintContext) -> Hashable | None:
        """A card of the hand looks like itself, whatever else is to be seen; one shown to all is signed."""
        if piece.sprite in _HELD and not piece.id.startswith("shown-"):
            return piece.id
        return self._face(piece, shown) if _keeps(piece) else None

    def kept_face(self, piece: Piece, size: QSizeF, shown: PaintContext) -> QPixmap | None:
        return self._plate(piece, size, shown) if _keeps(piece) else None

    def _plate(self, piece: Piece, size: QSizeF, shown: PaintContext) -> QPixmap:
        """The plate as it is kept; another one is painted as soon as anything on it is different."""
        plate = self._face(piece, shown)
        words = tuple(
            format_message(said, shown.name) for said in (plate.name, plate.plant, plate.foot) if said is not None
        )
        paint = partial(paint_plate, plate=plate, rect=QRectF(QPointF(), size))
        return self._pictures.picture(shown, (plate, words), size, paint)

    def _face(self, piece: Piece, shown: PaintContext) -> LandPlate:
        """What the plate of a land looks like, wherever it lies."""
        self._plates_of(shown.look)
        return self._faces[piece.id.removeprefix("land-")]

    def _page(self, painter: QPainter, shown: PaintContext) -> Page:
        return Page(Brush(painter, shown), shown.look, self._plates_of(shown.look))

    def _plates_of(self, look: FloraViewModel) -> Mapping[str, LandPlate]:
        """The lands of the table by their places, worked out once for a look."""
        if look is not self._look:
            self._look, self._plates = look, {plate.code: _marked(look, plate) for plate in look.plates()}
            self._faces = {
                code: plate._replace(box=plate.box._replace(x=0, y=0)) for code, plate in self._plates.items()
            }
        return self._plates


def _keeps(piece: Piece) -> bool:
    return piece.id.startswith("land-") and piece.face != "ghost"


def _marked(look: FloraViewModel, plate: LandPlate) -> LandPlate:
    """With the marks that lie on the land: seeds in its ground, ash after a fire."""
    if ids.land_of(look.config, plate.code) in dict(look.view.seeds):
        plate = plate._replace(seeds=True)
    return fire.ashen(look, plate) if look.mode == "burn" else plate
