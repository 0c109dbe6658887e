"""Contrast rims: an outline around a drawing that would not stand out from its background, in a shade of its edge
colour."""

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
"""Share of the outline that must be visible; then no rim is needed."""
_DEEP: Final = 3
"""Depth in logical pixels from the outline inwards in which a contrasting pixel counts as visible outline."""
_LINES: Final = 24
"""Number of pixel rows and columns that are sampled to find the edge."""
_SHEET: Final = 0.95
"""A shape that fills more than this share of its bounding box is a rectangular sheet or picture and gets no rim."""
_STEPS: Final = 12
_SHADES: Final = 20
_PAPER: Final = QColor("#FFFBEC")
"""Target colour of bright rims; pure white looks too cold on paper colours."""
_SHAPE: Final = bytes(max(0, min(255, (alpha - 96) * 4)) for alpha in range(256))
"""Lookup table alpha -> alpha of the shape; drops faint pixels such as shadows."""
_SOLID: Final = bytes(alpha >= 128 for alpha in range(256))
_LEVELS: Final = 8
_LOST: Final = 1.5
_EVEN: Final = 1 / 2.2
_SOFT: Final = 2.1
"""Factor of extra contrast for a rim of one pixel, whose pixels are antialiased; wider rims need less, down to
`_SHARP`."""
_SHARP: Final = 1.2


class PixelTone(NamedTuple):
    """Perceived brightness of a pixel (0 to 1, gamma corrected) and its opacity (0 to 1)."""

    tone: float
    cover: float


class DrawingEdge(NamedTuple):
    """Edge of a drawing: for each sampled outline point the pixels from there inwards, and the mean colour of the
    outline.

    `points` is empty if the drawing has no outline that a rim could help.
    """

    points: tuple[tuple[PixelTone, ...], ...]
    colour: QColor

    def shade(self, ground: float, ratio: float, reach: float) -> str:
        """Return the colour of a rim `reach` device pixels wide on a background of luminance `ground`.

        Returns "" if enough of the edge already has a contrast of `ratio` to the background.
        """
        above, below = _beyond(ground, ratio)
        bright, dark, tone = max(0.0, above) ** _EVEN, max(0.0, below) ** _EVEN, ground**_EVEN
        faint = sum(
            all(dark < tone + (one.tone - tone) * one.cover < bright for one in inside) for inside in self.points
        )
        if faint <= len(self.points) * (1 - _ENOUGH):
            return ""
        return _shade(self.colour, ground, *_beyond(ground, ratio * max(_SHARP, _SOFT / reach)))


def level(ground: QColor) -> int:
    """Quantize the luminance of a background into steps of equal contrast; results are cached per level."""
    return _level(ground.rgb())


@lru_cache(maxsize=4096)
def _level(pixel: int) -> int:
    return round(_LEVELS * math.log2((luminance(QColor(pixel)) + 0.05) / 0.05))


def luminance_of(level: int) -> float:
    return float(0.05 * 2 ** (level / _LEVELS) - 0.05)


def is_seen(colour: str, grounds: Sequence[QColor]) -> bool:
    """Whether a rim of this colour has some contrast to each of the backgrounds."""
    return all(contrast(QColor(colour), ground) >= _LOST for ground in grounds)


def edge_of(image: QImage, ratio: float) -> DrawingEdge:
    """Return the edge of a drawing, rendered at `ratio` device pixels per logical pixel."""
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
    """Return the drawing with an outline `reach` pixels wide: the tinted shape drawn at 12 offsets below it."""
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
    """Return the luminances above and below which a colour has contrast `ratio` to the background (WCAG 2 formula)."""
    return (ground + 0.05) * ratio - 0.05, (ground + 0.05) / ratio - 0.05


def _shade(colour: QColor, ground: float, above: float, below: float) -> str:
    """Return the shade of `colour` nearest to it that is bright or dark enough, else black or white."""
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
    """Yield, for each point where a sampled row or column enters or leaves the shape, pixel indices
    from there inwards."""
    for y in range(0, high, max(1, high // _LINES)):
        yield from ([y * wide + x for x in run] for run in _runs(solid[y * wide : (y + 1) * wide], deep))
    for x in range(0, wide, max(1, wide // _LINES)):
        yield from ([y * wide + x for y in run] for run in _runs(solid[x::wide], deep))


def _runs(line: bytes, deep: int) -> Iterator[range]:
    """Yield both ends of each run of solid pixels as index ranges from the outside inwards."""
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
"""Sizes in logical pixels at which edges are measured."""
_AIR: Final = 1.15
"""Factor of extra contrast, since antialiased edges lose some."""


class RimCache:
    """Cache of computed rim colours; `painted` renders a drawing without rim."""

    def __init__(self, painted: Callable[[DrawingKey], QImage]) -> None:
        self._painted = painted
        self._edges: dict[DrawingKey, DrawingEdge] = {}
        self._colours: dict[tuple[DrawingKey, int, float], str] = {}

    def colour(self, key: DrawingKey, grounds: Sequence[QColor], ratio: float) -> str:
        """Return the colour of a rim with contrast `ratio` to all of `grounds`, "" if none is needed or none would be
        visible."""
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
        """Return the edge of a drawing, measured at the next smaller of SIZES: a growing table asks for every size."""
        side = max(key.width, key.height) / key.ratio
        like = round(key.ratio * max((size for size in SIZES if size <= side), default=SIZES[0]))
        key = key._replace(width=like, height=like)
        if key not in self._edges:
            self._edges[key] = edge_of(self._painted(key), key.ratio)
        return self._edges[key]
