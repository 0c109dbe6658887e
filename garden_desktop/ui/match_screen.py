"""A match from its first move to what comes after its last: table, score pad, replay."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedLayout, QWidget

from garden_desktop.hotseat.session import Session
from garden_desktop.ui.look import Look
from garden_desktop.ui.painters import scenery_of
from garden_desktop.ui.table_screen import TableScreen


class MatchScreen(QWidget):
    """`again_wanted` asks for the same table with the seats rotated, `next_wanted` for the next game of a series."""

    left = Signal()
    again_wanted = Signal()
    next_wanted = Signal()

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._look = look
        self._scenery = scenery_of(session.game.info.key, session.table)
        self.table = TableScreen(look, session, self._scenery)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.table)
        self.table.left.connect(self.left)
        self.table.finished.connect(self.show_pad)
