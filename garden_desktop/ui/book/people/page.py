"""Tab of players: a list on the left, and on the right the statistics of all of them or of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.core.game import Game
from garden_desktop.core.text import without_isolates
from garden_desktop.hotseat.analysis import default_cache
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.figures.people import PersonEntry, met, people
from garden_desktop.hotseat.book.figures.statistic_counter import StatisticCounter
from garden_desktop.hotseat.book.index import SearchQuery
from garden_desktop.hotseat.book.names_and_notes import Aliases
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.tables import SavedTable, SavedTables
from garden_desktop.ui.book import book_commands
from garden_desktop.ui.book.book_tabs import BookSection, PageSizeRule, TwoPageView
from garden_desktop.ui.book.filters import BookSearchField
from garden_desktop.ui.book.formatters import DateFormatter
from garden_desktop.ui.book.people.sheet import PersonSheet
from garden_desktop.ui.book.statistics import StatisticsView
from garden_desktop.ui.book.tables.roster import RosterRow, RosterView
from garden_desktop.ui.book.tables.table import CountProgressBar
from garden_desktop.ui.kit.buttons.painted import IconButton, LinkButton, QuietButton
from garden_desktop.ui.kit.events import later, wire
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.notice import Notice
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.live_region import send_announcement
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message, join_list

# Saved tables


_ROW_HIGH = 190
"""Maximum height in pixels of the list of tables; longer lists scroll."""


class SavedTablesPanel(QWidget):
    """List of saved tables. `begun` is emitted with a table to be started.

    A deleted table can be restored until the section is left.
    """

    begun = Signal(object)

    def __init__(self, appearance: Appearance, tables: SavedTables, games: Mapping[str, Game]) -> None:
        super().__init__()
        self._appearance, self._tables, self._games = appearance, tables, games
        self._dropped: SavedTable | None = None
        self.rows: Sequence[SavedTableRow] = ()
        self.title, self.put_back = Label(), QuietButton(appearance, icon="undo", height=34)
        self.title.setProperty("role", "strong")
        self._page, self._roll = QWidget(), ScrollArea()
        self._page.setObjectName("page")
        self._column = column_layout(spacing=2)
        self._page.setLayout(self._column)
        self._roll.setWidget(self._page)
        self.setLayout(column_layout(self.title, self._roll, self.put_back, spacing=4))
        self.put_back.clicked.connect(self._put_back)
        self.retranslate()

    def open(self) -> None:
        """Show the saved tables."""
        self._dropped = None
        self._show()

    def _show(self) -> None:
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [SavedTableRow(self._appearance, one, self._games[one.laid.game]) for one in self._tables.all()]
        for row in self.rows:
            self._column.addWidget(row)
            row.show()  # before its height is needed below
            row.link.clicked.connect(partial(self.begun.emit, row.table))
            row.drop.clicked.connect(partial(self._drop, row.table))
        self._roll.setVisible(bool(self.rows))
        self._roll.setFixedHeight(min(px(_ROW_HIGH), self._page.sizeHint().height()))
        self.put_back.setVisible(self._dropped is not None)
        self.setVisible(bool(self.rows) or self._dropped is not None)

    def _drop(self, table: SavedTable) -> None:
        self._tables.drop(table.name)
        self._dropped = table
        self._show()
        self.put_back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put_back(self) -> None:
        if self._dropped is not None:
            self._tables.save_table(*self._dropped)
            self.open()
            self.rows[0].link.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Saved groups"))
        self.put_back.setText(self.tr("Undo delete"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._show()


class SavedTableRow(QWidget):
    """Row of a saved table: its name, and below it the game and the players."""

    def __init__(self, appearance: Appearance, table: SavedTable, game: Game) -> None:
        super().__init__()
        self.table = table
        self.link = LinkButton(appearance, table.name, icon="people")
        self.drop = IconButton(appearance, "close", px=30)
        self.drop.set_name(self.tr("Delete {table}").format(table=table.name))
        about = Label(wrap=True)
        about.setProperty("role", "small")
        people = join_list([seat.name for seat in table.laid.seats])
        words = self.tr("{game}: {people}").format(game=format_message(game.info.title, str), people=people)
        about.setText(words)
        self.link.setAccessibleDescription(without_isolates(words))
        first, second = row_layout(self.link, None, self.drop, spacing=4), row_layout(about, margins=(36, 0, 8, 4))
        self.setLayout(column_layout(first, second, spacing=0))


TOLD_MS: Final = 500
_LEAST: Final = 120
_SHARE: Final = 0.28
_HIGH: Final = 0.28
_LEFT: Final = (240, 340)
"""Minimum and maximum width of the left page in pixels at 100 %."""
_MOST_NAMES: Final = 30


class PeoplePage(BookSection):
    """Players of all matches with their statistics; the first row of the list stands for all of them.

    Other names of a player are kept beside the records, which stay as they are.

    Signals: `wanted` with a query for a person's matches of one game, `record_wanted` with a record, `begun` with a
    setup, `table_begun` with a saved table.
    """

    wanted = Signal(SearchQuery)
    record_wanted = Signal(object)
    begun = Signal(MatchSetup)
    table_begun = Signal(object)

    def __init__(
        self,
        appearance: Appearance,
        shelf: MatchRepository,
        book: Book,
        aliases: Aliases,
        games: Mapping[str, Game],
        notice: Notice,
        tables: SavedTables,
    ) -> None:
        super().__init__()
        self._appearance, self._book, self._aliases, self._notice = appearance, book, aliases, notice
        self.strip = CountProgressBar(appearance, StatisticCounter(shelf, book, games, default_cache()))
        self._before: Mapping[str, str] | None = None
        self._dates = DateFormatter(self)
        self.search_field = BookSearchField(appearance)
        self.list: RosterView[PersonEntry | None] = RosterView(appearance, self._words)
        self.tables = SavedTablesPanel(appearance, tables, games)
        self.take_back = QuietButton(appearance, icon="undo", height=34)
        self.sheet, self.roll = PersonSheet(appearance, shelf, book, aliases, games), ScrollArea()
        self.statistics, self.statistics_roll = StatisticsView(appearance, book, aliases, games), ScrollArea()
        self._left, self.nothing, self.empty = QWidget(), Label(wrap=True), Label(wrap=True)
        self._told = QTimer(self, singleShot=True, interval=TOLD_MS)
        self._lay_out()
        self._connect()
        self.retranslate()

    def open_leaf(self) -> None:
        if self.has_changed(self._book.index, self._aliases):
            self._show_all()
        self.tables.open()
        later(self, self.strip.begin)

    def _show_all(self) -> None:
        """Show the list anew; the chosen row stays chosen as far as it is still there."""
        chosen = self.sheet.person if self._on_one else None
        self._show(None if chosen is None else (chosen.name, chosen.computer))

    @property
    def _on_one(self) -> bool:
        """Whether one player is chosen, not all of them."""
        row = self.list.currentIndex().row()
        return 0 <= row < len(self.list.things) and self.list.things[row] is not None

    def retranslate(self) -> None:
        self.search_field.ask(self.tr("Find a player"), "")
        self.search_field.setAccessibleName(self.tr("Find a player"))
        self.list.setAccessibleName(self.tr("Players"))
        self.take_back.setText(self.tr("Undo the name change"))
        self.nothing.setText(self.tr("No player with this name."))
        self.empty.setText(self.tr("No players yet. Statistics appear after the first match."))

    def _show(self, chosen: tuple[str, bool] | None) -> None:
        found = people(self._book.index, self._aliases.called, self.search_field.text())
        unplayed = not found and not self.search_field.text()
        self.empty.setVisible(unplayed)
        self._left.setVisible(not unplayed)
        if not found and self.list.hasFocus():
            self.search_field.setFocus(Qt.FocusReason.OtherFocusReason)
        whole: list[PersonEntry | None] = [None] if found and not self.search_field.text() else []
        rows = [row for row, one in enumerate(found) if (one.name, one.computer) == chosen]
        self.list.show_things([*whole, *found], len(whole) + rows[0] if rows else 0)
        self.list.setVisible(bool(found))
        self.nothing.setVisible(not found)
        if unplayed:
            self.roll.hide()
            self.statistics_roll.hide()
        self.retranslate()

    def _words(self, one: PersonEntry | None) -> RosterRow:
        if one is None:
            return RosterRow(self.tr("All players"), self.tr("statistics side by side"))
        number = self.tr("%n matches", "", one.matches) if one.matches else self.tr("no finished matches yet")
        second = self.tr("computer, {matches}").format(matches=number) if one.computer else number
        return RosterRow(one.name, second, self._dates.when(one.last / 1e9), one.symbol)

    def _reach(self, row: int) -> None:
        person = self.list.things[row]
        self.roll.setVisible(person is not None)
        self.statistics_roll.setVisible(person is None)
        if person is None:
            self.statistics.refresh()
        else:
            self.sheet.show_person(person)

    def _refresh(self) -> None:
        """Show the statistics that have been counted since, of all players or of the chosen one."""
        self.sheet.refresh() if self._on_one else self.statistics.refresh()

    def _seek(self) -> None:
        self._show_all()
        self._told.start()

    def _tell(self) -> None:
        number = self.tr("%n players", "", sum(one is not None for one in self.list.things))
        send_announcement(self.list, number)

    def _rename(self, to: str) -> None:
        """Rename the selected person; if another person has that name, both become one."""
        person = self.sheet.person
        if person is None or not self._may_join(person, to):
            return
        known, before = self._aliases.known, dict.fromkeys(self._aliases.written(person.name), person.name)
        try:
            kept = self._aliases.rename(person.name, to)
        except OSError as error:
            reason = error.strerror or str(error)
            self._notice.show_text(self.tr("The name could not be saved: {reason}.").format(reason=reason))
            return
        self.sheet.end_renaming()
        if self._aliases.known != known:
            self._before = before
            self.take_back.show()
        self._show((kept, False))
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _may_join(self, person: PersonEntry, to: str) -> bool:
        """Whether two people may be joined; not if they ever sat at the same table, which is reported."""
        mine, other = self._aliases.written(person.name), self._aliases.written(to.strip())
        if to.strip() in ("", person.name) or not met(self._book.index, mine, other):
            return True
        words = self.tr("{one} and {other} have played in the same match, so they must be two different players.")
        self._notice.show_text(words.format(one=person.name, other=to.strip()))
        return False

    def _take_back(self) -> None:
        if self._before is None:
            return
        try:
            self._aliases.set_names(self._before)
        except OSError as error:
            reason = error.strerror or str(error)
            self._notice.show_text(self.tr("The name could not be saved: {reason}.").format(reason=reason))
            return
        self._before = None
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self.take_back.hide()
        self._show_all()

    def _offer(self) -> None:
        """Open a menu of the other people, the latest first, to join one of them."""
        button, person = self.sheet.join, self.sheet.person
        others = [one for one in people(self._book.index, self._aliases.called) if not one.computer and one != person]
        if not others:
            self._notice.show_text(self.tr("There are no other players yet."))
            return
        menu = button.new_menu()
        wire(menu, "aboutToHide()", menu, "deleteLater()")
        for one in others[:_MOST_NAMES]:
            action = menu.addAction(one.name.replace("&", "&&"))
            action.triggered.connect(lambda _=False, name=one.name: self._rename(name))
        button.pop_up(menu, button.mapToGlobal(QPoint(0, button.height())))

    def _want(self, game: str) -> None:
        assert self.sheet.person is not None, "a game of somebody was chosen"
        first, *more = self.sheet.names
        computer = self.sheet.person.computer
        self.wanted.emit(SearchQuery(game=game) if computer else SearchQuery(game=game, person=first, also=tuple(more)))

    def _connect(self) -> None:
        self.list.reached.connect(self._reach)
        self.search_field.textChanged.connect(self._seek)
        self.strip.counted.connect(self._refresh)
        self._told.timeout.connect(self._tell)
        self.sheet.renamed.connect(self._rename)
        self.sheet.join_asked.connect(self._offer)
        self.sheet.game_chosen.connect(self._want)
        self.sheet.ladder.record_chosen.connect(self.record_wanted)
        self.sheet.ladder.begun.connect(self.begun)
        self.tables.begun.connect(self.table_begun)
        self.take_back.clicked.connect(self._take_back)

    def _lay_out(self) -> None:
        self.take_back.hide()
        for label in (self.nothing, self.empty):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.roll.setWidget(self.sheet)
        self.statistics_roll.setWidget(self.statistics)
        column = column_layout(self.search_field, self.nothing, spacing=10, margins=(20, 16, 10, 12))
        column.addWidget(self.list, 1)
        column.addWidget(self.take_back)
        column.addWidget(self.tables)
        column.addWidget(self.strip)
        self._left.setLayout(column)
        self.list.setMinimumHeight(_LEAST)
        both = QWidget()
        both.setLayout(row_layout(self.empty, self.statistics_roll, self.roll, spacing=0))
        self.hold(TwoPageView(self._appearance, self._left, both, PageSizeRule(self._left, *_LEFT, _SHARE, _HIGH)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if book_commands.SEARCH.is_pressed(event):
            self.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif book_commands.PUT_BACK.is_pressed(event):
            self._take_back()
        elif event.key() in book_commands.NAME.codes:
            self.sheet.begin_renaming()
        elif event.key() == Qt.Key.Key_Escape and self.search_field.text():
            self.search_field.clear()
        elif event.text().isprintable() and event.text().strip() and self.list.hasFocus():
            self.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search_field.insert(event.text())
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
