"""Where a panel stands in a match: beside the table, or below it where the table is the larger for it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QBoxLayout, QWidget

from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.size import px

WIDTH: Final = 280
_LOW: Final = 260
"""So high is a panel below the table at least."""
_WORTH: Final = 1.1
"""The table is so many times larger at least where the panel goes below it."""
_ENDLESS: Final = (1 << 24) - 1
"""As large as Qt lets a widget be."""


class SidePanel(QWidget):
    """What stands around a table: the rail, the list of puzzles. `below` says where."""

    below = False

    def needed(self, wide: int) -> int:
        """How high it is at least below the table, in a window so wide."""
        return px(_LOW)

    def stand(self, wide: int, *, below: bool) -> None:
        """Be ready to stand there, in a window so wide. One that is folded away stays beside."""
        self.below = below
        self.widen()

    @property
    def beside(self) -> int:
        """How wide it is beside the table."""
        return px(WIDTH)

    def widen(self) -> None:
        """Take the width it has where it stands; to take another one in between would lay everything out for ever."""
        if self.below:
            self.setMinimumWidth(0)
            self.setMaximumWidth(_ENDLESS)
        else:
            self.setFixedWidth(self.beside)

    def paint_edge(self, painter: QPainter, line: QColor) -> None:
        """The hairline to the table."""
        edge = QSize(self.width(), 1) if self.below else QSize(1, self.height())
        painter.fillRect(QRect(QPoint(0, 0), edge), line)


class TableLayout(QBoxLayout):
    """The drawn table and others that take turns with it, and a panel."""

    def __init__(self, board: TableView, others: tuple[QWidget, ...], panel: SidePanel) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(0)
        self._board, self._panel = board, panel
        for table in (board, *others):
            self.addWidget(table, 1)
        self.addWidget(panel)

    def setGeometry(self, rect: QRect) -> None:
        """Qt lays everything out: where the panel stands is known before."""
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
        """How large a table can be in so much room."""
        wide, high = self._board.interaction.table.size
        return min(room.width() / wide, room.height() / high)
