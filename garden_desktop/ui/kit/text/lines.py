"""Lines of text: wrapping, fitting into a width, fields for names, and plain text of names."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QLineEdit,
    QListView,
    QListWidget,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from garden_desktop.core.text import has_isolates, without_isolates
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.style.theme import display_font
from garden_desktop.ui.kit.text.labels import Label

# Lines of a list, made by Qt from plain texts.


_BESIDE: Final = 24
"""What the style sheet keeps free beside the words of a line; Qt forgets it when it works out how high a line is."""


class _Wrapped(QStyledItemDelegate):
    """Lines as high as their words need. Qt asks once with the scroll bar taken off twice, to lay them out, and once
    without, to draw them: the room there is beside a scroll bar answers both alike."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        shown, asked = self.parent(), QStyleOptionViewItem(option)
        assert isinstance(shown, QListWidget), "made below"
        room = shown.maximumViewportSize().width() - shown.verticalScrollBar().sizeHint().width()
        asked.rect = QRect(0, 0, room - _BESIDE, 1)
        return super().sizeHint(asked, index)


class _WindowKeys(QObject):
    """Event filter that leaves keys of the window to it."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A "?" is a key of the window: a list would look for a line that begins with it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.text() == "?":
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def wrap_lines(shown: QListWidget) -> None:
    """Show every line whole, in as many rows of words as it takes."""
    shown.setItemDelegate(_Wrapped(shown))
    shown.installEventFilter(_WindowKeys(shown))
    shown.setWordWrap(True)
    shown.setResizeMode(QListView.ResizeMode.Adjust)
    shown.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


def list_lines(shown: QListWidget, lines: Sequence[str]) -> None:
    """Show these lines instead of those before."""
    shown.clear()
    shown.addItems(lines)
    for row, words in enumerate(lines):
        if has_isolates(words):
            set_accessible_line(shown, row, words, Qt.ItemDataRole.AccessibleTextRole)


def set_accessible_line(shown: QListWidget, row: int, words: str, role: Qt.ItemDataRole) -> None:
    """Tell a reader `words` about a line; nothing where there is no such row."""
    model = shown.model()
    model.setData(model.index(row, 0), without_isolates(words), role)


_SMALLEST: Final = 0.4


class FittingLabel(Label):
    """One line of `px` logical pixels, or down to two fifths of that where there is little room."""

    def __init__(self, appearance: Appearance, px: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._px = px
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        wire(appearance, "changed()", self, "update()")

    def fitted(self) -> QFont:
        """The font the line is drawn in at the present width."""
        wanted = max(1.0, self._wanted())
        return display_font(int(px(self._px) * max(_SMALLEST, min(1.0, self.width() / wanted))))

    def sizeHint(self) -> QSize:
        return QSize(int(self._wanted()) + 1, px(self._px * 1.4))

    def minimumSizeHint(self) -> QSize:
        return QSize(int(self._wanted() * _SMALLEST) + 1, px(self._px * 1.4))

    def _wanted(self) -> float:
        return QFontMetricsF(display_font(px(self._px))).horizontalAdvance(self.text()) + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.fitted())
        painter.setPen(self._appearance.theme.ink)
        align = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(self.rect()), align, self.text())


class NameField(QLineEdit):
    """The name while it is written; Esc leaves it as it was."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.returnPressed.emit()
        else:
            super().keyPressEvent(event)


def plain(words: str) -> str:
    """Small letters without their accents: "Blumenbeete für Übermorgen" is found by "uber"."""
    apart = unicodedata.normalize("NFKD", without_isolates(words).casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
