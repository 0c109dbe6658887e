"""The left page: everybody who has sat at the table, and the computers below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from garden_desktop.hotseat.book.figures.people import Person
from garden_desktop.ui.book.dates import Dates
from garden_desktop.ui.kit.player import paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS, text_font

At: TypeAlias = QModelIndex | QPersistentModelIndex
PERSON: Final = Qt.ItemDataRole.UserRole
ROW: Final = 62
_DISC: Final = 40.0
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PeopleModel(QAbstractListModel):
    """People by row."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._dates = Dates(self)
        self.people: Sequence[Person] = ()

    def show(self, people: Sequence[Person]) -> None:
        """Others, or the same after another match."""
        self.beginResetModel()
        self.people = people
        self.endResetModel()

    def second(self, one: Person) -> str:
        """The line below a name."""
        number = self.tr("%n matches", "", one.matches) if one.matches else self.tr("no match finished yet")
        return self.tr("computer, {matches}").format(matches=number) if one.computer else number

    def when(self, one: Person) -> str:
        """When somebody played last."""
        return self._dates.when(one.last / 1e9)

    # Qt overrides

    def rowCount(self, parent: At = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.people)

    def data(self, index: At, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        one = self.people[index.row()]
        if role == PERSON:
            return one
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{one.name}, {self.second(one)}, {self.when(one)}"
        return None


class PeopleRows(QStyledItemDelegate):
    """A disc, a name, how many matches, and when the last one was."""

    def __init__(self, appearance: Appearance, model: PeopleModel, parent: QObject) -> None:
        super().__init__(parent)
        self._appearance, self._model = appearance, model

    def sizeHint(self, option: QStyleOptionViewItem, index: At) -> QSize:
        return QSize(100, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: At) -> None:
        one: Person = index.data(PERSON)
        theme, box = self._appearance.theme, QRectF(option.rect)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(theme.leaf, 2))
            painter.setBrush(theme.soft)
            painter.drawRoundedRect(box.adjusted(2, 1, -2, -1), 8, 8)
        disc = QRectF(box.left() + 12, box.center().y() - _DISC / 2, _DISC, _DISC)
        paint_sign(painter, self._appearance, "", SEAT_SYMBOLS[one.symbol], disc)
        room = QRectF(disc.right() + 12, box.top() + 8, box.right() - disc.right() - 24, 24)
        when = self._model.when(one)
        beside = QFontMetricsF(text_font(13)).horizontalAdvance(when) + 10
        self._write(painter, room.adjusted(0, 0, -beside, 0), one.name, text_font(15, bold=True), lit=True)
        self._write(painter, room, when, text_font(13), _RIGHT)
        self._write(painter, room.translated(0, 22), self._model.second(one), text_font(13))
        painter.restore()

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
        painter.drawText(room, where, QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, room.width()))


class PeopleList(QListView):
    """`reached` says who the choice has come to; letters go to the search."""

    reached = Signal(int)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.model_ = PeopleModel(self)
        self.setModel(self.model_)
        self.setItemDelegate(PeopleRows(appearance, self.model_, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        appearance.changed.connect(self.viewport().update)

    def show_people(self, people: Sequence[Person], chosen: tuple[str, bool] | None) -> None:
        """Who there is; `chosen` (name, computer) stays chosen where it is among them, else the first is."""
        self.model_.show(people)
        found = [row for row, one in enumerate(people) if (one.name, one.computer) == chosen]
        if people:
            self.setCurrentIndex(self.model_.index((found or [0])[0]))

    def currentChanged(self, current: At, previous: At) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self.reached.emit(current.row())

    def keyboardSearch(self, search: str) -> None:
        """Nothing is chosen by typing its first letters: what is typed belongs to the search."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
        if event.key() in steps or event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
        else:
            event.ignore()
