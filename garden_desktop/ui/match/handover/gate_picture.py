"""Picture of the hand-over screen: a garden gate with landscape, pillars and two leaves, at any size and degree of
opening.

Coordinates are on a canvas of 1280 x 800 units, whose middle part covers the window.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient, QTransform
from PySide6.QtSvg import QSvgRenderer

from garden_desktop import paths

CANVAS: Final = QRectF(0, 0, 1280, 800)
_AHEAD: Final = QPointF(640, 420)
_GROWTH: Final = 0.9
_TURNED: Final = 0.2
_NARROWEST: Final = QSizeF(810, 490)
_HINGES: Final = (356.0, 924.0)
_PILLARS: Final = (308.0, 972.0)
_LEAF: Final = QRectF(-12, 168, 300, 564)
_PILLAR: Final = QRectF(-64, 56, 128, 698)
_PAINT: Final = QColor("#A8492F")
_NIGHT: Final = QColor("#7C88AE")
_LAMP: Final = QColor(255, 214, 140, 84)
_SKY: Final = QColor("#F6E7C4")


class _GatePictureKey(NamedTuple):
    """Cache key of the rendered pixmaps."""

    width: int
    height: int
    zoom: float
    colour: str


class GatePicture:
    """Painter of the gate; `colour` is that of its planks. Pixmaps are cached for the last size."""

    def __init__(self) -> None:
        self.colour = _PAINT
        self._drawn: _GatePictureKey | None = None
        self._landscape = QPixmap()
        self._pillar = QPixmap()
        self._leaf = QPixmap()

    def to_window(self, size: QSizeF) -> QTransform:
        """Transform from canvas units to a window of `size`: the gate is always whole, the landscape covers the
        rest."""
        cover = max(size.width() / CANVAS.width(), size.height() / CANVAS.height())
        scale = min(cover, size.width() / _NARROWEST.width(), size.height() / _NARROWEST.height())
        spare = size.height() - scale * CANVAS.height()
        left = (size.width() - scale * CANVAS.width()) / 2
        return QTransform(scale, 0, 0, scale, left, spare if spare > 0 else spare / 2)

    def paint(self, painter: QPainter, size: QSizeF, openness: float, dark: bool) -> None:
        """Paint the gate over a window of `size`, from shut (`openness` 0) to walked through (1)."""
        zoom = 1 + _GROWTH * openness
        self._redraw(size, 1 + _GROWTH if openness == 1 else 1.0, painter.device().devicePixelRatioF())
        assert self._drawn
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, openness in {0, 1})
        ahead = self.to_window(size).map(_AHEAD)
        self._magnify(painter, ahead, zoom / self._drawn.zoom)
        painter.drawPixmap(QRectF(QPointF(), size), self._landscape, QRectF(self._landscape.rect()))
        self._magnify(painter, ahead, self._drawn.zoom)
        painter.setTransform(self.to_window(size), True)
        self._paint_leaves(painter, 1 - (1 - _TURNED) * openness)
        for x in _PILLARS:
            painter.drawPixmap(_PILLAR.translated(x, 0), self._pillar, QRectF(self._pillar.rect()))
        painter.restore()
        if dark:
            self._let_night_fall(painter, size)

    def _paint_leaves(self, painter: QPainter, width: float) -> None:
        for x, side in zip(_HINGES, (1, -1), strict=True):
            painter.save()
            painter.translate(x, 0)
            painter.scale(side * width, 1)
            painter.drawPixmap(_LEAF, self._leaf, QRectF(self._leaf.rect()))
            painter.restore()

    def _let_night_fall(self, painter: QPainter, size: QSizeF) -> None:
        """Darken the picture for the dark theme, with a lamp over the gate."""
        window = QRectF(QPointF(), size)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.fillRect(window, _NIGHT)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        lamp = QRadialGradient(self.to_window(size).map(_AHEAD), self.to_window(size).m11() * 520)
        lamp.setColorAt(0, _LAMP)
        lamp.setColorAt(1, QColor(_LAMP.red(), _LAMP.green(), _LAMP.blue(), 0))
        painter.fillRect(window, lamp)

    def _magnify(self, painter: QPainter, centre: QPointF, zoom: float) -> None:
        painter.translate(centre)
        painter.scale(zoom, zoom)
        painter.translate(-centre)

    def _redraw(self, size: QSizeF, zoom: float, ratio: float) -> None:
        wanted = _GatePictureKey(round(size.width() * ratio), round(size.height() * ratio), zoom, self.colour.name())
        if wanted == self._drawn:
            return
        self._drawn = wanted
        scale = self.to_window(size).m11() * ratio * zoom
        self._landscape = self._drawn_landscape(size, zoom, ratio)
        self._pillar = _drawn(_renderer("gate-pillar"), _PILLAR.size() * scale)
        self._leaf = _drawn(_leaf_renderer(wanted.colour), _LEAF.size() * scale)

    def _drawn_landscape(self, size: QSizeF, zoom: float, ratio: float) -> QPixmap:
        image = QImage((size * ratio).toSize(), QImage.Format.Format_RGB32)
        image.fill(_SKY)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(ratio, ratio)
        self._magnify(painter, self.to_window(size).map(_AHEAD), zoom)
        painter.setTransform(self.to_window(size), True)
        seen = painter.transform().inverted()[0].mapRect(QRectF(image.rect()))
        if seen.left() < 0 or seen.right() > CANVAS.right():
            self._mirror_landscape(painter)
        for layer in ("gate-landscape", "gate-flowers"):
            _renderer(layer).render(painter, CANVAS)
        painter.end()
        return QPixmap.fromImage(image)

    def _mirror_landscape(self, painter: QPainter) -> None:
        """Continue the landscape at both sides of a very wide window, mirrored."""
        for edge in (CANVAS.left(), CANVAS.right()):
            painter.save()
            painter.translate(2 * edge, 0)
            painter.scale(-1, 1)
            _renderer("gate-landscape").render(painter, CANVAS)
            painter.restore()


@cache
def _renderer(name: str) -> QSvgRenderer:
    return QSvgRenderer(str(paths.resource("app", "art", f"{name}.svg")))


def _leaf_renderer(colour: str) -> QSvgRenderer:
    """Renderer of a leaf in shades of `colour`, which replace the reds of the drawing."""
    text = paths.resource("app", "art", "gate-leaf.svg").read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(re.sub(r"#[0-9A-F]{6}", lambda m: _shade(m[0], colour), text).encode()))


def _shade(name: str, colour: str) -> str:
    drawn = QColor(name)
    if abs(drawn.hue() - _PAINT.hue()) > 6 or drawn.saturation() < 150:
        return name
    return QColor(colour).darker(round(100 * _PAINT.value() / drawn.value())).name()


def _drawn(renderer: QSvgRenderer, size: QSizeF) -> QPixmap:
    image = QImage(size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return QPixmap.fromImage(image)
