"""The slip that says what the expert would do and why; it keeps clear of the table, and of what is lit at all costs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QApplication, QWidget

from garden_desktop.ui.kit.layout.notice import Notice
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.table_views import TableViews
from garden_desktop.ui.match.tips.notice_placement import NoticePlacement


class HintNotice(Notice):
    """Stands where it covers nothing; where there is no such place, where it covers least, and none of what is lit or
    held. `closed` says that it was put away."""

    closed = Signal()

    def __init__(self, appearance: Appearance, views: TableViews, standing: NoticePlacement, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._views, self.placement = views, standing
        standing.add_notice(self)

    @property
    def high(self) -> bool:
        return True

    def room(self) -> QRect:
        return self._views.shown.geometry()

    def place_near(self, lit: Sequence[QRect]) -> None:
        """Keep this free, and stand near it."""
        box = self.placement.find_place(self, self.size_at, reduce(QRect.united, lit, QRect()))
        if box is None and lit:
            box = self.placement.find_least_covering(self.size_at, lit)
        if box is None:
            self.place()
        else:
            self.setGeometry(box)

    def covers(self, lit: Sequence[QRect]) -> bool:
        return any(self.geometry().intersects(rect) for rect in lit)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        here = QApplication.focusWidget()
        if here is not None and self.isAncestorOf(here):
            self._views.shown.setFocus()
        self.closed.emit()
