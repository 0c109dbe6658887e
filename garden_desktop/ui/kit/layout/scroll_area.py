"""Scroll area without frame or focus, its fade-out at the lower edge, and scrolling to the focused widget."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLayout, QLayoutItem, QScrollArea, QWidget

from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.style.appearance import Appearance

_FADE: Final = 36


class ScrollArea(QScrollArea):
    """Frameless scroll area that ignores arrow keys, leaving them to its contents.

    `fading` is the appearance of the sheet it lies on; with it the lower edge fades out while there is more below.
    """

    def __init__(self, parent: QWidget | None = None, fading: Appearance | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self._fade = ScrollFade(fading, self) if fading else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fade:
            self._fade.setGeometry(0, self.height() - _FADE, self.width() - 12, _FADE)
            self._fade.raise_()


class ScrollPage(ScrollArea):
    """Scroll area for contents without controls: Tab stops at it while there is something to scroll, and arrow keys
    scroll it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "page")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        read_as(self, "Grouping")
        self.verticalScrollBar().rangeChanged.connect(self._stop_where_it_scrolls)

    def _stop_where_it_scrolls(self) -> None:
        scrolls = self.verticalScrollBar().maximum() > 0
        if not scrolls and self.hasFocus():
            self.focusNextChild()  # before it is no stop any more, from which Tab would not know the way
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        QScrollArea.keyPressEvent(self, event)


def reveal_focus(window: QWidget) -> None:
    """Scroll all scroll areas around the focused widget to it.

    Qt does so if Tab moves the focus within a scroll area, but not if it enters one.
    """
    here = window.focusWidget()
    around = None if here is None else here.parentWidget()
    while here is not None and around is not None:
        if isinstance(around, ScrollArea):
            around.ensureWidgetVisible(here)
        around = around.parentWidget()


class CompactPage(QWidget):
    """Page of a scroll area that shrinks to the minimum height of its parts before scrolling starts."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page")

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        if layout is None:
            return -1
        return max(layout.minimumHeightForWidth(width), _column(layout, width))


def _column(layout: QLayout, width: int) -> int:
    """Return the minimum height of a vertical layout, 0 for other layouts.

    Qt's own minimumHeightForWidth gives height-for-width widgets their full preferred height.
    """
    if not isinstance(layout, QBoxLayout) or layout.direction() != QBoxLayout.Direction.TopToBottom:
        return 0
    margins = layout.contentsMargins()
    inner = width - margins.left() - margins.right()
    items = [item for item in map(layout.itemAt, range(layout.count())) if item is not None and not item.isEmpty()]
    return (
        sum(_least(item, inner) for item in items)
        + layout.spacing() * (len(items) - 1)
        + margins.top()
        + margins.bottom()
    )


def _least(item: QLayoutItem, width: int) -> int:
    """Return the minimum height of a layout item at `width`, limited to the item's maximum width.

    Nested layouts may shrink to their minimum, as scroll areas within them scroll by themselves.
    """
    width = min(width, item.maximumSize().width())
    if not item.hasHeightForWidth():
        return item.minimumSize().height()
    return item.minimumHeightForWidth(width) if item.layout() is not None else item.heightForWidth(width)


class ScrollFade(QWidget):
    """Overlay at the lower edge of a scroll area that fades out the last lines while there is more to scroll to."""

    def __init__(self, appearance: Appearance, roll: ScrollArea) -> None:
        super().__init__(roll)
        self._appearance, self._roll = appearance, roll
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar = roll.verticalScrollBar()
        wire(bar, "valueChanged(int)", self, "update()")
        wire(bar, "rangeChanged(int,int)", self, "update()")

    def paintEvent(self, event: QPaintEvent) -> None:
        bar = self._roll.verticalScrollBar()
        if bar.value() >= bar.maximum():
            return
        from PySide6.QtGui import QLinearGradient  # on sheets, but not on the way to the home screen

        ground = self._appearance.theme.surface
        clear = QColor(ground)
        clear.setAlpha(0)
        veil = QLinearGradient(0, 0, 0, self.height())
        veil.setColorAt(0, clear)
        veil.setColorAt(1, ground)
        QPainter(self).fillRect(self.rect(), veil)
