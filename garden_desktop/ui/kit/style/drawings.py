"""Drawings: renders SVG files to pixmaps at the shown size and pixel ratio, with a cache; line icons in any colour."""

import math
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen, QPixmap, QTransform

from garden_desktop import paths
from garden_desktop.ui.kit.style.painting import DrawingKey, fill, finished

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

    from garden_desktop.ui.kit.style.rim import RimCache
    from garden_desktop.ui.start_cache import StartCache


BUDGET_BYTES: Final = 96 * 1024 * 1024
BESIDE_BYTES: Final = 1024
"""Overhead in bytes of a cached pixmap in Qt and Python; with thousands of small drawings as much as their pixels."""
GRAPHICS_RATIO: Final = 3.0
"""Contrast of graphics to their background that WCAG 2.1 requires (criterion 1.4.11)."""
HIGH_GRAPHICS_RATIO: Final = 4.5
SMALL: Final = 28
"""Largest size in device pixels at which the variant in art/small is used, if there is one; its lines are thicker."""


class DrawingCache:
    """LRU cache of rendered `resources/<game>/art/<sprite>.svg` (small: `art/small`), up to `budget_bytes`.

    `missing` contains "game/sprite" of every drawing that could not be read; those show a faint hatching. `cache` holds
    the pixels of an earlier start, valid while the SVG file is unchanged. A drawing whose outline has a contrast below
    `ratio` to its background gets a rim; with ratio 0 only lifted pieces do.
    """

    def __init__(
        self,
        file: Callable[..., Path] = paths.resource,
        budget_bytes: int = BUDGET_BYTES,
        cache: "StartCache | None" = None,
    ) -> None:
        self.missing: set[str] = set()
        self.ratio = 0.0
        self._cache = cache
        self._drew = False
        self._file = file
        self._budget = budget_bytes
        self._spent = 0
        self._renderers: dict[Path, QSvgRenderer | None] = {}
        self._files: dict[tuple[str, str, bool], Path] = {}
        self._kept: OrderedDict[DrawingKey, QPixmap] = OrderedDict()
        self._rims: RimCache | None = None

    def pixmap(
        self,
        game: str,
        sprite: str,
        width: float,
        height: float,
        ratio: float,
        *,
        grey: bool = False,
        grounds: Sequence[QColor] = (),
        lifted: QColor | None = None,
    ) -> QPixmap:
        """Return the drawing centred in `width` x `height` logical pixels at `ratio` device pixels per logical one.

        It gets a rim if it does not stand out from one of the background colours `grounds`. In a theme without rims,
        `lifted` is the colour of its rim.
        """
        wide, high = max(1, round(width * ratio)), max(1, round(height * ratio))
        key = DrawingKey(game, sprite, wide, high, ratio, grey, wide <= SMALL and high <= SMALL)
        if key.is_trace:
            return self._pixmap(key)
        if not self.ratio:
            return self._pixmap(key._replace(rim=lifted.name()) if lifted else key)
        return self._pixmap(key._replace(rim=self._rim(key, grounds)) if grounds else key)

    def _pixmap(self, key: DrawingKey) -> QPixmap:
        if key in self._kept:
            self._kept.move_to_end(key)
        else:
            self._keep(key, self._taken(key) or self._draw(key))
        return self._kept[key]

    def _rim(self, key: DrawingKey, grounds: Sequence[QColor]) -> str:
        from garden_desktop.ui.kit.style.rim import RimCache  # here, as the usual morning has hardly any

        self._rims = self._rims or RimCache(partial(self._painted, inset=0.0))
        return self._rims.colour(key, grounds, self.ratio)

    def put_by(self) -> None:
        """Write the drawings used so far to the start cache, if any had to be rendered; later ones are not needed for a
        start."""
        if self._cache and self._drew:
            drawn = [key for key in self._kept if f"{key.game}/{key.sprite}" not in self.missing]
            self._cache.write_entries({self._name(key): _pixels(self._kept[key]) for key in drawn})
        self._cache = None  # what is drawn later is not on the way home

    def has(self, game: str, sprite: str) -> bool:
        """Whether there is such a drawing; False for an empty name."""
        return bool(sprite) and self._renderer(game, sprite, small=False) is not None

    def _keep(self, key: DrawingKey, pixmap: QPixmap) -> None:
        self._kept[key] = pixmap
        self._spent += _size_bytes(pixmap)
        while self._spent > self._budget and len(self._kept) > 1:
            self._spent -= _size_bytes(self._kept.popitem(last=False)[1])

    def _taken(self, key: DrawingKey) -> QPixmap | None:
        if self._cache is None or not self._source(key.game, key.sprite, key.small).is_file():
            return None
        found = self._cache.read_entry(self._name(key))
        if found is None or len(found) != 4 * key.width * key.height:
            return None
        pixmap = _pixmap(found, key.width, key.height)
        pixmap.setDevicePixelRatio(key.ratio)
        return pixmap

    def _name(self, key: DrawingKey) -> str:
        """Return the cache key of a drawing: all that its pixels depend on, including time and size of the SVG file."""
        state = self._source(key.game, key.sprite, key.small).stat()
        size = f"{key.width}x{key.height}@{key.ratio}{'-grey' if key.grey else ''}{key.rim}"
        return f"{key.game}-{key.sprite}-{size}-{state.st_mtime_ns}-{state.st_size}"

    def _draw(self, key: DrawingKey) -> QPixmap:
        self._drew = True
        image = self._rimmed(key) if key.rim else self._painted(key, 0.0)
        pixmap = finished(_greyed(image) if key.grey else image)
        pixmap.setDevicePixelRatio(key.ratio)
        return pixmap

    def _rimmed(self, key: DrawingKey) -> QImage:
        from garden_desktop.ui.kit.style.rim import rimmed  # here for the same reason

        return rimmed(self._painted(key, key.reach), key.rim, key.reach)

    def _painted(self, key: DrawingKey, inset: float) -> QImage:
        image = QImage(key.width, key.height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        renderer = self._renderer(key.game, key.sprite, key.small)
        fill = partial(renderer.render, painter) if renderer else partial(_hatch, painter)
        fill(QRectF(image.rect()).adjusted(inset, inset, -inset, -inset))
        painter.end()
        return image

    def _source(self, game: str, sprite: str, small: bool) -> Path:
        """Return the SVG file of a drawing; the normal one if there is no small variant."""
        asked = (game, sprite, small)
        if asked not in self._files:
            whole, twin = self._file(game, "art", f"{sprite}.svg"), self._file(game, "art", "small", f"{sprite}.svg")
            self._files[asked] = twin if small and whole.is_file() and twin.is_file() else whole
        return self._files[asked]

    def _renderer(self, game: str, sprite: str, small: bool) -> "QSvgRenderer | None":
        file = self._source(game, sprite, small)
        if file not in self._renderers:
            self._renderers[file] = self._read(file)
        if self._renderers[file] is None:
            self.missing.add(f"{game}/{sprite}")
        return self._renderers[file]

    def _read(self, file: Path) -> "QSvgRenderer | None":
        from PySide6.QtSvg import QSvgRenderer  # here, as a start that finds its drawings in the cache needs none

        renderer = QSvgRenderer(str(file)) if file.is_file() else None
        if renderer is None or not renderer.isValid():
            return None
        renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        return renderer


def _size_bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4 + BESIDE_BYTES


def _pixels(pixmap: QPixmap) -> bytes:
    """Return the premultiplied ARGB bytes of a pixmap, row by row."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return bytes(image.constBits())  # copied: constBits() is a view that dies with the image


def _pixmap(pixels: bytes, width: int, height: int) -> QPixmap:
    image = QImage(pixels, width, height, 4 * width, QImage.Format.Format_ARGB32_Premultiplied)
    return finished(image)  # copies the pixels: the image only borrows `pixels`


def _hatch(painter: QPainter, rect: QRectF) -> None:
    """Paint a placeholder for a missing drawing: a frame with faint diagonal lines."""
    painter.setPen(QPen(QColor(128, 128, 120, 110), 1))
    inner = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(inner, 6, 6)
    painter.setClipRect(inner)
    step = max(6, int(rect.width() / 8))
    for x in range(-int(rect.height()), int(rect.width()), step):
        painter.drawLine(x, int(rect.height()), x + int(rect.height()), 0)


def _greyed(image: QImage) -> QImage:
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    grey = grey.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    grey.setAlphaChannel(image.convertToFormat(QImage.Format.Format_Alpha8))
    return grey


# Line icons: one SVG each in resources/app/art, painted in any colour.


POINTING: Final = frozenset(
    (
        *(f"{shape}-{way}" for shape in ("arrow", "chevron", "double") for way in ("left", "right")),
        *("back", "undo", "redo", "fast-forward"),
    )
)
"""Icons with a direction; mirrored in right-to-left layouts."""


def icon_pixmap(art: DrawingCache, name: str, px: float, colour: QColor, ratio: float) -> QPixmap:
    """Return icon `name` as a square pixmap of `px` logical pixels, filled with one colour."""
    pixmap = art.pixmap("app", f"icon-{name}", px, px, ratio).copy()
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    fill(painter, QRectF(0, 0, px, px), colour)
    painter.end()
    return pixmap


def ratio_of(painter: QPainter) -> float:
    """Return the device pixels per unit of the painter's current coordinate system, including its scaling."""
    matrix = painter.deviceTransform()
    return math.hypot(matrix.m11(), matrix.m12()) or 1.0


def draw_icon(painter: QPainter, art: DrawingCache, name: str, rect: QRectF, colour: QColor) -> None:
    """Draw icon `name` in one colour, centred in `rect`, as large as fits."""
    px = min(rect.width(), rect.height())
    pixmap = icon_pixmap(art, name, px, colour, ratio_of(painter))
    if name in POINTING and QGuiApplication.isRightToLeft():
        pixmap = pixmap.transformed(QTransform.fromScale(-1, 1))
    painter.drawPixmap(rect.center() - QPointF(px / 2, px / 2), pixmap)
