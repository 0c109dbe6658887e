"""Contrast of multicoloured drawings: each outline is compared with the pixels just outside it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.style.drawings import DrawingCache
from tests.ui.contrast import SEEN, in_sight

Numbers: TypeAlias = NDArray[np.float64]
Mask: TypeAlias = NDArray[np.bool_]

_RING: Final = 3
"""So many logical pixels from its outline inwards an outline of ink, a rim or the fill beside it may stand out."""
_SOLID: Final = 0.5
"""What covers less of a pixel is a shadow or a soft edge, not the shape."""
_LEAST: Final = 12
"""Lower and narrower drawings are traces in a small picture of a table, which nobody reads."""
_SHEET: Final = 0.95
"""What fills more of the rectangle it is in is a sheet of paper or a picture: what is on it counts."""
_DECOR: Final = ("banner", "meadow")
"""What nobody has to make out: the head of a sheet, the sky above the tasks."""
_WAYS: Final = ((0, 1), (0, -1), (1, 0), (-1, 0))


class Laid(NamedTuple):
    """A drawing on its ground: where, the colours before and after it, and where it is solid, and where there is
    any of it."""

    where: QRect
    ground: Numbers
    drawn: Numbers
    shape: Mask
    touched: Mask
    ratio: float
    """Pixels in a logical one."""


class Outline(NamedTuple):
    """A drawing with the share of its outline that has enough contrast, and the background where it has not."""

    sprite: str
    share: float
    ground: str

    def __str__(self) -> str:
        return f"{self.sprite} on {self.ground}: {self.share:.2f}"


def outlines(window: QWidget, ratio: float, table: QColor, change: Callable[[], None]) -> list[Outline]:
    """Return all drawings that a change paints, with the share of each outline that has a contrast of `ratio`."""
    found, kin = list[Outline](), defaultdict[str, list[Laid]](list)
    pixels = window.devicePixelRatioF()
    picture = QImage(window.size() * pixels, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(pixels)
    picture.fill(table)

    def look(sprite: str, where: QRect, before: QImage, after: QImage, shape: QImage) -> None:
        cover = _alpha(shape)
        one = Laid(where, _colours(before, table), _colours(after, table), cover >= _SOLID, cover > 0, pixels)
        outline = _outline(sprite, one, _same(one, kin[sprite]), ratio)
        kin[sprite].append(one)
        if outline is not None:
            found.append(outline)

    with _watching(None, look):
        change()
    with _watching(picture, look):
        window.render(picture)
    return found


def _outline(sprite: str, laid: Laid, same: Mask, ratio: float) -> Outline | None:
    shape = laid.shape
    if not shape.any() or max(np.ptp(np.nonzero(shape), axis=1)) < _LEAST * laid.ratio:
        return None
    ring = _ring(laid.ratio)
    below, above = _luminance(laid.ground), _luminance(laid.drawn)
    length, stands, faint = 0, 0, list[Numbers]()
    for down, right in _WAYS:
        outside = np.roll(shape | same, (-down, -right), (0, 1))
        edge = shape & ~outside & _inner(shape.shape, ring)
        best = np.zeros(shape.shape)
        beside = np.roll(below, (-down, -right), (0, 1))
        for deep in range(ring):
            inner = np.roll(above, (down * deep, right * deep), (0, 1))
            best = np.maximum(best, (np.maximum(inner, beside) + 0.05) / (np.minimum(inner, beside) + 0.05))
        length += int(edge.sum())
        stands += int((edge & (best >= ratio)).sum())
        faint.append(np.roll(laid.ground, (-down, -right), (0, 1))[edge & (best < ratio)])
    if not length:
        return None
    where = np.concatenate(faint)
    common = QColor.fromRgbF(*np.median(where, axis=0)).name() if len(where) else ""
    return Outline(sprite, stands / length, common)


def _same(one: Laid, kin: list[Laid]) -> Mask:
    """Return where another drawing of the same kind adjoins, from which this one need not differ: bed beside bed."""
    same = np.zeros(one.shape.shape, bool)
    for other in kin:
        both = one.where.intersected(other.where)
        if not both.isEmpty():
            here, there = _part(both, one.where), _part(both, other.where)
            still = (one.ground[here] == other.drawn[there]).all(axis=2)
            same[here] |= other.touched[there] & still
    return same


def _part(both: QRect, whole: QRect) -> tuple[slice, slice]:
    across, down = both.x() - whole.x(), both.y() - whole.y()
    return slice(down, down + both.height()), slice(across, across + both.width())


def _ring(ratio: float) -> int:
    """Return the width of the ring, in pixels of an image with a device pixel ratio of `ratio`."""
    return round(_RING * ratio)


def _inner(shape: tuple[int, ...], ring: int) -> Mask:
    """Return the mask of all but the rim of an image, beyond which no pixel is known."""
    mask = np.zeros(shape, bool)
    mask[ring:-ring, ring:-ring] = True
    return mask


def _colours(image: QImage, table: QColor) -> Numbers:
    """Return red, green and blue from 0 to 1 of an image that lies on the colour `table`."""
    opaque = QImage(image.size(), QImage.Format.Format_RGB32)
    opaque.fill(table)
    painter = QPainter(opaque)
    painter.drawImage(QRect(opaque.rect()), image)
    painter.end()
    return _bytes(opaque)[:, :, 2::-1] / 255


def _alpha(image: QImage) -> Numbers:
    return _bytes(image)[:, :, 3] / 255


def _bytes(image: QImage) -> NDArray[np.uint8]:
    image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return np.frombuffer(bytes(image.constBits()), np.uint8).reshape(image.height(), image.width(), 4)


def _luminance(colours: Numbers) -> Numbers:
    """Return the relative luminance of many colours, computed as `theme.luminance` does."""
    linear = np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    red, green, blue = np.moveaxis(linear, -1, 0)
    found: Numbers = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return found


@contextmanager
def _watching(window: QImage | None, look: Callable[[str, QRect, QImage, QImage, QImage], None]) -> Iterator[None]:
    """Tell of each drawing what was there before and after it, and its own pixels; widgets are painted on `window`,
    or where nobody looks."""
    make, draw = DrawingCache.pixmap, QPainter.drawPixmap
    names = dict[int, str]()

    def made(art: DrawingCache, game: str, sprite: str, *size: float, **how: bool) -> QPixmap:
        pixmap = make(art, game, sprite, *size, **how)  # type: ignore[arg-type]
        trace = how.get("grey", False)  # of what is elsewhere
        if not trace and sprite not in _DECOR and not _is_sheet(_alpha(pixmap.toImage()) >= _SOLID):
            names[pixmap.cacheKey()] = f"{game}/{sprite}"
        return pixmap

    def drawing(painter: QPainter, *what: Any) -> Any:
        pixmap = next(one for one in what if isinstance(one, QPixmap))
        sprite = names.get(pixmap.cacheKey())
        device = painter.device()
        under = device if isinstance(device, QImage | QPixmap) else window
        if sprite is None or under is None or painter.opacity() <= SEEN:
            return draw(painter, *what)
        where = _where(painter, pixmap, what)
        seen = _seen(painter, where).intersected(QRect(0, 0, under.width(), under.height()))
        if seen.isEmpty() or not in_sight(device, _logical(seen, under.devicePixelRatioF())):
            return draw(painter, *what)
        before = _copy(under, seen)
        draw(painter, *what)
        look(sprite, seen, before, _copy(under, seen), _shape(painter, seen, what, draw))
        return None

    DrawingCache.pixmap, QPainter.drawPixmap = made, drawing  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        DrawingCache.pixmap, QPainter.drawPixmap = make, draw  # type: ignore[method-assign]


def _is_sheet(shape: Mask) -> bool:
    return not shape.any() or bool(shape.sum() >= _SHEET * (np.ptp(np.nonzero(shape), axis=1) + 1).prod())


def _where(painter: QPainter, pixmap: QPixmap, what: tuple[Any, ...]) -> QRect:
    """Return the rectangle of a drawing in device pixels, with a margin."""
    room = _ring(pixmap.devicePixelRatioF()) + 1
    size = pixmap.deviceIndependentSize()
    if isinstance(what[0], int | float):
        box = QRectF(QPointF(what[0], what[1]), size)
    elif isinstance(what[0], QRect | QRectF):
        box = QRectF(what[0])
    else:
        box = QRectF(QPointF(what[0]), QSizeF(size))
    whole = painter.deviceTransform().mapRect(box).toAlignedRect()
    return whole.adjusted(-room, -room, room, room)


def _logical(where: QRect, ratio: float) -> QRect:
    """Return the logical rectangle that contains these device pixels."""
    return QTransform.fromScale(1 / ratio, 1 / ratio).mapRect(QRectF(where)).toAlignedRect()


def _seen(painter: QPainter, where: QRect) -> QRect:
    """Return the part of `where` that is not clipped."""
    if painter.hasClipping():
        where = where.intersected(painter.deviceTransform().mapRect(painter.clipBoundingRect()).toAlignedRect())
    return where


def _copy(device: QImage | QPixmap, where: QRect) -> QImage:
    image = device.copy(where)
    image = image if isinstance(image, QImage) else image.toImage()
    image.setDevicePixelRatio(1)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _shape(painter: QPainter, where: QRect, what: tuple[Any, ...], draw: Any) -> QImage:
    """Return the drawing alone, as the painter draws it there."""
    image = QImage(where.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    brush = QPainter(image)
    brush.setRenderHints(painter.renderHints())
    brush.setTransform(painter.deviceTransform() * QTransform.fromTranslate(-where.x(), -where.y()))
    draw(brush, *what)
    brush.end()
    return image
