"""The slip that says what the expert would do and why; it keeps clear of the table, and of what is lit at all costs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QApplication, QWidget

from garden_desktop.ui.kit.layout.notice import Notice
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.tips.standing import Standing


class AdviceSlip(Notice):
    """Stands where it covers nothing; where there is no such place, at the end of the table where it covers least of
    what is lit. `closed` says that it was put away."""

    closed = Signal()

    def __init__(self, appearance: Appearance, tables: Sequence[QWidget], standing: Standing, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._tables, self.standing = tables, standing
        self._low = False
        standing.add(self)

    @property
    def high(self) -> bool:
        return not self._low

    def room(self) -> QRect:
        return self._shown().geometry()

    def stand(self, lit: Sequence[QRect]) -> None:
        """Keep this free, and stand near it."""
        box = self.standing.place(self, self.size_at, reduce(QRect.united, lit, QRect()))
        if box is None:
            self._stand_at_an_end(lit)
        else:
            self.setGeometry(box)

    def covered(self, lit: Sequence[QRect]) -> int:
        """How much of this it lies over, in pixels."""
        shared = (self.geometry().intersected(rect) for rect in lit)
        return sum(one.width() * one.height() for one in shared if not one.isEmpty())

    def _stand_at_an_end(self, lit: Sequence[QRect]) -> None:
        covers = []
        for self._low in (False, True):
            self.place()
            covers.append(self.covered(lit))
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
