"""The two pictures of a table that its scenery paints: what stands under the pieces and what over them."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from garden_desktop.ui.board.drawing.scene_items import OVER_Z, UNDER_Z, LayerItem
from garden_desktop.ui.board.drawing.scenery import PaintContext, Scenery
from garden_desktop.ui.board.drawing.strokes import canvas, smooth

BAND: Final = 48
"""Lines of pixels that are compared at once, to paint no more again than has changed."""
MOST_PIXELS: Final = 16_000_000
"""A picture is never larger; a table zoomed beyond that is drawn a little softer."""


class SceneryLayers:
    """Both pictures, painted again only when what they may look at changes."""

    def __init__(self, scene: QGraphicsScene, size: QSizeF, scenery: Scenery) -> None:
        self._size, self._scenery = size, scenery
        self._shown: PaintContext | None = None
        self._ground, self._image = QImage(), QImage()
        self._under, self._over = LayerItem(size), LayerItem(size)
        for layer, z in ((self._under, UNDER_Z), (self._over, OVER_Z)):
            layer.setZValue(z)
            scene.addItem(layer)

    def show(self, shown: PaintContext) -> None:
        """Paint what has changed. The lower picture never knows what is held."""
        last, self._shown = self._shown, shown
        if last is None or _resting(last) != _resting(shown):
            ground = self._canvas(shown.ratio, shown.theme.table)
            self._paint(ground, self._scenery.paint_under, _resting(shown))
            self._lay_ground(ground)
        if last != shown:
            self._paint_over(shown)

    def _lay_ground(self, ground: QImage) -> None:
        changed = _changed(self._ground, ground)
        if not changed.isEmpty():
            self._ground = ground
            self._under.set_pixmap(QPixmap.fromImage(ground), changed)

    def repaint_over(self) -> None:
        """Paint the upper one again: its painter knows more now."""
        if self._shown is not None:
            self._paint_over(self._shown)

    def invalidate(self) -> None:
        """Paint both anew next time."""
        self._shown = None

    def _paint_over(self, shown: PaintContext) -> None:
        image = self._canvas(shown.ratio, None)
        self._paint(image, self._scenery.paint_over, shown)
        changed = _changed(self._image, image)
        if not changed.isEmpty():
            self._image = image
            self._over.set_pixmap(QPixmap.fromImage(image), changed)

    def _canvas(self, ratio: float, ground: QColor | None) -> QImage:
        most = sqrt(MOST_PIXELS / (self._size.width() * self._size.height()))
        return canvas(self._size, min(ratio, most), ground)

    def _paint(self, image: QImage, paint: Callable[[QPainter, PaintContext], None], shown: PaintContext) -> None:
        painter = QPainter(image)
        smooth(painter)
        painter.setClipRect(QRectF(0, 0, self._size.width(), self._size.height()))
        paint(painter, shown)
        painter.end()


def _changed(old: QImage, new: QImage) -> QRectF:
    """The band across the table outside of which both pictures are the same, in table units."""
    ratio, wide, high, step = new.devicePixelRatio(), new.width(), new.height(), new.bytesPerLine()
    if old.size() != new.size():
        return QRectF(0, 0, wide / ratio, high / ratio)
    before, after = old.constBits(), new.constBits()
    differ = []
    for top in range(0, high, BAND):
        lines = min(BAND, high - top)
        one, two = (
            QImage(bits[top * step : (top + lines) * step], wide, lines, step, new.format()) for bits in (before, after)
        )
        if one != two:
            differ.append(top)
    if not differ:
        return QRectF()
    return QRectF(0, differ[0] / ratio, wide / ratio, (differ[-1] + BAND - differ[0]) / ratio)


def _resting(shown: PaintContext) -> PaintContext:
    return shown._replace(held="", over="", at="", moment=1.0)
