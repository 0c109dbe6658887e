"""How well painted words stand out from what they are painted on: the ground is looked at, pixel by pixel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPaintDevice, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.style.theme import blend, contrast
from tests.ui.measure import ink_of, number_of

_STEP: Final = 2
_SHARE: Final = 0.25
"""A colour that covers less of what is below words is no ground of theirs: a line, a rim, a corner."""
_LEAST: Final = 6
"""Lower letters are a trace in a small picture that nobody reads."""
_SEEN: Final = 0.6
"""What is paler is out of use, and says so by being pale."""


class Written(NamedTuple):
    """Words, where they are in pixels of the device, and the colour of their ink."""

    words: str
    where: QRect
    colour: QColor


class Faint(NamedTuple):
    """Words that stand out too little: from which colour, and how much."""

    words: str
    colour: str
    ground: str
    ratio: float

    def __str__(self) -> str:
        return f"{self.words[:40]!r} {self.colour} on {self.ground}: {self.ratio:.2f}"


def faint_words(window: QWidget, ratio: float, table: QColor, change: Callable[[], None]) -> list[Faint]:
    """Words painted by hand that stand out less than `ratio` after a change.

    What is kept as a picture lies on `table` where one sees through it, and is painted anew by the change.
    """
    found = list[Faint]()

    def look(device: QImage | QPixmap, one: Written) -> None:
        ground = device.copy(one.where)
        found.extend(_faint(ground if isinstance(ground, QImage) else ground.toImage(), one, ratio, table))

    with _watching(look):
        change()
        whole = window.grab().toImage()
    written = list[Written]()
    with _watching(lambda _, __: None, written):
        bare = window.grab().toImage()
    for one in written:
        ground = bare.copy(one.where)
        if ground != whole.copy(one.where):  # else something lies on them
            found += _faint(ground, one, ratio, table)
    return found


def _seen(widget: QPaintDevice, where: QRect) -> bool:
    """Whether words at `where` in a widget's window are in sight, and neither rolled away nor under a sheet."""
    if not isinstance(widget, QWidget):
        return True
    above = widget.window()
    if not widget.visibleRegion().translated(widget.mapTo(above, QPoint(0, 0))).intersects(where):
        return False
    sheets = [one for one in above.findChildren(SheetOverlay) if one.isVisible()]
    return not sheets or any(one.isAncestorOf(widget) for one in sheets)


def _faint(ground: QImage, one: Written, ratio: float, table: QColor) -> Iterator[Faint]:
    for below in _grounds(ground, table):
        ink = blend(below, one.colour, one.colour.alphaF())
        if (reached := contrast(ink, below)) < ratio:
            yield Faint(one.words, ink.name(), below.name(), reached)


def _grounds(image: QImage, table: QColor) -> list[QColor]:
    """The colours that cover much of a picture that lies on `table`."""
    if image.height() < _LEAST:
        return []
    pixels = Counter(image.pixel(x, y) for x in range(0, image.width(), _STEP) for y in range(0, image.height(), _STEP))
    common = [pixel for pixel, number in pixels.items() if number >= _SHARE * pixels.total()]
    return [blend(table, QColor.fromRgb(pixel), (pixel >> 24) / 0xFF) for pixel in common]


@contextmanager
def _watching(on_image: Any, bare: list[Written] | None = None) -> Iterator[None]:
    """Tell what is written on images before it is; with a list, words on widgets go there and are not painted."""
    draw = QPainter.drawText

    def drawing(painter: QPainter, where: Any, *what: Any) -> Any:
        words = what[1] if isinstance(where, QRect | QRectF) and len(what) == 2 else ""
        if words.strip() and painter.opacity() > _SEEN:
            ink = ink_of(painter, QRectF(where), number_of(what[0]), words)
            colour = QColor(painter.pen().color())
            colour.setAlphaF(colour.alphaF() * painter.opacity())
            one = Written(words, painter.deviceTransform().mapRect(ink).toAlignedRect(), colour)
            if isinstance(painter.device(), QImage | QPixmap):
                on_image(painter.device(), one)
            elif bare is not None and _seen(painter.device(), one.where):
                bare.append(one)
                return None
        return draw(painter, where, *what)

    QPainter.drawText = drawing  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        QPainter.drawText = draw  # type: ignore[method-assign]
