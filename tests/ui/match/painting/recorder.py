"""Recording of what widgets paint and how their children are laid out, as lines of text.

`PaintRecorder` wraps the drawing functions of QPainter while it records, and writes down each call of the match's own
code with its arguments, the pen, the brush and the font. Arguments are recorded, not pixels or paint engine commands:
these differ between versions of Qt. Coordinates are rounded to whole pixels, pens to tenths, scales to hundredths.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from enum import Enum
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLine, QLineF, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QGradient,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygon,
    QPolygonF,
    QTextDocument,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QLabel, QLineEdit, QScrollBar, QSlider, QWidget

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import DrawingCache
from garden_desktop.ui.kit.style.theme import Theme

OURS: Final = "garden_desktop.ui.match"
"""Only painters on widgets of this package, and on pixmaps and images, are recorded."""
DRAWN: Final = {
    "drawText": "text",
    "drawLine": "line",
    "drawRect": "rect",
    "drawRoundedRect": "round rect",
    "drawEllipse": "ellipse",
    "drawArc": "arc",
    "drawPath": "path",
    "drawPolygon": "polygon",
    "drawPolyline": "polyline",
    "drawPixmap": "pixmap",
    "drawImage": "image",
    "fillRect": "fill",
    "fillPath": "fill path",
    "strokePath": "stroke path",
    "setClipPath": "clip",
    "setClipRect": "clip",
    "setCompositionMode": "mode",
}
"""Functions of QPainter by the word that stands for them in a line."""
WITH_PEN: Final = {name for name in DRAWN if name.startswith("draw")} - {"drawText", "drawPixmap", "drawImage"}
WITH_BRUSH: Final = WITH_PEN - {"drawLine", "drawPolyline", "drawArc"}
ALIGNMENTS: Final = {
    0x1: "left",
    0x2: "right",
    0x4: "centre",
    0x20: "top",
    0x40: "bottom",
    0x80: "middle",
    0x10: "absolute",
    0x1000: "wrap",
}
_TAG: Final = re.compile(r"<[^>]*>")


def whole(number: float) -> str:
    """Number rounded to whole pixels; halves go up, also where a sum of floats lies a little below them."""
    return str(math.floor(number + 0.5001))


class PaintRecorder:
    """Lines of what is painted. Use `record` as a context manager, `show` for a widget with all in it."""

    def __init__(self, appearance: Appearance) -> None:
        self._appearance = appearance
        self._lines: list[str] = []
        self._pictures: dict[int, str] = {}
        self._map = ""
        self._icon = ""
        self._quiet = False

    def text(self) -> str:
        return "\n".join(self._lines) + "\n"

    def note(self, *lines: str) -> None:
        """Write lines of one's own."""
        self._lines += lines

    def show(self, title: str, widget: QWidget) -> None:
        """Record a widget as it is now: what is in it, and what it and they paint."""
        _lay_out()
        self.note(f"== {title}")
        with self.record():
            widget.grab()
        self.note(*_tree(widget, 0))

    def arrange(self, title: str, widget: QWidget) -> None:
        """Record only what is in a widget, and where."""
        _lay_out()
        self.note(f"== {title}", *_tree(widget, 0))

    def paint(self, title: str, size: QSize, draw: Callable[..., object], *args: object) -> None:
        """Record what `draw`, called with a painter and these arguments, paints on a picture of this size."""
        self.note(f"== {title}")
        picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.transparent)
        with self.record():
            painter = QPainter(picture)
            draw(painter, *args)
            painter.end()

    @contextmanager
    def record(self) -> Iterator[None]:
        """Context manager: record all painting inside."""
        kept: list[tuple[type, str, Any]] = [(QPainter, name, getattr(QPainter, name)) for name in DRAWN]
        kept += [
            (QTextDocument, "drawContents", QTextDocument.drawContents),
            (QSvgRenderer, "render", QSvgRenderer.render),
            (DrawingCache, "pixmap", DrawingCache.pixmap),
            (QPixmap, "transformed", QPixmap.transformed),
            (QPixmap, "fill", QPixmap.fill),
        ]
        self._map = ""
        for kind, name, function in kept:
            setattr(kind, name, self._watch(kind, name, function))
        try:
            yield
        finally:
            for kind, name, function in kept:
                setattr(kind, name, function)

    def _watch(self, kind: type, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def painted(painter: QPainter, *args: Any) -> Any:
            self._draw(painter, name, args)
            return function(painter, *args)

        def written(document: QTextDocument, painter: QPainter, *args: Any) -> Any:
            font, words = document.defaultFont(), document.toPlainText().replace("\n", " / ")
            self._line(painter, f"document {words!r}{self._all(args)} wide {whole(document.textWidth())} {_font(font)}")
            return function(document, painter, *args)

        def rendered(renderer: QSvgRenderer, painter: QPainter, *args: Any) -> Any:
            size = renderer.defaultSize()
            self._line(painter, f"drawing {size.width()}x{size.height()}{self._all(args)}")
            return function(renderer, painter, *args)

        def named(
            cache: DrawingCache, game: str, sprite: str, width: float, height: float, *args: Any, **more: Any
        ) -> Any:
            self._quiet = True  # what is in the cache already is not painted again
            pixmap = function(cache, game, sprite, width, height, *args, **more)
            self._quiet = False
            grounds = "".join(f" on {self._colour(ground)}" for ground in more.get("grounds", ()))
            drawing = self._pictures[pixmap.cacheKey()] = f"{game}/{sprite} {whole(width)}x{whole(height)}{grounds}"
            if sprite.startswith("icon-"):
                self._icon = drawing  # copied and coloured before it is painted
            return pixmap

        def made(pixmap: QPixmap, *args: Any) -> Any:
            result = function(pixmap, *args)
            turned = " mirrored" if any(isinstance(arg, QTransform) and arg.m11() < 0 for arg in args) else ""
            self._pictures[result.cacheKey()] = self._picture(pixmap) + turned
            return result

        def filled(pixmap: QPixmap, *args: Any) -> Any:
            self.note(f"fill picture {self._picture(pixmap)}{self._all(args)}")
            return function(pixmap, *args)

        if kind is QPixmap:
            return filled if name == "fill" else made
        watched: dict[type, Callable[..., Any]] = {QTextDocument: written, QSvgRenderer: rendered, DrawingCache: named}
        return watched.get(kind, painted)

    def _draw(self, painter: QPainter, name: str, args: tuple[Any, ...]) -> None:
        words = f"{DRAWN[name]}{self._all(args)}"
        if name in WITH_PEN:
            words += f" | {self._pen(painter.pen())}"
        if name in WITH_BRUSH and painter.brush().style() != Qt.BrushStyle.NoBrush:
            words += f" | {self._colour(painter.brush().color())}"
        if name == "drawText":
            words += f" | {self._colour(painter.pen().color())} {_font(painter.font())}"
        if painter.opacity() != 1:
            words += f" | opacity {painter.opacity():.2f}"
        hints, hint = painter.renderHints(), QPainter.RenderHint
        if name in ("drawPixmap", "drawImage"):
            words += "" if hints & hint.SmoothPixmapTransform else " | rough"
        elif name in WITH_PEN and name != "drawRect":
            words += "" if hints & hint.Antialiasing else " | rough"
        self._line(painter, words)

    def _line(self, painter: QPainter, words: str) -> None:
        device = painter.device()
        if self._quiet or (isinstance(device, QWidget) and not type(device).__module__.startswith(OURS)):
            return
        on = type(device).__name__ if isinstance(device, QWidget) else "picture"
        at = _map(painter.worldTransform())
        if (here := f"on {on}{at}") != self._map:
            self._map = here
            self.note(here)
        self.note(f"  {words}")

    def _all(self, args: Iterable[Any]) -> str:
        return "".join(f" {self._word(arg)}" for arg in args)

    def _word(self, arg: Any) -> str:  # noqa: PLR0912 (one line a kind of argument)
        match arg:
            case QRectF() | QRect():
                at = QRectF(arg)
                return f"{whole(at.x())},{whole(at.y())} {whole(at.width())}x{whole(at.height())}"
            case QPointF() | QPoint():
                return f"{whole(arg.x())},{whole(arg.y())}"
            case QSizeF() | QSize():
                return f"{whole(arg.width())}x{whole(arg.height())}"
            case QLineF() | QLine():
                return f"{self._word(arg.p1())}-{self._word(arg.p2())}"
            case QPolygonF() | QPolygon():
                return " ".join(self._word(arg.at(number)) for number in range(arg.size()))
            case QPainterPath():
                return f"({arg.elementCount()} in {self._word(arg.boundingRect())})"
            case QPixmap():
                return self._picture(arg)
            case QImage():
                return f"picture {arg.width()}x{arg.height()}"
            case QColor():
                return self._colour(arg)
            case QGradient():
                return " ".join(f"{at:.1f} {self._colour(colour)}" for at, colour in arg.stops())
            case QPen():
                return self._pen(arg)
            case str():
                return repr(arg)
            case Qt.AlignmentFlag() | Qt.TextFlag():
                return _alignment(arg.value)
            case Enum():
                return arg.name
            case bool():
                return str(arg)
            case int() | float():
                return whole(arg)
        return type(arg).__name__

    def _picture(self, pixmap: QPixmap) -> str:
        size = pixmap.deviceIndependentSize()
        known, sides = self._pictures.get(pixmap.cacheKey()), f"{whole(size.width())}x{whole(size.height())}"
        return known or (self._icon if self._icon.endswith(f" {sides}") else f"picture {sides}")

    def _pen(self, pen: QPen) -> str:
        if pen.style() == Qt.PenStyle.NoPen:
            return "no pen"
        style = "" if pen.style() == Qt.PenStyle.SolidLine else f" {pen.style().name}"
        if pen.style() == Qt.PenStyle.CustomDashLine:
            style += f" {pen.dashPattern()}"
        return f"{self._colour(pen.color())} {pen.widthF():.1f}{style}"

    def _colour(self, colour: QColor) -> str:
        """Name of a colour in the theme, else its number, so that a changed theme does not change the lines."""
        name, clear = colour.name(), "" if colour.alpha() == 255 else f" {colour.alphaF():.2f}"
        return names_of(self._appearance.theme).get(name, name) + clear


def names_of(theme: Theme) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, value in theme._asdict().items():
        if isinstance(value, QColor):
            found.setdefault(value.name(), name)
    for number, colour in enumerate(theme.seats):
        found.setdefault(colour.name(), f"seat{number}")
    return found


def _alignment(flags: int) -> str:
    return " ".join(name for flag, name in ALIGNMENTS.items() if flags & flag) or "unaligned"


def _font(font: QFont) -> str:
    return f"{font.family().split()[0]} {font.pixelSize()}{' bold' if font.bold() else ''}"


def _map(transform: QTransform) -> str:
    if transform.isIdentity():
        return ""
    scale = " ".join(f"{one:.2f}" for one in (transform.m11(), transform.m12(), transform.m21(), transform.m22()))
    return f" at {whole(transform.dx())},{whole(transform.dy())}" + (
        "" if scale == "1.00 0.00 0.00 1.00" else f" scale {scale}"
    )


def place(widget: QWidget) -> str:
    """Where a widget is, in one line."""
    at = widget.geometry()
    return f"{type(widget).__name__} at {at.x()},{at.y()} {at.width()}x{at.height()} shown {widget.isVisible()}"


def _lay_out() -> None:
    """Do what layouts have put off, and what comes of it; timers wait."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents()


def _tree(widget: QWidget, depth: int) -> Iterator[str]:
    """A widget and the visible ones in it, each with its place and what is written on it."""
    at = widget.geometry()
    place = f"{at.x()},{at.y()} {at.width()}x{at.height()}" if depth else f"{at.width()}x{at.height()}"
    yield f"{'  ' * depth}{type(widget).__name__} {place}{_words(widget)}"
    if isinstance(widget, QScrollBar) or type(widget).__module__.startswith("pyqtgraph"):
        return
    children = [child for child in widget.children() if isinstance(child, QWidget) and not child.isWindow()]
    if isinstance(widget, QAbstractScrollArea) and widget.viewport() not in children:
        children = []
    for child in children:
        if child.isVisibleTo(widget):
            yield from _tree(child, depth + 1)


def _words(widget: QWidget) -> str:
    """Return the text of a widget, its accessible name and description, and its state."""
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton | QLineEdit) else ""
    parts = [f" {_TAG.sub('', text)!r}"] if text else []
    if (name := widget.accessibleName()) and name != text:
        parts.append(f" name {name!r}")
    if about := widget.accessibleDescription():
        parts.append(f" about {about!r}")
    if (tip := widget.toolTip()) and tip != name:
        parts.append(f" tip {_TAG.sub('', tip)!r}")
    if isinstance(widget, QAbstractButton) and widget.isChecked():
        parts.append(" checked")
    if isinstance(widget, QSlider):
        parts.append(f" {widget.value()} of {widget.maximum()}")
    if not widget.isEnabled():
        parts.append(" disabled")
    if widget.hasFocus():
        parts.append(" focused")
    return "".join(parts)
