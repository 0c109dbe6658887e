"""Two pages of a leaf side by side; in a narrow or an upright window the second stands below, and both scroll."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from garden_desktop.ui.kit.layout.box_layouts import row_layout
from garden_desktop.ui.kit.layout.scroll_area import CompactPage, ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px

_NARROW: Final = 560
_UPRIGHT: Final = 1.2
_HIGH: Final = 1000
"""So many times as high as wide is a leaf that has more room for pages below each other, and so high at least."""
_LOW: Final = 220
"""So high the page is at least that stands below, in pixels at 100 %."""
_ENDLESS: Final = 16777215


class PageSizeRule(NamedTuple):
    """Which of the pages keeps a size: its least and most pixels across at 100 %, and its share of both. `high` is its
    share in an upright window."""

    page: QWidget
    least: int
    most: int
    share: float
    high: float


class TwoPageView(ScrollArea):
    """What a leaf with two pages lies in."""

    def __init__(self, appearance: Appearance, first: QWidget, second: QWidget, held: PageSizeRule) -> None:
        super().__init__()
        self._second, self._held = second, held
        self._row = row_layout(first, second, spacing=0)
        self._row.setStretch(0 if held.page is second else 1, 1)
        pages = CompactPage()
        pages.setLayout(self._row)
        self.setWidget(pages)
        appearance.changed.connect(self._fit)

    @property
    def fold(self) -> int:
        """Where the pages meet, from the left edge; 0 where they stand below each other or the second is hidden."""
        side_by_side = self._row.direction() == QBoxLayout.Direction.LeftToRight
        return self._second.x() if side_by_side and self._second.isVisibleTo(self) else 0

    def _fit(self) -> None:
        page, least, most, share, high = self._held
        upright = self.height() > max(px(_HIGH), _UPRIGHT * self.width())
        below = upright or self.width() < px(_NARROW)
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.TopToBottom if below else ways.LeftToRight)
        wide = round(min(px(most), max(px(least), self.width() * share)))
        page.setMinimumWidth(0 if below else wide)
        page.setMaximumWidth(_ENDLESS if below else wide)
        page.setMinimumHeight(max(page.minimumSizeHint().height(), round(self.height() * high)) if upright else 0)
        if page is not self._second or not upright:
            self._second.setMinimumHeight(px(_LOW) if below else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
