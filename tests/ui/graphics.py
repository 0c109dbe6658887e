"""Contrast of line icons with their background, measured pixel by pixel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.style import drawings
from garden_desktop.ui.kit.style.drawings import DrawingCache
from garden_desktop.ui.kit.style.theme import blend, contrast
from tests.ui.contrast import SEEN, Faint, grounds_of, in_sight


class Icon(NamedTuple):
    """A line icon with its rectangle in pixels of the device and its colour."""

    name: str
    where: QRect
    colour: QColor


def faint_icons(window: QWidget, ratio: float, table: QColor, change: Callable[[], None]) -> list[Faint]:
    """Return the icons with a contrast below `ratio` after a change."""
    kept, drawn = list[tuple[Icon, QImage]](), list[Icon]()
    with _watching(kept, []):
        change()
        window.grab()
    with _watching([], drawn, bare=True):
        below = window.grab().toImage()
    compared = kept + [(one, below.copy(one.where)) for one in drawn]
    return [
        Faint(one.name, one.colour.name(), ground.name(), got)
        for one, image in compared
        for ground in grounds_of(image, table)
        if (got := contrast(blend(ground, one.colour, one.colour.alphaF()), ground)) < ratio
    ]


@contextmanager
def _watching(kept: list[tuple[Icon, QImage]], drawn: list[Icon], *, bare: bool = False) -> Iterator[None]:
    """Context manager that records icons: on images to `kept` with what is below them, on widgets to `drawn`, unpainted
    if `bare`."""
    tint, draw = drawings.icon_pixmap, QPainter.drawPixmap
    last = list[Icon]()

    def tinted(art: DrawingCache, name: str, px: float, colour: QColor, ratio: float) -> QPixmap:
        pixmap = tint(art, name, px, colour, ratio)
        last[:] = [Icon(name, QRect(), colour)]
        return pixmap

    def drawing(painter: QPainter, where: Any, *what: Any) -> Any:
        if last and isinstance(where, QPointF) and isinstance(what[0], QPixmap):
            one, device = last.pop(), painter.device()
            rect = QRectF(where, what[0].deviceIndependentSize())
            one = one._replace(where=painter.deviceTransform().mapRect(rect).toAlignedRect())
            if painter.opacity() > SEEN and isinstance(device, QImage | QPixmap):
                ground = device.copy(one.where)
                kept.append((one, ground if isinstance(ground, QImage) else ground.toImage()))
            elif painter.opacity() > SEEN and in_sight(device, one.where):
                drawn.append(one)
                if bare:
                    return None
        return draw(painter, where, *what)

    drawings.icon_pixmap, QPainter.drawPixmap = tinted, drawing  # type: ignore[method-assign]
    try:
        yield
    finally:
        drawings.icon_pixmap, QPainter.drawPixmap = tint, draw  # type: ignore[method-assign]
