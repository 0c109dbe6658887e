"""The leaf of evenings: all of them on the left, one on the right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QWidget

from garden_desktop.core.game import Game
from garden_desktop.hotseat.book.aliases import Aliases
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.figures.evenings import GameNight, evenings, standing
from garden_desktop.ui.book.book_tabs import BookSection
from garden_desktop.ui.book.dates import DateFormatter
from garden_desktop.ui.book.evenings.sheet import EveningSheet, in_order
from garden_desktop.ui.book.tables.roster import RosterRow, RosterView
from garden_desktop.ui.book.two_page_view import PageSizeRule, TwoPageView
from garden_desktop.ui.kit.layout.box_layouts import column_layout
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.figures import grouped
from garden_desktop.ui.kit.text.label import Label

_LEAST: Final = 120
_SHARE: Final = 0.3
_HIGH: Final = 0.22
_LEFT: Final = (290, 410)
"""Least and most pixels across the left page."""


class EveningsPage(BookSection):
    """Matches of one day, one after another, as one whole. `wanted` names a match that is to be shown."""

    wanted = Signal(object)

    def __init__(self, appearance: Appearance, book: Book, aliases: Aliases, games: Mapping[str, Game]) -> None:
        super().__init__()
        self._appearance, self._book, self._aliases = appearance, book, aliases
        self._dates = DateFormatter(self)
        self.list: RosterView[GameNight] = RosterView(appearance, self._words)
        self.sheet, self.roll = EveningSheet(appearance, book, aliases, games), ScrollArea()
        self.nothing = Label(wrap=True)
        self._lay_out()
        self.list.reached.connect(lambda row: self.sheet.show_evening(self.list.things[row]))
        self.sheet.record_chosen.connect(self.wanted)
        self.retranslate()

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

    def _words(self, one: GameNight) -> RosterRow:
        stands = in_order(standing(self._book.index, one, self._aliases.called))
        told = ", ".join(f"{stand.name} {grouped(stand.points)}" for stand in stands)
        return RosterRow(self._dates.near(one.begun / 1e9), told, self.tr("%n matches", "", one.number))

    def _lay_out(self) -> None:
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.roll.setWidget(self.sheet)
        left, column = QWidget(), column_layout(self.nothing, margins=(20, 16, 10, 12))
        column.addWidget(self.list, 1)
        left.setLayout(column)
        self.list.setMinimumHeight(_LEAST)
        self.hold(TwoPageView(self._appearance, left, self.roll, PageSizeRule(left, *_LEFT, _SHARE, _HIGH)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
