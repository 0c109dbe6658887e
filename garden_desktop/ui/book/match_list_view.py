"""The list of the left page: thousands of lines cost no more than those in sight."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from garden_desktop.ui.book.match_list_model import MatchListModel
from garden_desktop.ui.book.match_row_delegate import HEIGHT, MatchRowDelegate
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px

_BATCH: Final = 200
"""So many lines are laid out at a time."""


class MatchListView(QListView):
    """Lines of the book; `reached` says which record the choice has come to, "" for none."""

    reached = Signal(object)

    def __init__(self, appearance: Appearance, lines: MatchListModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines, self._rows = lines, MatchRowDelegate(appearance, self)
        self.setModel(lines)
        self.setItemDelegate(self._rows)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(_BATCH)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.verticalScrollBar().setSingleStep(HEIGHT)
        appearance.changed.connect(self._grow)

    def _grow(self) -> None:
        self.verticalScrollBar().setSingleStep(px(HEIGHT))
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def go_to(self, row: int) -> None:
        """Choose what stands in a row."""
        self.setCurrentIndex(self._lines.index(row))

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        self.reached.emit(self._lines.name_at(current.row()) if current.isValid() else "")

    def _steps(self) -> dict[int, int]:
        """How many rows each key goes, past any heading; letters and the like are keys of the page."""
        screen, whole = max(1, self.viewport().height() // px(HEIGHT) - 1), self._lines.rowCount()
        return {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -screen,
            Qt.Key.Key_PageDown: screen,
            Qt.Key.Key_Home: -whole,
            Qt.Key.Key_End: whole,
        }

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = self._steps().get(event.key())
        if step is None or not self._lines.number:
            event.ignore()
            return
        row = self._lines.nearest(self.currentIndex().row() + step, up=step < 0)
        self.go_to(row)
        self.scrollTo(self.currentIndex())
