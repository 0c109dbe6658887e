"""Rims: a line round a drawing that its ground would swallow, in a shade of its own edge."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from garden_desktop.ui.kit.style.theme import blend, contrast, luminance

if TYPE_CHECKING:
    from garden_desktop.ui.kit.style.painting import DrawingKey


_ENOUGH: Final = 0.8
"""Whoever sees so much of an outline sees the shape."""
_DEEP: Final = 3
"""How far inwards, in logical pixels, an outline of ink or the fill beside it counts."""
_LINES: Final = 24
"""So many rows and columns of pixels tell how the edge of a drawing is."""
_SHEET: Final = 0.95
"""What fills more of its rectangle is a sheet of paper or a picture: it has no room for a rim."""
_STEPS: Final = 12
_SHADES: Final = 20
_PAPER: Final = QColor("#FFFBEC")
"""Where bright rims come from: white alone would be cold beside the papers."""
_SHAPE: Final = bytes(max(0, min(255, (alpha - 96) * 4)) for alpha in range(256))
"""What is less than half there, such as a shadow, is not part of a shape."""
_SOLID: Final = bytes(alpha >= 128 for alpha in range(256))
_LEVELS: Final = 8
_LOST: Final = 1.5
_EVEN: Final = 1 / 2.2
_SOFT: Final = 2.1
"""So much more contrast a line of one pixel needs, as its pixels are not all its own; a wider one needs less, down to
`_SHARP`."""
_SHARP: Final = 1.2


class PixelTone(NamedTuple):
    """A pixel as the eye takes it: how bright, in even steps from 0 to 1, and how much of it is there."""

    tone: float
    cover: float


class DrawingEdge(NamedTuple):
    """The edge of a drawing: what is just inside each point of it, and its colour in the middle. No points: there is
    nothing to make out."""

    points: tuple[tuple[PixelTone, ...], ...]
    colour: QColor

    def shade(self, ground: float, ratio: float, reach: float) -> str:
        """The colour of a rim `reach` pixels wide on a ground of this luminance, or "" where enough of the edge
        has a contrast of `ratio` to it."""
        above, below = _beyond(ground, ratio)
        bright, dark, tone = max(0.0, above) ** _EVEN, max(0.0, below) ** _EVEN, ground**_EVEN
        faint = sum(
            all(dark < tone + (one.tone - tone) * one.cover < bright for one in inside) for inside in self.points
        )
        if faint <= len(self.points) * (1 - _ENOUGH):
            return ""
        return _shade(self.colour, ground, *_beyond(ground, ratio * max(_SHARP, _SOFT / reach)))


def level(ground: QColor) -> int:
    """Grounds of one level are alike: steps of equal contrast."""
    return _level(ground.rgb())


@lru_cache(maxsize=4096)
def _level(pixel: int) -> int:
    return round(_LEVELS * math.log2((luminance(QColor(pixel)) + 0.05) / 0.05))


def luminance_of(level: int) -> float:
    return float(0.05 * 2 ** (level / _LEVELS) - 0.05)


def is_seen(colour: str, grounds: Sequence[QColor]) -> bool:
    """Whether a rim is not lost on any of these grounds, and the edge inside it with it."""
    return all(contrast(QColor(colour), ground) >= _LOST for ground in grounds)


def edge_of(image: QImage, ratio: float) -> DrawingEdge:
    """How the edge of a drawing is, at `ratio` device pixels a logical one."""
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    wide, high, deep = image.width(), image.height(), max(1, round(_DEEP * ratio))
    pixels = bytes(image.constBits())
    solid = pixels[3::4].translate(_SOLID)
    found = [*_along(solid, wide, high, deep)]
    if not found or _is_sheet(solid, wide):
        return DrawingEdge((), QColor())
    parts = [[pixels[4 * at : 4 * at + 4] for at in inside] for inside in found]
    points = tuple(tuple(map(_seen, part)) for part in parts)
    blue, green, red = (sum(part[0][of] for part in parts) // len(parts) for of in range(3))
    return DrawingEdge(points, QColor(red, green, blue))


def rimmed(image: QImage, colour: str, reach: float) -> QImage:
    """The drawing with a line round its shape, `reach` pixels wide."""
    tint, result = _tinted(image, QColor(colour)), QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for step in range(_STEPS):
        angle = math.tau * step / _STEPS
        painter.drawImage(QPointF(math.cos(angle), math.sin(angle)) * reach, tint)
    painter.drawImage(0, 0, image)
    painter.end()
    return result


def _beyond(ground: float, ratio: float) -> tuple[float, float]:
    """From which luminance upwards and downwards a colour has this contrast to the ground."""
    return (ground + 0.05) * ratio - 0.05, (ground + 0.05) / ratio - 0.05


def _shade(colour: QColor, ground: float, above: float, below: float) -> str:
    """The nearest shade of `colour` that is bright or dark enough, or as far from the ground as can be."""
    brighter = above <= 1 and (luminance(colour) >= ground or below < 0)
    if not brighter and below < 0:
        brighter = (1.05 / (ground + 0.05)) > (ground + 0.05) / 0.05
    end = QColor("#FFFFFF" if brighter else "#000000")
    for step in range(_SHADES + 1):
        shade = blend(colour, _PAPER if brighter and step < _SHADES else end, step / _SHADES)
        bright = luminance(shade)
        if bright >= above if brighter else bright <= below:
            return shade.name()
    return end.name()


def _along(solid: bytes, wide: int, high: int, deep: int) -> Iterator[list[int]]:
    """For each point where some rows and columns enter or leave the shape, the pixels from there inwards."""
    for y in range(0, high, max(1, high // _LINES)):
        yield from ([y * wide + x for x in run] for run in _runs(solid[y * wide : (y + 1) * wide], deep))
    for x in range(0, wide, max(1, wide // _LINES)):
        yield from ([y * wide + x for y in run] for run in _runs(solid[x::wide], deep))


def _runs(line: bytes, deep: int) -> Iterator[range]:
    """The ends of each stretch of solid pixels, from outside inwards."""
    begin = line.find(1)
    while begin >= 0:
        end = line.find(0, begin)
        end = len(line) if end < 0 else end
        yield range(begin, min(begin + deep, end))
        yield range(end - 1, max(end - 1 - deep, begin - 1), -1)
        begin = line.find(1, end)


def _is_sheet(solid: bytes, wide: int) -> bool:
    rows = [row for row in (solid[at : at + wide] for at in range(0, len(solid), wide)) if any(row)]
    left, right = min(row.find(1) for row in rows), max(row.rfind(1) for row in rows)
    return solid.count(1) >= _SHEET * len(rows) * (right - left + 1)


@cache
def _seen(pixel: bytes) -> PixelTone:
    blue, green, red, alpha = pixel
    return PixelTone(luminance(QColor(red, green, blue)) ** _EVEN, alpha / 255)


def _tinted(image: QImage, colour: QColor) -> QImage:
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    pixels = bytes(alpha.constBits()).translate(_SHAPE)
    mask = QImage(pixels, alpha.width(), alpha.height(), alpha.bytesPerLine(), QImage.Format.Format_Alpha8)
    tinted = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    tinted.fill(colour)
    tinted.setAlphaChannel(mask)
    return tinted


MOST_RIMS: Final = 4096
SIZES: Final = (16, 24, 32, 48, 64, 96, 128, 192)
"""In logical pixels: at these sizes edges are looked at."""
_AIR: Final = 1.15
"""Soft edges take some of the contrast away."""


class RimCache:
    """Remembers what it worked out; `painted` gives a drawing without a rim."""

    def __init__(self, painted: Callable[[DrawingKey], QImage]) -> None:
        self._painted = painted
        self._edges: dict[DrawingKey, DrawingEdge] = {}
        self._colours: dict[tuple[DrawingKey, int, float], str] = {}

    def colour(self, key: DrawingKey, grounds: Sequence[QColor], ratio: float) -> str:
        """The rim with which the drawing has a contrast of `ratio` to all these grounds; "" where it needs none, or
        none would be seen."""
        rims = [colour for ground in grounds if (colour := self._on(key, ground, ratio))]
        return next((colour for colour in rims if is_seen(colour, grounds)), "")

    def _on(self, key: DrawingKey, ground: QColor, ratio: float) -> str:
        asked = (key, level(ground), ratio)
        if asked not in self._colours:
            if len(self._colours) >= MOST_RIMS:
                self._colours.clear()
            self._colours[asked] = self._edge(key).shade(luminance_of(asked[1]), ratio * _AIR, key.reach)
        return self._colours[asked]

    def _edge(self, key: DrawingKey) -> DrawingEdge:
        """How the edge of a drawing is at about this size: a table that grows asks for every size there is."""
        side = max(key.width, key.height) / key.ratio
        like = round(key.ratio * max((size for size in SIZES if size <= side), default=SIZES[0]))
        key = key._replace(width=like, height=like)
        if key not in self._edges:
            self._edges[key] = edge_of(self._painted(key), key.ratio)
        return self._edges[key]
