"""List view of a left page: rows with title, second line, a text at the right, and optionally a person's disc."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from garden_desktop.core.text import without_isolates
from garden_desktop.ui.kit.layout.mirror import line_of
from garden_desktop.ui.kit.player import paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.painting import upright
from garden_desktop.ui.kit.style.size import grown
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS, text_font
from garden_desktop.ui.kit.text import paragraph

At: TypeAlias = QModelIndex | QPersistentModelIndex
T = TypeVar("T")
WORDS: Final = Qt.ItemDataRole.UserRole
ROW: Final = 62
_DISC: Final = 40.0
_AIR: Final = 10
_SMALL: Final = (13, 12, 11, 10, 9)
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RosterRow(NamedTuple):
    """Row of the list; `symbol` is the index of a seat symbol, None for no disc."""

    title: str
    second: str
    right: str = ""
    symbol: int | None = None


class _RosterModel(QAbstractListModel, Generic[T]):
    """List model that formats a row when it is first painted."""

    def __init__(self, parent: QObject, say: Callable[[T], RosterRow]) -> None:
        super().__init__(parent)
        self._say = say
        self.things: Sequence[T] = ()
        self._said: dict[int, RosterRow] = {}

    def show(self, things: Sequence[T]) -> None:
        self.beginResetModel()
        self.things = things
        self.forget()
        self.endResetModel()

    def forget(self) -> None:
        """Drop the formatted rows, because the language has changed."""
        self._said.clear()

    def _words(self, row: int) -> RosterRow:
        if row not in self._said:
            self._said[row] = self._say(self.things[row])
        return self._said[row]

    # Qt overrides

    def rowCount(self, parent: At = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.things)

    def data(self, index: At, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role in (WORDS, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            words = self._words(index.row())
            return words if role == WORDS else without_isolates(", ".join(part for part in words[:3] if part))
        return None


class _RosterDelegate(QStyledItemDelegate):
    """Delegate that paints a row; the text at the right moves to a third line if the title needs the room."""

    def __init__(self, appearance: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self._appearance = appearance

    def sizeHint(self, option: QStyleOptionViewItem, index: At) -> QSize:
        return grown(QSize(100, ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: At) -> None:
        words: RosterRow = index.data(WORDS)
        with line_of(painter, option) as box:
            self._paint(painter, box, words, chosen=bool(option.state & QStyle.StateFlag.State_Selected))

    def _paint(self, painter: QPainter, box: QRectF, words: RosterRow, *, chosen: bool) -> None:
        theme = self._appearance.theme
        if chosen:
            painter.setPen(QPen(theme.leaf, theme.ring))
            painter.setBrush(theme.soft)
            painter.drawRoundedRect(box.adjusted(2, 1, -2, -1), 8, 8)
        room = QRectF(box.left() + 12, box.top() + 8, box.width() - 24, 24)
        if words.symbol is not None:
            disc = QRectF(room.left(), box.center().y() - _DISC / 2, _DISC, _DISC)
            with upright(painter, disc):
                paint_sign(painter, self._appearance, "", SEAT_SYMBOLS[words.symbol], disc)
            room.setLeft(disc.right() + 12)
        title, small, second = text_font(15, bold=True), text_font(13), room.translated(0, 22)
        beside = QFontMetricsF(small).horizontalAdvance(words.right) + _AIR
        if QFontMetricsF(title).horizontalAdvance(words.title) + beside <= room.width():
            self._write(painter, room.adjusted(0, 0, -beside, 0), words.title, title, lit=True)
            self._write(painter, room, words.right, small, _RIGHT)
            self._write(painter, second, words.second, small)
            return
        faces = [text_font(px) for px in _SMALL]
        self._write(painter, room.translated(0, -6), words.title, title, lit=True)
        for at, said in enumerate((words.second, words.right)):
            small = paragraph.fitting(said, faces, room.width())
            self._write(painter, room.translated(0, 12 + 17 * at), said, small)

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        words: str,
        face: QFont,
        where: Qt.AlignmentFlag = _LEFT,
        *,
        lit: bool = False,
    ) -> None:
        theme = self._appearance.theme
        painter.setFont(face)
        painter.setPen(theme.ink if lit else theme.muted)
        fitting = QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        with upright(painter, room):
            painter.drawText(room, where, fitting)


class RosterView(QListView, Generic[T]):
    """List view whose cost depends on the visible rows only. `reached` is emitted with the selected row."""

    reached = Signal(int)

    def __init__(self, appearance: Appearance, say: Callable[[T], RosterRow]) -> None:
        super().__init__()
        self._rows: _RosterModel[T] = _RosterModel(self, say)
        self.setModel(self._rows)
        self.setItemDelegate(_RosterDelegate(appearance, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        appearance.changed.connect(self._grow)

    def _grow(self) -> None:
        self.scheduleDelayedItemsLayout()

    @property
    def things(self) -> Sequence[T]:
        """Objects of the rows."""
        return self._rows.things

    def show_things(self, things: Sequence[T], row: int) -> None:
        """Replace the rows and select one."""
        self._rows.show(things)
        if things:
            self.go_to(row)

    def go_to(self, row: int) -> None:
        """Select a row."""
        self.setCurrentIndex(self._rows.index(row))

    def said(self, row: int) -> str:
        """Return the accessible text of a row."""
        words: str = self._rows.data(self._rows.index(row), Qt.ItemDataRole.AccessibleTextRole)
        return words

    def currentChanged(self, current: At, previous: At) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self.reached.emit(current.row())

    def keyboardSearch(self, search: str) -> None:
        """Ignore typed letters: they belong to the search field."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._rows.forget()
            self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
        if event.key() in steps or event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
        else:
            event.ignore()
