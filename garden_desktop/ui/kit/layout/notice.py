"""Notice: a non-modal message over its parent that stays until dismissed, used in place of message boxes; and the base
of all widgets that lie over a page, which remember whether they are open independently of visibility.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.painted import IconButton
from garden_desktop.ui.kit.events import later, wire
from garden_desktop.ui.kit.layout.mirror import painter_of, sides
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon
from garden_desktop.ui.kit.text.labels import Label


class OverlayWidget(QWidget):
    """Base of notices, cards and panels that lie over a page until they are dismissed.

    Use `is_open`, not `isVisible()`: the latter is also False while the page below is hidden, e.g. by the hand-over
    screen, or while the window has not been shown yet.
    """

    is_open = False

    def show_overlay(self) -> None:
        """Show the widget on top of its siblings."""
        self.is_open = True
        self.show()
        self.raise_()

    def dismiss(self) -> None:
        """Hide the widget. `is_open` is already False when `hideEvent` arrives."""
        self.is_open = False
        self.hide()


_WIDEST: Final = 760
_GAP: Final = 20


class Notice(OverlayWidget):
    """Message with a close button, laid over the lower edge of its parent (the upper edge if `high`).

    `show_text` replaces the current message at once. `queue` waits until the current message has been dismissed.
    """

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        read_as(self, "AlertMessage")
        self._host = parent
        self._appearance = appearance
        self._waiting: list[str] = []
        self._queued = False
        self.words = Label()
        self.words.setWordWrap(True)
        self._close = IconButton(appearance, "close", px=28)
        self._close.clicked.connect(self.dismiss)
        self.row = QHBoxLayout(self)
        self.row.addWidget(self.words, 1)
        self.row.addWidget(self._close)
        wire(appearance, "changed()", self, "update()")
        self._keep_free()
        self.retranslate()
        self.hide()

    def queue(self, text: str) -> None:
        """Show `text` once nothing else is shown, so that it does not replace a message nobody has read."""
        if self.is_open:
            self._waiting.append(text)
        else:
            self.show_text(text)
            self._queued = True

    def say_in_turn(self, text: str) -> None:
        """Show `text` at once, unless a queued message is on the screen; then queue it."""
        if self._queued:
            self.queue(text)
        else:
            self.show_text(text)

    def _say_next(self) -> None:
        if self._waiting and not self.is_open:
            self.queue(self._waiting.pop(0))

    def show_text(self, text: str, spoken: str = "") -> None:
        """Show `text` at once and announce it to screen readers, or the sentence `spoken` in its place.

        A queued message that was on the screen goes back to the head of the queue.
        """
        from garden_desktop.ui.kit.accessibility import unblock_widget
        from garden_desktop.ui.kit.live_region import send_announcement

        if self._queued and self.is_open:  # what was queued comes back when this is put away
            self._waiting.insert(0, self.words.text())
        self._queued = False
        self.words.setText(text)
        self.setAccessibleName(spoken or text)
        self.place()
        self.show_overlay()
        unblock_widget(self)
        send_announcement(self, spoken or text)

    def place(self) -> None:
        """Centre the notice at the lower or upper end of `room`; a tall one may go beyond that, but stays on its
        parent."""
        room = self.room()
        size = self.size_at(min(_WIDEST, room.width() - 48))
        top = room.top() + _GAP // 2 if self.high else room.bottom() + 1 - _GAP - size.height()
        top = max(0, min(top, self._host.height() - size.height()))
        self.setGeometry(QRect(QPoint(room.left() + (room.width() - size.width()) // 2, top), size))

    def size_at(self, widest: int) -> QSize:
        """Return the size in pixels for a width of at most `widest`."""
        others = self.row.sizeHint().width() - self.words.sizeHint().width()
        natural = self.words.fontMetrics().horizontalAdvance(self.words.text()) + others + 4
        width = min(widest, natural)
        return QSize(width, max(48, self.row.heightForWidth(width)))

    def room(self) -> QRect:
        """Return the rectangle in which the notice may be placed, in coordinates of its parent."""
        return self._host.rect()

    @property
    def high(self) -> bool:
        """Whether the notice is placed at the upper end of `room`."""
        return False

    def _keep_free(self) -> None:
        """Set the margins; the wider one is for the painted icon at the start of the line."""
        self.row.setContentsMargins(*sides(self, 46, 10, 10, 10))

    def retranslate(self) -> None:
        self._close.set_name(self.tr("Close this message"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._keep_free()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not self.is_open:  # hidden by dismiss, not because its parent was hidden
            self._queued = False
            if self._waiting:
                later(self, self._say_next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = painter_of(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.sun, 1.6))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        draw_icon(painter, self._appearance.art, "info", QRectF(14, self.height() / 2 - 11, 22, 22), theme.sun)
