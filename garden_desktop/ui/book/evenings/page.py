"""The leaf of evenings: all of them on the left, one on the right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent

from garden_desktop.core.game import Game
from garden_desktop.hotseat.book.aliases import Aliases
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.figures.evenings import Evening, evenings, standing
from garden_desktop.ui.book.dates import Dates
from garden_desktop.ui.book.evenings.sheet import EveningSheet, in_order
from garden_desktop.ui.book.leaves import Leaf
from garden_desktop.ui.book.tables.roster import Roster, Words
from garden_desktop.ui.kit.layout.lay import across, down
from garden_desktop.ui.kit.layout.roll import Roll
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.figures import grouped
from garden_desktop.ui.kit.text.label import Label

_LEFT: Final = (260, 380)
"""Least and most pixels across the left page."""


class EveningsPage(Leaf):
    """Matches of one day, one after another, as one whole. `wanted` names a match that is to be shown."""

    wanted = Signal(str)

    def __init__(self, appearance: Appearance, book: Book, aliases: Aliases, games: Mapping[str, Game]) -> None:
        super().__init__()
        self._book, self._aliases, self._dates = book, aliases, Dates(self)
        self.list: Roster[Evening] = Roster(appearance, self._words)
        self.sheet, self.roll = EveningSheet(appearance, book, aliases, games), Roll()
        self.nothing = Label(wrap=True)
        self._lay_out()
        self.list.reached.connect(lambda row: self.sheet.show_evening(self.list.things[row]))
        self.sheet.record_chosen.connect(self.wanted)
        self.retranslate()

    @property
    def fold(self) -> int:
        return self.roll.x() if self.roll.isVisibleTo(self) else 0

    def open_leaf(self) -> None:
        if not self.is_other(self._book.index, self._aliases):
            return
        found, chosen = evenings(self._book.index), self.sheet.evening
        rows = [row for row, one in enumerate(found) if chosen is not None and one.begun == chosen.begun]
        self.list.show_things(found, rows[0] if rows else 0)
        self.list.setVisible(bool(found))
        self.roll.setVisible(bool(found))
        self.nothing.setVisible(not found)

    def retranslate(self) -> None:
        self.list.setAccessibleName(self.tr("Evenings"))
        self.nothing.setText(self.tr("No evening yet: two matches, one after the other, make one."))

    def _words(self, one: Evening) -> Words:
        stands = in_order(standing(self._book.index, one, self._aliases.called))
        told = ", ".join(f"{stand.name} {grouped(stand.points)}" for stand in stands)
        return Words(self._dates.near(one.begun / 1e9), told, self.tr("%n matches", "", one.number))

    def _lay_out(self) -> None:
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.roll.setWidget(self.sheet)
        left = down(self.nothing, margins=(20, 16, 10, 12))
        left.addWidget(self.list, 1)
        pages = across(left, spacing=0)
        pages.addWidget(self.roll, 1)
        self.setLayout(pages)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        least, most = _LEFT
        self.list.setFixedWidth(round(min(most, max(least, self.width() * 0.3))))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
