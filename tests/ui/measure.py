"""Layout faults of text: elided, overlapping, or outside the visible area, in labels, fields, lists
and painted text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QTextDocument
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QGraphicsView,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QScrollBar,
    QStyle,
    QTextBrowser,
    QWidget,
)

from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.style.painting import upright
from garden_desktop.ui.kit.text import labels
from garden_desktop.ui.kit.text.lines import FittingLabel

SLACK: Final = 1.5
_MULTI: Final = Qt.TextFlag.TextWordWrap.value


class Fault(NamedTuple):
    """A layout fault: its kind, the text, and the widget."""

    kind: str
    words: str
    where: str

    def __str__(self) -> str:
        return f"{self.kind} {self.words[:60]!r} on {self.where}"


class Said(NamedTuple):
    """Text painted by code of ours: on which widget, which, and the rectangle of its glyphs."""

    widget: QWidget
    words: str
    ink: QRectF


class Painted:
    """Record of the text painted on widgets, and of the texts that were elided."""

    def __init__(self) -> None:
        self.said: list[Said] = []
        self.faults: list[Fault] = []

    def draw(self, painter: QPainter, where: Any, flags: int, words: str) -> None:
        """Record that a text is to be painted into the rectangle `where`."""
        if not words.strip():
            return
        box, device = QRectF(where), painter.device()
        ink = ink_of(painter, box, flags, words)
        on = _name(device) if isinstance(device, QWidget) else type(device).__name__
        lacking = _beyond(box, ink)
        if lacking and not flags & Qt.TextFlag.TextDontClip.value:
            self.faults.append(Fault("clipped", words, f"{on} by {lacking:.0f}"))
        if isinstance(device, QWidget):
            with upright(painter, box):
                self.said.append(Said(device, words, painter.worldTransform().mapRect(ink)))


def ink_of(painter: QPainter, box: QRectF, flags: int, words: str) -> QRectF:
    """Return the rectangle of the glyphs: of a single line its exact height, of several lines that of the lines."""
    used = QRectF(painter.boundingRect(box, flags, words))
    if flags & _MULTI or "\n" in words:
        high = painter.fontMetrics().height() * 0.2
        return used.adjusted(1, high, -1, -high)
    metrics = QFontMetricsF(painter.font())
    tight = metrics.tightBoundingRect(words)
    base = used.top() + metrics.ascent()
    return QRectF(used.left() + 1, base + tight.top(), max(1, used.width() - 2), tight.height())


def _beyond(box: QRectF, ink: QRectF) -> float:
    over = max(box.left() - ink.left(), ink.right() - box.right(), box.top() - ink.top(), ink.bottom() - box.bottom())
    return over if over > SLACK else 0


@contextmanager
def watching() -> Iterator[Painted]:
    """Context manager that records all text painted inside."""
    seen = Painted()
    draw = QPainter.drawText
    kept = {kind: kind.elidedText for kind in (QFontMetricsF, QFontMetrics)}

    def drawing(painter: QPainter, where: Any, *what: Any) -> Any:
        if isinstance(where, QRect | QRectF) and len(what) == 2:
            seen.draw(painter, where, number_of(what[0]), what[1])
        return draw(painter, where, *what)

    def eliding(elided: Callable[..., str]) -> Callable[..., str]:
        def short(metrics: Any, text: str, *how: Any) -> str:
            result = elided(metrics, text, *how)
            if result != text:
                seen.faults.append(Fault("elided", text, ""))
            return result

        return short

    QPainter.drawText = drawing  # type: ignore[method-assign, assignment]
    for kind, elided in kept.items():
        kind.elidedText = eliding(elided)  # type: ignore[method-assign]
    paint = labels.paint

    def painting(painter: QPainter, made: QTextDocument, rect: QRectF) -> None:
        lacking = made.size().height() - rect.height()
        if lacking > SLACK or made.idealWidth() > rect.width() + SLACK:
            seen.faults.append(Fault("sentence too long", made.toPlainText(), f"by {lacking:.0f} high"))
        paint(painter, made, rect)

    labels.paint = painting
    try:
        yield seen
    finally:
        labels.paint = paint
        QPainter.drawText = draw  # type: ignore[method-assign]
        for kind, elided in kept.items():
            kind.elidedText = elided  # type: ignore[method-assign]


def number_of(flags: Any) -> int:
    return flags if isinstance(flags, int) else int(flags.value)


def faults(window: QWidget, floats: tuple[type[QWidget], ...] = ()) -> list[Fault]:
    """Return all layout faults of the visible text of `window`, or of its topmost sheet if one is open."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    root = next((one for one in reversed(window.findChildren(SheetOverlay)) if one.isVisible()), window)
    with watching() as painted:
        root.grab()
    found = list(painted.faults)
    if isinstance(root, SheetOverlay):
        if not root.rect().contains(root.body.geometry()):
            found.append(Fault("sheet", "", f"{_name(root)} {root.body.geometry()} of {root.rect()}"))
        root = root.body
    boxes: list[Said] = [one for one in painted.said if one.widget.isVisible() and _in(root, one.widget)]
    for widget in (root, *root.findChildren(QWidget)):
        if widget.isVisible() and not widget.visibleRegion().isEmpty():
            found += _lacking(widget)
            if isinstance(widget, QLabel) and not isinstance(widget, FittingLabel) and widget.text():
                boxes.append(Said(widget, widget.text(), _of_label(widget)))
    found += _hidden(root, boxes)
    return found + list(_over_others(window, boxes, floats))


def _lacking(widget: QWidget) -> list[Fault]:
    """Return the faults of a Qt widget that is too small for its text."""
    if isinstance(widget, FittingLabel):
        return []
    if isinstance(widget, QLabel):
        return _of_words(widget) if widget.text() else []
    if isinstance(widget, QLineEdit):
        return _of_field(widget)
    if isinstance(widget, QListWidget):
        return _of_list(widget)
    above = widget.parentWidget()
    if isinstance(above, QHeaderView) and above.viewport() is widget:
        return _of_header(above)
    if isinstance(widget, QTextBrowser) and widget.horizontalScrollBar().maximum() > 0:
        return [Fault("wide page", "", f"{_name(widget)} by {widget.horizontalScrollBar().maximum()}")]
    return []


def _of_words(label: QLabel) -> list[Fault]:
    where, room = _name(label), label.contentsRect()
    wide, high = label.minimumSizeHint().width(), 0
    if label.wordWrap():
        high = label.heightForWidth(label.width())
        if label.textFormat() == Qt.TextFormat.RichText:
            document = QTextDocument()
            document.setDocumentMargin(0)
            document.setDefaultFont(label.font())
            document.setHtml(label.text())
            document.setTextWidth(room.width())
            wide, high = round(document.idealWidth()), round(document.size().height())
    else:
        wide, high = label.sizeHint().width(), label.fontMetrics().ascent()
    found = []
    if wide > label.width() + SLACK:
        found.append(Fault("label too narrow", label.text(), f"{where}: {label.width()} of {wide}"))
    if high > label.height() + SLACK:
        found.append(Fault("label too low", label.text(), f"{where}: {label.height()} of {high}"))
    return found


def _of_field(field: QLineEdit) -> list[Fault]:
    words = field.text() or field.placeholderText()
    used = field.fontMetrics().horizontalAdvance(words)
    room = field.width() - 2 * 10 if not field.text() else 10**6
    high = field.fontMetrics().height()
    found = [Fault("field too narrow", words, f"{_name(field)}: {room} of {used}")] if used > room + SLACK else []
    return found + ([Fault("field too low", words, _name(field))] if high > field.height() + SLACK else [])


def _of_list(shown: QListWidget) -> list[Fault]:
    found = []
    shown.doItemsLayout()  # as the next event would
    wide = shown.viewport().width() - 18
    if shown.horizontalScrollBar().maximum() > 0:
        found.append(Fault("wide list", "", _name(shown)))
    for row in range(shown.count()):
        box, words = shown.visualRect(shown.model().index(row, 0)), shown.item(row).text()
        if not shown.viewport().rect().intersects(box):
            continue
        flags = Qt.TextFlag.TextWordWrap if shown.wordWrap() else Qt.TextFlag.TextSingleLine
        used = shown.fontMetrics().boundingRect(QRect(0, 0, wide, 10**4), flags.value, words)
        if used.height() > box.height() + SLACK or used.width() > wide + SLACK:
            found.append(Fault("line cut", words, f"{_name(shown)}: {box.height()} of {used.height()}"))
    return found


def _of_header(header: QHeaderView) -> list[Fault]:
    """Return header columns that are too narrow for their titles; Qt keeps one pixel free on either side of text."""
    if header.orientation() is Qt.Orientation.Vertical:
        return []
    found = []
    for section in range(header.count()):
        words = str(header.model().headerData(section, header.orientation()) or "")
        room, used = header.sectionSize(section) - 2 * 8, header.fontMetrics().horizontalAdvance(words)
        if not header.isSectionHidden(section) and used > room + SLACK:
            found.append(Fault("head cut", words, f"{_name(header)}: {room} of {used}"))
    return found


def _of_label(label: QLabel) -> QRectF:
    """Return the rectangle of a label's text on it."""
    room = label.contentsRect()
    wide = min(room.width(), label.sizeHint().width())
    high = min(room.height(), label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height())
    used = QStyle.alignedRect(label.layoutDirection(), label.alignment(), QRect(0, 0, wide, high).size(), room)
    line = label.fontMetrics().height() * 0.2
    return QRectF(used).adjusted(1, line, -1, -line)


def _hidden(root: QWidget, boxes: list[Said]) -> list[Fault]:
    """Return text that reaches beyond the edge of its container, except along an axis that scrolls."""
    found = []
    for one in boxes:
        widget, ink = one.widget, QRectF(one.ink)
        while widget is not None:
            above = widget.parentWidget()
            area = above if isinstance(above, QAbstractScrollArea) and above.viewport() is widget else None
            if isinstance(area, QGraphicsView):
                break
            down = area is not None and _rolls(area.verticalScrollBarPolicy(), area.verticalScrollBar())
            across = area is not None and _rolls(area.horizontalScrollBarPolicy(), area.horizontalScrollBar())
            over = [] if across else [-ink.left(), ink.right() - widget.width()]
            over += [] if down else [-ink.top(), ink.bottom() - widget.height()]
            if max(over, default=0) > SLACK:
                where = "" if widget is one.widget else f" in {_name(widget)}"
                found.append(Fault("over the edge", one.words, f"{_name(one.widget)}{where} by {max(over):.0f}"))
                break
            if down or across or widget is root or above is None:
                break
            ink.translate(QPointF(widget.pos()))
            widget = above
    return found


def _rolls(policy: Qt.ScrollBarPolicy, bar: QScrollBar) -> bool:
    """Return whether the user can scroll along this axis. A scroll bar that is switched off has a range, too, where a
    page is too large."""
    return policy != Qt.ScrollBarPolicy.ScrollBarAlwaysOff and bar.maximum() > 0


def _over_others(window: QWidget, boxes: list[Said], floats: tuple[type[QWidget], ...]) -> Iterator[Fault]:
    seen: list[tuple[Said, QRectF]] = []
    for one in boxes:
        if isinstance(one.widget.parentWidget(), QGraphicsView) or any(_in_kind(one.widget, kind) for kind in floats):
            continue
        seen_of = QRectF(one.widget.visibleRegion().boundingRect())
        if not one.ink.intersects(seen_of) or not one.widget.visibleRegion().contains(one.ink.center().toPoint()):
            continue  # scrolled out of sight
        at = one.ink.intersected(seen_of).translated(QPointF(one.widget.mapTo(window, QPoint())))
        cover = window.childAt(at.center().toPoint())
        if cover is not None and not (_in(one.widget, cover) or _in(cover, one.widget)):
            if not any(_in_kind(cover, kind) for kind in floats):
                yield Fault("covered", one.words, f"{_name(one.widget)} by {_name(cover)}")
            continue
        for other, there in seen:
            if there.intersects(at) and (other.widget is not one.widget or other.words != one.words):
                yield Fault("overlap", one.words, f"{_name(one.widget)} and {other.words[:40]!r} {_name(other.widget)}")
        seen.append((one, at))


def _in(above: QWidget, widget: QWidget) -> bool:
    return above is widget or above.isAncestorOf(widget)


def _in_kind(widget: QWidget | None, kind: type[QWidget]) -> bool:
    while widget is not None:
        if isinstance(widget, kind):
            return True
        widget = widget.parentWidget()
    return False


def _name(widget: QWidget) -> str:
    """Return the class name of a widget and that of its parent component."""
    above = widget.parentWidget()
    while above is not None and type(above).__module__.startswith("PySide6"):
        above = above.parentWidget()
    return type(widget).__name__ if above is None else f"{type(widget).__name__} of {type(above).__name__}"
