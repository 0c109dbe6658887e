"""Plain text in lines: wrapping list items, a label that shrinks its font to fit, name fields, and search keys."""

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

# Wrapped items of a QListWidget.


_BESIDE: Final = 24
"""Horizontal padding of a list item in the style sheet, in pixels, which Qt ignores when it computes
the item's height."""


class _Wrapped(QStyledItemDelegate):
    """Item delegate that makes list items high enough for their wrapped text.

    Qt asks for size hints with different widths: with the scroll bar subtracted twice for the layout, and not at all
    for drawing. Both get the height for the width beside a scroll bar.
    """

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        shown, asked = self.parent(), QStyleOptionViewItem(option)
        assert isinstance(shown, QListWidget), "made below"
        room = shown.maximumViewportSize().width() - shown.verticalScrollBar().sizeHint().width()
        asked.rect = QRect(0, 0, room - _BESIDE, 1)
        return super().sizeHint(asked, index)


class _WindowKeys(QObject):
    """Event filter of a list that leaves the window's shortcut keys to the window."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore "?" (help), so that it reaches the window; QListView would start a keyboard search with it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.text() == "?":
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def wrap_lines(shown: QListWidget) -> None:
    """Configure a list to show each item in full, wrapped over as many lines as it needs."""
    shown.setItemDelegate(_Wrapped(shown))
    shown.installEventFilter(_WindowKeys(shown))
    shown.setWordWrap(True)
    shown.setResizeMode(QListView.ResizeMode.Adjust)
    shown.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


def list_lines(shown: QListWidget, lines: Sequence[str]) -> None:
    """Replace the items of a list by `lines`."""
    shown.clear()
    shown.addItems(lines)
    for row, words in enumerate(lines):
        if has_isolates(words):
            set_accessible_line(shown, row, words, Qt.ItemDataRole.AccessibleTextRole)


def set_accessible_line(shown: QListWidget, row: int, words: str, role: Qt.ItemDataRole) -> None:
    """Set the text that screen readers get for an item under `role`; does nothing if there is no such row."""
    model = shown.model()
    model.setData(model.index(row, 0), without_isolates(words), role)


_SMALLEST: Final = 0.4


class FittingLabel(Label):
    """One-line label in the display font at `px` pixels, shrunk down to 40 % of that if there is not enough room."""

    def __init__(self, appearance: Appearance, px: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._px = px
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        wire(appearance, "changed()", self, "update()")

    def fitted(self) -> QFont:
        """Return the font for the present width."""
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
    """Line edit for a name; Return confirms, Esc emits `left` and the owner drops the edit."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.returnPressed.emit()
        else:
            super().keyPressEvent(event)


def plain(words: str) -> str:
    """Return `words` folded for searching: lower case, without accents and with the apostrophe of the keyboard, so that
    "uber" finds "Blumenbeete für Übermorgen" and "hedgehog's" finds "The Hedgehog’s Long Way Home"."""
    apart = unicodedata.normalize("NFKD", without_isolates(words).casefold().replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
