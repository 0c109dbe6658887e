"""Modal sheet over the window: dims the rest and keeps the focus until it is dismissed.

A sheet is a child of type Qt.WindowType.SubWindow, which makes Qt keep Tab within it. Do not walk the focus chain by
nextInFocusChain instead: in PySide that changes the ownership of the widgets it returns (docs/lifetimes.md).
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.accessibility import block_background, child_widgets, is_open_sheet, read_as, unblock_widget
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.scroll_area import reveal_focus
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.painting import draw_shadow
from garden_desktop.ui.kit.style.size import grown

RADIUS: Final = 16
MARGIN: Final = 24
SCRIM: Final = 0.62
_OF_THE_WINDOW: Final = (QKeySequence.StandardKey.Quit, QKeySequence.StandardKey.FullScreen)


class SheetOverlay(QWidget):
    """Modal sheet that covers its parent; its contents go into `body`. Esc dismisses it.

    `size` is the wanted size of the sheet in pixels at 100 %; it shrinks in a small window. `scrim` is the opacity of
    the dimmed background, 0 to 1. `is_open` is True from `open_sheet` until `dismiss`.
    """

    dismissed = Signal()
    is_open = False

    def __init__(self, appearance: Appearance, size: QSize, parent: QWidget, scrim: float = SCRIM) -> None:
        super().__init__(parent, Qt.WindowType.SubWindow)
        read_as(self, "Dialog")
        self.appearance = appearance
        self.body = QWidget(self)
        self._window = parent
        self._size = size
        self._scrim = scrim
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        parent.installEventFilter(self)
        appearance.changed.connect(self._cover)
        wire(appearance, "changed()", self, "update()")
        self.hide()

    def open_sheet(self) -> None:
        """Show the sheet, block the background and focus the first widget on it."""
        self._cover()
        self.is_open = True
        self.show()
        self.raise_()
        unblock_widget(self)
        self.setFocus(Qt.FocusReason.PopupFocusReason)
        self.focusNextChild()
        # Last, because Qt moves the focus elsewhere if the focused widget is disabled.
        block_background(self._window)

    def dismiss(self) -> None:
        """Hide the sheet, unblock the background and return the focus to the widget that had it before."""
        # Before hide(): Qt would move the focus of a hidden widget on to its next one in the tab order.
        here = self.window().focusWidget()
        self.lower()
        block_background(self._window)
        if here is not None and self.isAncestorOf(here):
            self._give_back()
        self.is_open = False
        self.hide()
        self.dismissed.emit()

    def retranslate(self) -> None:
        """Set all texts in the present language; overridden by subclasses."""

    def _give_back(self) -> None:
        """Focus the last focused widget of the topmost visible sibling."""
        for below in reversed(child_widgets(self._window)):
            kept = None if below is self or below.isHidden() else below.focusWidget()
            if kept is not None:
                kept.setFocus(Qt.FocusReason.PopupFocusReason)
                return

    def _cover(self) -> None:
        self.setGeometry(QRect(QPoint(), self._window.size()))
        room = self.size() - QSize(2 * MARGIN, 2 * MARGIN)
        wanted = grown(self._size)
        lost = max(1.0, wanted.width() / max(room.width(), 1))  # in width, which it makes up for in height
        sheet = QRect(QPoint(), QSize(wanted.width(), round(wanted.height() * lost)).boundedTo(room))
        sheet.moveCenter(self.rect().center())
        self.body.setGeometry(sheet)

    def focusNextPrevChild(self, next: bool) -> bool:
        moved = super().focusNextPrevChild(next)
        reveal_focus(self.window())
        return moved

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.is_open:
            self._cover()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if not any(event.matches(key) for key in _OF_THE_WINDOW):
                event.accept()  # shortcuts of the page below must not work
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            event.ignore()  # it may be a key of the window

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cover()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        sheet = QRectF(self.body.geometry())
        if sheet.adjusted(RADIUS, RADIUS, -RADIUS, -RADIUS).contains(QRectF(event.rect())):
            # A repaint inside the sheet, e.g. a hovered button: skip scrim, shadow and corners.
            painter.fillRect(event.rect(), self.appearance.theme.surface)
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        night = QColor("#18211D")
        night.setAlphaF(self._scrim)
        painter.fillRect(self.rect(), night)
        draw_shadow(painter, sheet, radius=RADIUS, depth=32)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.appearance.theme.surface)
        painter.drawRoundedRect(sheet, RADIUS, RADIUS)


def put_away(parent: QWidget) -> None:
    """Dismiss all open sheets over `parent`, the topmost first."""
    for child in reversed(child_widgets(parent)):
        if isinstance(child, SheetOverlay) and is_open_sheet(child):
            child.dismiss()
