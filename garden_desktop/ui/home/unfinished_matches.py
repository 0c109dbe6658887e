"""The section of unfinished matches on the home page: title, the newest ones as slips, and the way to all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.home.home_layout import SLIPS_SHOWN, HomeLayout
from garden_desktop.ui.home.unfinished_match_row import UnfinishedMatchRow
from garden_desktop.ui.kit.buttons.painted import LinkButton
from garden_desktop.ui.kit.layout.mirror import mirrored
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.label import Label

if TYPE_CHECKING:
    from garden_desktop.core.game import Game
    from garden_desktop.ui.home.unfinished_match import UnfinishedMatch


class UnfinishedMatchesSection(QObject):
    """Its widgets stand on the page; it is in the order of readers and of Tab right behind `before`."""

    resumed = Signal(object)
    forgotten = Signal(object)
    all_wanted = Signal()
    focus_moved = Signal()

    def __init__(self, appearance: Appearance, games: Mapping[str, Game], before: QWidget, page: QWidget) -> None:
        super().__init__(page)
        self._page, self._before = page, before
        self._count = 0
        self._title = Label(page)
        self._title.setProperty("role", "strong")
        self.link = LinkButton(appearance, px=13, parent=page)
        self.strip = UnfinishedMatchRow(appearance, games, page)
        for part in (self.strip, self.link, self._title, before):
            part.lower()  # the order of children is that of readers
        self.strip.resumed.connect(self.resumed)
        self.strip.forgotten.connect(self.forgotten)
        self.strip.focus_moved.connect(self.focus_moved)
        self.link.clicked.connect(self.all_wanted)

    def show_matches(self, matches: Sequence[UnfinishedMatch], tab_after: QWidget) -> None:
        """Show the newest, behind `tab_after` in the order of Tab; none leaves the section out."""
        self._count = len(matches)
        self.strip.show_matches(matches[:SLIPS_SHOWN])
        for slip in (*self.strip.cards, self.link):
            QWidget.setTabOrder(tab_after, slip)
            tab_after = slip
        self.retranslate()

    def count(self, number: int) -> None:
        """There are so many by now; those shown stay as they are."""
        if number != self._count:
            self._count = number
            self.retranslate()
            self.link.setVisible(number > SLIPS_SHOWN)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Carry on"))
        self.link.setText(self.tr("All %n matches ›", "", self._count))

    def lay(self, laid: HomeLayout) -> None:
        self._title.setGeometry(laid.slips_title)
        self.strip.setGeometry(laid.slips)
        self.strip.set_slip_width(laid.slip_width)
        size, title = self.link.sizeHint(), laid.slips_title
        left = laid.size.width() - title.left() if self._page.isRightToLeft() else title.right() + 1
        beside = QRect(QPoint(left - size.width() + px(8), title.top() + 1), size)
        self.link.setGeometry(mirrored(self._page, beside))
        for part in (self._title, self.strip):
            part.setVisible(bool(self.strip.cards))
        self.link.setVisible(self._count > SLIPS_SHOWN)
