"""How well drawings of several colours stand out: along its outline, each is compared with what lies just outside."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.style.art import Art
from tests.ui.contrast import SEEN, in_sight

Numbers: TypeAlias = NDArray[np.float64]
Mask: TypeAlias = NDArray[np.bool_]

_RING: Final = 3
"""So many pixels from its outline inwards an outline of ink, a rim or the fill beside it may stand out."""
_SOLID: Final = 0.5
"""What covers less of a pixel is a shadow or a soft edge, not the shape."""
_LEAST: Final = 12
"""Lower and narrower drawings are traces in a small picture of a table, which nobody reads."""
_SHEET: Final = 0.95
"""What fills more of the rectangle it is in is a sheet of paper or a picture: what is on it counts."""
_WAYS: Final = ((0, 1), (0, -1), (1, 0), (-1, 0))


class Outline(NamedTuple):
    """A drawing, the share of its outline that stands out, and the ground where it does not."""

    sprite: str
    share: float
    ground: str

    def __str__(self) -> str:
        return f"{self.sprite} on {self.ground}: {self.share:.2f}"


def outlines(window: QWidget, ratio: float, table: QColor, change: Callable[[], None]) -> list[Outline]:
    """All drawings that a change paints, and how much of each outline has a contrast of `ratio`.

    What is kept as a picture lies on `table` where one sees through it, and is painted anew by the change.
    """
    found = list[Outline]()
    picture = QImage(window.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(table)

    def look(sprite: str, before: QImage, after: QImage, shape: QImage) -> None:
        ground, drawn = _colours(before, table), _colours(after, table)
        if (one := _outline(sprite, ground, drawn, _alpha(shape) >= _SOLID, ratio)) is not None:
            found.append(one)

    with _watching(None, look):
        change()
    with _watching(picture, look):
        window.render(picture)
    return found


def _outline(sprite: str, ground: Numbers, drawn: Numbers, shape: Mask, ratio: float) -> Outline | None:
    if not shape.any():
        return None
    sides = np.ptp(np.nonzero(shape), axis=1) + 1
    if sides.max() < _LEAST or shape.sum() >= _SHEET * sides.prod():
        return None
    below, above = _luminance(ground), _luminance(drawn)
    length, stands, faint = 0, 0, list[Numbers]()
    for down, right in _WAYS:
        outside = np.roll(shape, (-down, -right), (0, 1))
        edge = shape & ~outside & _inner(shape.shape)
        best = np.zeros(shape.shape)
        beside = np.roll(below, (-down, -right), (0, 1))
        for deep in range(_RING):
            inner = np.roll(above, (down * deep, right * deep), (0, 1))
            best = np.maximum(best, (np.maximum(inner, beside) + 0.05) / (np.minimum(inner, beside) + 0.05))
        length += int(edge.sum())
        stands += int((edge & (best >= ratio)).sum())
        faint.append(np.roll(ground, (-down, -right), (0, 1))[edge & (best < ratio)])
    if not length:
        return None
    where = np.concatenate(faint)
    common = QColor.fromRgbF(*np.median(where, axis=0)).name() if len(where) else ""
    return Outline(sprite, stands / length, common)


def _inner(shape: tuple[int, ...]) -> Mask:
    """All but the rim of a picture, beyond which nothing is known."""
    mask = np.zeros(shape, bool)
    mask[_RING:-_RING, _RING:-_RING] = True
    return mask


def _colours(image: QImage, table: QColor) -> Numbers:
    """Red, green and blue from 0 to 1 of a picture that lies on `table`."""
    opaque = QImage(image.size(), QImage.Format.Format_RGB32)
    opaque.fill(table)
    painter = QPainter(opaque)
    painter.drawImage(QRect(opaque.rect()), image)
    painter.end()
    return _bytes(opaque)[:, :, 2::-1] / 255


def _alpha(image: QImage) -> Numbers:
    return _bytes(image)[:, :, 3] / 255


def _bytes(image: QImage) -> NDArray[np.uint8]:
    return np.frombuffer(bytes(image.constBits()), np.uint8).reshape(image.height(), image.width(), 4)


def _luminance(colours: Numbers) -> Numbers:
    """As `theme.luminance`, of many colours at once."""
    linear = np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


@contextmanager
def _watching(window: QImage | None, look: Callable[[str, QImage, QImage, QImage], None]) -> Iterator[None]:
    """Tell of each drawing what was there before and after it, and its own pixels; widgets are painted on `window`,
    or where nobody looks."""
    make, draw = Art.pixmap, QPainter.drawPixmap
    names = dict[int, str]()

    def made(art: Art, game: str, sprite: str, *size: float, **how: bool) -> QPixmap:
        pixmap = make(art, game, sprite, *size, **how)  # type: ignore[arg-type]
        if not how.get("grey"):  # the trace of what is elsewhere
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
        if seen.isEmpty() or not in_sight(device, seen):
            return draw(painter, *what)
        before = _copy(under, seen)
        draw(painter, *what)
        look(sprite, before, _copy(under, seen), _shape(painter, seen, what, draw))
        return None

    Art.pixmap, QPainter.drawPixmap = made, drawing  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        Art.pixmap, QPainter.drawPixmap = make, draw  # type: ignore[method-assign]


def _where(painter: QPainter, pixmap: QPixmap, what: tuple[Any, ...]) -> QRect:
    """The pixels of the device that a drawing goes to, and some around it."""
    size = pixmap.deviceIndependentSize()
    if isinstance(what[0], int | float):
        box = QRectF(QPointF(what[0], what[1]), size)
    elif isinstance(what[0], QRect | QRectF):
        box = QRectF(what[0])
    else:
        box = QRectF(QPointF(what[0]), QSizeF(size))
    whole = painter.deviceTransform().mapRect(box).toAlignedRect()
    return whole.adjusted(-_RING - 1, -_RING - 1, _RING + 1, _RING + 1)


def _seen(painter: QPainter, where: QRect) -> QRect:
    """What of `where` is not cut off."""
    if painter.hasClipping():
        where = where.intersected(painter.deviceTransform().mapRect(painter.clipBoundingRect()).toAlignedRect())
    return where


def _copy(device: QImage | QPixmap, where: QRect) -> QImage:
    image = device.copy(where)
    image = image if isinstance(image, QImage) else image.toImage()
    image.setDevicePixelRatio(1)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _shape(painter: QPainter, where: QRect, what: tuple[Any, ...], draw: Any) -> QImage:
    """The drawing alone, as the painter draws it there."""
    image = QImage(where.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    brush = QPainter(image)
    brush.setRenderHints(painter.renderHints())
    brush.setTransform(painter.deviceTransform() * QTransform.fromTranslate(-where.x(), -where.y()))
    draw(brush, *what)
    brush.end()
    return image
