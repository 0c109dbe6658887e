"""The slip that says what the expert would do and why; it keeps clear of what is lit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QApplication, QWidget

from garden_desktop.ui.kit.layout.notice import Notice
from garden_desktop.ui.kit.style.appearance import Appearance


class AdviceSlip(Notice):
    """Stands at the upper end of the table, at the lower one where it would lie over what is lit. `closed` says that it
    was put away."""

    closed = Signal()

    def __init__(self, appearance: Appearance, tables: Sequence[QWidget], parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._tables = tables
        self._low = False

    @property
    def high(self) -> bool:
        return not self._low

    def room(self) -> QRect:
        return self._shown().geometry()

    def clear(self, lit: Sequence[QRect]) -> None:
        """Stand where it covers least of this."""
        covers = []
        for self._low in (False, True):
            self.place()
            shared = (self.geometry().intersected(rect) for rect in lit)
            covers.append(sum(one.width() * one.height() for one in shared if not one.isEmpty()))
        self._low = covers[1] < covers[0]
        self.place()

    def _shown(self) -> QWidget:
        return next((table for table in self._tables if not table.isHidden()), self._tables[0])

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        here = QApplication.focusWidget()
        if here is not None and self.isAncestorOf(here):
            self._shown().setFocus()
        self.closed.emit()
