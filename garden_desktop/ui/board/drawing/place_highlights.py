"""Light on places: where a held piece may go, what the pointer is over, where the keyboard is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from garden_desktop.core.places import Piece, Place
from garden_desktop.ui.board.board_layout import BoardLayout
from garden_desktop.ui.board.drawing.scene_items import MARK_Z, NAMED_Z, RING_Z, FocusRingItem, Glow, PlaceMarkItem
from garden_desktop.ui.kit.style.theme import Theme


class _HighlightKey(NamedTuple):
    """What a mark was made from; while this stays, so does the mark."""

    place: Place
    glow: Glow
    theme: Theme
    landing: QRectF | None


class PlaceHighlights:
    """The marks of places and the focus ring."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._marks: dict[str, tuple[_HighlightKey, PlaceMarkItem]] = {}
        self._ring = FocusRingItem()
        self._ring.setZValue(RING_Z)
        scene.addItem(self._ring)

    def show(
        self,
        glows: Mapping[str, Glow],
        places: Mapping[str, Place],
        layout: BoardLayout,
        held: Piece | None,
        theme: Theme,
    ) -> None:
        """Light exactly these places."""
        wanted = {key: _lit(places[key], glow, layout, held, theme) for key, glow in glows.items()}
        for key in [key for key, (lit, _) in self._marks.items() if wanted.get(key) != lit]:
            self._scene.removeItem(self._marks.pop(key)[1])
        for key, lit in wanted.items():
            if key not in self._marks:
                self._marks[key] = (lit, self._made(lit))

    def glow(self, place: str) -> Glow | None:
        """How a place is lit now."""
        return self._marks[place][0].glow if place in self._marks else None

    def ring(self, rect: QRectF, theme: Theme) -> None:
        """Put the focus ring around `rect`; an empty one hides it."""
        if rect.isEmpty():
            self._ring.hide()
        else:
            self._ring.surround(rect, theme)

    @property
    def ringed(self) -> QRectF:
        """What the ring stands around; empty when it is hidden."""
        return self._ring.rect if self._ring.isVisible() else QRectF()

    def _made(self, lit: _HighlightKey) -> PlaceMarkItem:
        mark = PlaceMarkItem(*lit)
        mark.setZValue(NAMED_Z if lit.glow is Glow.NAMED else MARK_Z)
        self._scene.addItem(mark)
        return mark


def _lit(place: Place, glow: Glow, layout: BoardLayout, held: Piece | None, theme: Theme) -> _HighlightKey:
    shows_landing = glow is Glow.STRONG and held is not None and place.kind == "row"
    return _HighlightKey(
        place, glow, theme, layout.landing(place.id, held) if shows_landing and held is not None else None
    )
