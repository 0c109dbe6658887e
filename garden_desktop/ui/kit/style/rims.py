"""Which rims drawings need on their grounds, each worked out once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QColor, QImage

from garden_desktop.ui.kit.style import rim

if TYPE_CHECKING:
    from garden_desktop.ui.kit.style.drawing_key import DrawingKey

MOST_RIMS: Final = 4096
SIZES: Final = (16, 24, 32, 48, 64, 96, 128, 192)
"""In logical pixels: at these sizes edges are looked at."""
_AIR: Final = 1.15
"""Soft edges take some of the contrast away."""


class RimCache:
    """Remembers what it worked out; `painted` gives a drawing without a rim."""

    def __init__(self, painted: Callable[[DrawingKey], QImage]) -> None:
        self._painted = painted
        self._edges: dict[DrawingKey, rim.DrawingEdge] = {}
        self._colours: dict[tuple[DrawingKey, int, float], str] = {}

    def colour(self, key: DrawingKey, grounds: Sequence[QColor], ratio: float) -> str:
        """The rim with which the drawing has a contrast of `ratio` to all these grounds; "" where it needs none, or
        none would be seen."""
        rims = [colour for ground in grounds if (colour := self._on(key, ground, ratio))]
        return next((colour for colour in rims if rim.is_seen(colour, grounds)), "")

    def _on(self, key: DrawingKey, ground: QColor, ratio: float) -> str:
        asked = (key, rim.level(ground), ratio)
        if asked not in self._colours:
            if len(self._colours) >= MOST_RIMS:
                self._colours.clear()
            self._colours[asked] = self._edge(key).shade(rim.luminance_of(asked[1]), ratio * _AIR, key.reach)
        return self._colours[asked]

    def _edge(self, key: DrawingKey) -> rim.DrawingEdge:
        """How the edge of a drawing is at about this size: a table that grows asks for every size there is."""
        side = max(key.width, key.height) / key.ratio
        like = round(key.ratio * max((size for size in SIZES if size <= side), default=SIZES[0]))
        key = key._replace(width=like, height=like)
        if key not in self._edges:
            self._edges[key] = rim.edge_of(self._painted(key), key.ratio)
        return self._edges[key]
