"""Pictures that take too long to be painted again for every position or at every move of a hand."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter, QPixmap

from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.strokes import canvas
from garden_desktop.ui.kit.style.finished import finished

B = TypeVar("B")


class PictureCache(Generic[B]):
    """Keeps what was painted last, whatever the size of the table and the theme: so many bytes of pictures at most, and
    always the last one.

    `brush` makes what a game paints with.
    """

    def __init__(self, brush: Callable[[QPainter, PaintContext], B], most_bytes: int = 0) -> None:
        self._brush, self._most_bytes, self._bytes = brush, most_bytes, 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def picture(self, shown: PaintContext, key: Hashable, size: QSizeF, paint: Callable[[B], None]) -> QPixmap:
        """The picture of this key, painted now if it has not been yet. The key holds all words in it."""
        colours = (shown.theme.ink, *shown.theme.grounds)
        key = (shown.ratio, *(colour.rgba() for colour in colours), key)
        if key not in self._kept:
            image = canvas(size, shown.ratio)
            painter = QPainter(image)
            paint(self._brush(painter, shown))
            painter.end()
            self._kept[key] = finished(image)
            self._bytes += image.sizeInBytes()
            self._make_room()
        self._kept.move_to_end(key)
        return self._kept[key]

    def _make_room(self) -> None:
        while self._bytes > self._most_bytes and len(self._kept) > 1:
            _, picture = self._kept.popitem(last=False)
            self._bytes -= picture.width() * picture.height() * picture.depth() // 8
