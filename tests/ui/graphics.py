"""How well line icons stand out from what they are painted on: the ground is looked at, pixel by pixel."""

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
    """A line icon, where it is in pixels of the device, and its colour."""

    name: str
    where: QRect
    colour: QColor


def faint_icons(window: QWidget, ratio: float, table: QColor, change: Callable[[], None]) -> list[Faint]:
    """Icons that stand out less than `ratio` after a change.

    What is kept as a picture lies on `table` where one sees through it, and is painted anew by the change.
    """
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
    """Icons on pictures go to `kept` with what lies below them, those on widgets to `drawn`, where `bare` unpainted."""
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
