"""Lines of a list, made by Qt from plain texts.

What a line stands for is known by its row. A QListWidgetItem is not made in Python: it may be freed twice, and
`QListWidget.clear` deletes every other one from under its own count (docs/lifetimes.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView, QListWidget, QStyledItemDelegate, QStyleOptionViewItem

from garden_desktop.core.text import has_isolates, without_isolates

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
