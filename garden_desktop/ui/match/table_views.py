"""Board and list mode of a table, which of them is shown, and their place beside or above the side panel, whichever
makes the table larger.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QBoxLayout, QWidget

from garden_desktop.core.gesture import MoveBuilder
from garden_desktop.core.types import Seat
from garden_desktop.ui.board.accessibility.list_mode_view import ListModeView
from garden_desktop.ui.board.drawing.scenery import Scenery
from garden_desktop.ui.board.layout import AnyTable
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.layout.layouts import UNBOUNDED
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px

WIDTH: Final = 280
_LOW: Final = 260
"""Minimum height of a panel below the table."""
_WORTH: Final = 1.1
"""Minimum gain in table size for the panel to go below it."""


class SidePanel(QWidget):
    """Base of panels beside or below a table: the match's side panel, the list of puzzles. `below` says where it
    stands."""

    below = False

    def needed(self, wide: int) -> int:
        """Minimum height below the table, in a window `wide` pixels wide."""
        return px(_LOW)

    def stand(self, wide: int, *, below: bool) -> None:
        """Prepare for a position beside or below the table. A folded panel stays beside it."""
        self.below = below
        self.widen()

    @property
    def beside(self) -> int:
        """Width beside the table."""
        return px(WIDTH)

    def widen(self) -> None:
        """Set the width for its position at once; an intermediate width would trigger layouts for ever."""
        if self.below:
            self.setMinimumWidth(0)
            self.setMaximumWidth(UNBOUNDED)
        else:
            self.setFixedWidth(self.beside)

    def paint_edge(self, painter: QPainter, line: QColor) -> None:
        """Paint the hairline towards the table."""
        edge = QSize(self.width(), 1) if self.below else QSize(1, self.height())
        painter.fillRect(QRect(QPoint(0, 0), edge), line)


class TableLayout(QBoxLayout):
    """Layout of the board, other views that take turns with it, and a panel."""

    def __init__(self, board: TableView, others: tuple[QWidget, ...], panel: SidePanel) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(0)
        self._board, self._panel = board, panel
        for table in (board, *others):
            self.addWidget(table, 1)
        self.addWidget(panel)

    def setGeometry(self, rect: QRect) -> None:
        """Choose the panel's position before Qt lays everything out."""
        room, panel = rect.size(), self._panel
        beside = self._largest(room - QSize(px(WIDTH), 0))
        below = self._largest(room - QSize(0, panel.needed(room.width())))
        panel.stand(room.width(), below=below > _WORTH * beside)
        ways = QBoxLayout.Direction
        if panel.below:
            self.setDirection(ways.TopToBottom)
            panel.setFixedHeight(room.height() - round(below * self._board.interaction.table.size[1]))
        else:
            self.setDirection(ways.LeftToRight)
            panel.setMinimumHeight(0)
            panel.setMaximumHeight(UNBOUNDED)
        super().setGeometry(rect)

    def _largest(self, room: QSize) -> float:
        """Scale of a table that fills this room."""
        wide, high = self._board.interaction.table.size
        return min(room.width() / wide, room.height() / high)


class TableViews(QObject):
    """Owner of board and lists, which always have the same position and draft.

    `lists_shown` says which is shown; the hidden one follows nevertheless. `chosen` carries a complete move made on
    either.
    """

    chosen = Signal(object)
    draft_changed = Signal()

    def __init__(
        self, appearance: Appearance, game: str, table: AnyTable, scenery: Scenery | None, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.lists_shown = False
        self.board = TableView(appearance, game, table, scenery)
        self.lists = ListModeView(appearance, table, looks=self.board.interaction.look_cache)
        self.lists.hide()
        for view in self.both:
            view.chosen.connect(self.chosen)
        # order of connections: observers of the draft before the lists, but after the board, where they look it up
        self.board.draft_changed.connect(self.draft_changed)
        self.board.draft_changed.connect(self.lists.refresh)
        self.lists.draft_changed.connect(self.board.refresh)
        self.lists.draft_changed.connect(self.draft_changed)

    @property
    def both(self) -> tuple[TableView | ListModeView, ...]:
        return self.board, self.lists

    @property
    def shown(self) -> TableView | ListModeView:
        """View that is shown."""
        return self.lists if self.lists_shown else self.board

    def switch(self) -> None:
        """Switch to the other view."""
        self.lists_shown = not self.lists_shown
        self.lists.setVisible(self.lists_shown)
        self.board.setVisible(not self.lists_shown)

    def show_position(
        self, view: Any, seat: Seat | None, chooser: MoveBuilder[Any] | None, name: Callable[[int], str]
    ) -> None:
        """Show `view` to `seat` on both, with move input by `chooser`; None only shows."""
        for each in self.both:
            each.show_position(view, seat, chooser, name)

    def lock_input(self) -> None:
        """Ignore input until the next position is shown, as the decision has been made."""
        for each in self.both:
            each.lock_input()
