"""Contrast of text with its background, measured pixel by pixel.

Text painted by code of ours is left out of a second painting, to see the background. Labels and text pages paint their
text themselves; glyphs are thin, so the colours that cover much of their rectangle are taken as the background.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPaintDevice,
    QPainter,
    QPalette,
    QPixmap,
    QTextDocument,
    QTextFragment,
)
from PySide6.QtWidgets import QLabel, QTextBrowser, QWidget

from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.style.theme import blend, contrast
from tests.ui.measure import ink_of, number_of

_STEP: Final = 2
_SHARE: Final = 0.25
"""A colour that covers less of what is below words is no ground of theirs: a line, a rim, a corner."""
_LEAST: Final = 6
"""Lower letters are a trace in a small picture that nobody reads."""
_WHOLE: Final = QRectF()
"""All of a page, as Qt has it."""
SEEN: Final = 0.6
"""What is paler is out of use, and says so by being pale."""


class Written(NamedTuple):
    """Text with its rectangle in pixels of the device and its colour."""

    words: str
    where: QRect
    colour: QColor


class Faint(NamedTuple):
    """Text with too little contrast: the background colour, and the contrast ratio."""

    words: str
    colour: str
    ground: str
    ratio: float

    def __str__(self) -> str:
        return f"{self.words[:40]!r} {self.colour} on {self.ground}: {self.ratio:.2f}"


def faint_words(window: QWidget, ratio: float, table: QColor, change: Callable[[], None]) -> list[Faint]:
    """Return the texts with a contrast below `ratio` after a change."""
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
    for one in _set_by_qt(window):
        found += _faint(whole.copy(one.where), one, ratio, table)
    return found


def _set_by_qt(window: QWidget) -> Iterator[Written]:
    """Yield the visible texts of labels and text pages."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or not widget.isEnabled():
            continue
        corner = widget.mapTo(window, QPoint(0, 0))
        if isinstance(widget, QTextBrowser):
            page = widget.viewport()
            seen = page.visibleRegion().boundingRect().translated(page.mapTo(window, QPoint(0, 0)))
            down = QPoint(widget.horizontalScrollBar().value(), widget.verticalScrollBar().value())
            corner = page.mapTo(window, QPoint(0, 0)) - down
            words = list(_of_document(widget.document(), widget.palette().color(QPalette.ColorRole.Text)))
        elif isinstance(widget, QLabel) and widget.text():
            seen = widget.visibleRegion().boundingRect().translated(corner)
            colour = widget.palette().color(widget.foregroundRole())
            words = [Written(widget.text(), widget.contentsRect(), colour)]
            if widget.textFormat() == Qt.TextFormat.RichText:
                words = [one._replace(where=widget.contentsRect()) for one in _of_document(_page_of(widget), colour)]
        else:
            continue
        for one in words:
            where = one.where.translated(corner).intersected(seen)
            if in_sight(widget, where) and where.height() >= _LEAST:
                yield one._replace(where=where)


def _page_of(label: QLabel) -> QTextDocument:
    page = QTextDocument()
    page.setHtml(label.text())
    return page


def _of_document(page: QTextDocument, usual: QColor) -> Iterator[Written]:
    """Yield each text colour of each paragraph, and the paragraph's rectangle on the page."""
    block = page.begin()
    while block.isValid():
        where = page.documentLayout().blockBoundingRect(block).toAlignedRect()
        fragments = [one.fragment() for one in block]  # type: ignore[attr-defined]
        colours = {_ink_of(one, usual).rgba(): one.text() for one in fragments if one.text().strip()}
        for colour, words in colours.items():
            yield Written(words, where, QColor.fromRgba(colour))
        block = block.next()


def _ink_of(fragment: QTextFragment, usual: QColor) -> QColor:
    """Return the colour of a text fragment, which is mostly the page's."""
    brush = fragment.charFormat().foreground()
    return usual if brush.style() == Qt.BrushStyle.NoBrush else brush.color()


def in_sight(widget: QPaintDevice, where: QRect) -> bool:
    """Return whether a rectangle of a widget's window is visible: not scrolled away and not under a sheet."""
    if not isinstance(widget, QWidget):
        return True
    above = widget.window()
    if not widget.visibleRegion().translated(widget.mapTo(above, QPoint(0, 0))).intersects(where):
        return False
    sheets = [one for one in above.findChildren(SheetOverlay) if one.isVisible()]
    return not sheets or any(one.isAncestorOf(widget) for one in sheets)


def _faint(ground: QImage, one: Written, ratio: float, table: QColor) -> Iterator[Faint]:
    for below in grounds_of(ground, table):
        ink = blend(below, one.colour, one.colour.alphaF())
        if (reached := contrast(ink, below)) < ratio:
            yield Faint(one.words, ink.name(), below.name(), reached)


def grounds_of(image: QImage, table: QColor) -> list[QColor]:
    """Return the colours that cover much of an image that lies on the colour `table`."""
    if image.height() < _LEAST:
        return []
    pixels = Counter(image.pixel(x, y) for x in range(0, image.width(), _STEP) for y in range(0, image.height(), _STEP))
    common = [pixel for pixel, number in pixels.items() if number >= _SHARE * pixels.total()]
    return [blend(table, QColor.fromRgb(pixel), (pixel >> 24) / 0xFF) for pixel in common]


@contextmanager
def _watching(on_image: Any, bare: list[Written] | None = None) -> Iterator[None]:
    """Context manager that reports text on images before it is painted; with a list, text on widgets is put there
    unpainted."""
    draw, draw_page = QPainter.drawText, QTextDocument.drawContents

    def drawing(painter: QPainter, where: Any, *what: Any) -> Any:
        words = what[1] if isinstance(where, QRect | QRectF) and len(what) == 2 else ""
        if words.strip() and painter.opacity() > SEEN:
            ink = ink_of(painter, QRectF(where), number_of(what[0]), words)
            colour = QColor(painter.pen().color())
            colour.setAlphaF(colour.alphaF() * painter.opacity())
            one = Written(words, painter.deviceTransform().mapRect(ink).toAlignedRect(), colour)
            if isinstance(painter.device(), QImage | QPixmap):
                on_image(painter.device(), one)
            elif bare is not None and in_sight(painter.device(), one.where):
                bare.append(one)
                return None
        return draw(painter, where, *what)

    def drawing_page(page: QTextDocument, painter: QPainter, rect: QRectF = _WHOLE) -> None:
        for one in _of_document(page, painter.pen().color()):
            shown = QRectF(one.where) if rect.isNull() else QRectF(one.where).intersected(rect)
            where = painter.deviceTransform().mapRect(shown).toAlignedRect()
            if isinstance(painter.device(), QImage | QPixmap):
                on_image(painter.device(), one._replace(where=where))
            elif bare is not None and in_sight(painter.device(), where):
                bare.append(one._replace(where=where))
        if bare is None or isinstance(painter.device(), QImage | QPixmap):
            draw_page(page, painter, rect)

    QPainter.drawText = drawing  # type: ignore[method-assign, assignment]
    QTextDocument.drawContents = drawing_page  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        QPainter.drawText = draw  # type: ignore[method-assign]
        QTextDocument.drawContents = draw_page  # type: ignore[method-assign]
