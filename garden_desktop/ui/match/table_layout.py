"""Layout of table and side panel: side by side, or the panel below where that makes the table larger."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QBoxLayout, QWidget

from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.size import px

WIDTH: Final = 280
_LOW: Final = 260
"""Minimum height of a panel below the table."""
_WORTH: Final = 1.1
"""Minimum gain in table size for the panel to go below it."""
_ENDLESS: Final = (1 << 24) - 1
"""Maximum size of a widget (QWIDGETSIZE_MAX)."""


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
            self.setMaximumWidth(_ENDLESS)
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
            panel.setMaximumHeight(_ENDLESS)
        super().setGeometry(rect)

    def _largest(self, room: QSize) -> float:
        """Scale of a table that fills this room."""
        wide, high = self._board.interaction.table.size
        return min(room.width() / wide, room.height() / high)
