"""Tab of matches: all matches, or the sessions in which they were played, each with its standing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QStackedWidget, QWidget

from garden_desktop.core.game import Game
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.figures.evenings import (
    GameNight,
    NightResult,
    evenings,
    records_of,
    season_after,
    standing,
)
from garden_desktop.hotseat.book.index import IndexEntry
from garden_desktop.hotseat.book.names_and_notes import Aliases
from garden_desktop.ui.book.book_tabs import BookSection, PageSizeRule, TwoPageView
from garden_desktop.ui.book.formatters import DateFormatter, begun
from garden_desktop.ui.book.tables.cells import DiscMark, GameMark, StatisticsCell
from garden_desktop.ui.book.tables.roster import RosterRow, RosterView
from garden_desktop.ui.book.tables.table import StatisticsPanel, StatisticsTable
from garden_desktop.ui.kit.buttons.segmented import SegmentedControl
from garden_desktop.ui.kit.layout.layouts import column_layout
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import by_name, format_message, grouped, join_list

# Right page: one evening


MOST: Final = 40
"""Maximum number of listed matches of an evening."""


class EveningSheet(QWidget):
    """Standing and matches of one evening. `record_chosen` is emitted with the record of a chosen match."""

    record_chosen = Signal(object)

    def __init__(self, appearance: Appearance, book: Book, aliases: Aliases, games: Mapping[str, Game]) -> None:
        super().__init__()
        self._book, self._aliases, self._games = book, aliases, games
        self._dates = DateFormatter(self)
        self.evening: GameNight | None = None
        self._stands: Sequence[NightResult] = ()
        self._entries: Sequence[IndexEntry] = ()
        self.title, self.headline = Label(wrap=True), Label(wrap=True)
        self.standing = StatisticsPanel(appearance, StatisticsTable(appearance, 1))
        self.matches = StatisticsPanel(appearance, StatisticsTable(appearance, 1))
        self.title.setProperty("role", "day")
        self.headline.setProperty("role", "leaders")
        self.setObjectName("page")
        self.setLayout(
            column_layout(
                self.title, self.headline, self.standing, self.matches, None, spacing=12, margins=(24, 14, 20, 14)
            )
        )
        self.matches.table.chosen.connect(lambda row, _: self.record_chosen.emit(self._entries[row].name))

    def show_evening(self, evening: GameNight) -> None:
        """Show an evening; its matches in the order in which they were played."""
        self.evening = evening
        self._stands = in_order(standing(self._book.index, evening, self._aliases.called))
        self._entries = [self._book.entry(name) for name in records_of(self._book.index, evening, MOST)]
        self.retranslate()

    def retranslate(self) -> None:
        if self.evening is None:
            return
        self.title.setText(begun(self._dates.day(self.evening.begun / 1e9)))
        self.headline.setText(self._leaders())
        self._say_standing()
        self._say_matches()

    def _leaders(self) -> str:
        first = [one for one in self._stands if one.place == 1]
        if not first:
            return ""
        names, number = join_list([one.name for one in first]), first[0].points
        if len(first) > 1:
            return self.tr("{names} share the session win with %n points each.", "", number).format(names=names)
        return self.tr("{name} wins the session with %n points.", "", number).format(name=names)

    def _say_standing(self) -> None:
        heads = [self.tr("Rank"), self.tr("Player"), self.tr("Matches"), self.tr("Won"), self.tr("Points")]
        cells = [
            [
                StatisticsCell(str(one.place), right=True),
                StatisticsCell(
                    one.name, DiscMark(one.symbol), self.tr("computer") if one.computer else "", bold=one.place == 1
                ),
                StatisticsCell(grouped(one.matches), right=True),
                StatisticsCell(grouped(one.wins), right=True),
                StatisticsCell(grouped(one.points), right=True, bold=True),
            ]
            for one in self._stands
        ]
        self.standing.table.show_cells(heads, cells)
        below = self.tr("The winner scores one point for each player in the match; every lower place scores one less.")
        self.standing.set_texts(self.tr("Scores"), "", below)

    def _say_matches(self) -> None:
        heads = [self.tr("Game"), self.tr("Players by rank"), self.tr("Started"), self.tr("Duration")]
        self.matches.table.show_cells(heads, [self._match_row(entry) for entry in self._entries])
        seasons = [line for entry in self._entries if (line := self._season(entry))]
        assert self.evening is not None, "its matches are shown"
        more = self.evening.number - len(self._entries)
        self.matches.set_texts(self.tr("Matches"), self.tr("and %n more", "", more) if more else "", "\n".join(seasons))

    def _match_row(self, entry: IndexEntry) -> list[StatisticsCell]:
        game = self._games.get(entry.game)
        title = entry.game if game is None else format_message(game.info.title, str)
        told = season_after(self._games, entry)
        month = "" if told is None else format_message(told[1].games[told[0]][0], str)
        return [
            StatisticsCell(title, GameMark(entry.game), month),
            StatisticsCell(self._people(entry)),
            StatisticsCell(self._dates.time(entry.begun / 1e9), right=True),
            StatisticsCell(self._dates.length(entry), right=True),
        ]

    def _people(self, entry: IndexEntry) -> str:
        seats = range(len(entry.seats))
        if len(entry.ranks) < len(entry.seats) or len(entry.scores) < len(entry.seats):
            return join_list([self._called(entry, seat) for seat in seats])
        ranked = sorted(seats, key=lambda seat: entry.ranks[seat])
        return join_list([f"{self._called(entry, seat)} {grouped(entry.scores[seat])}" for seat in ranked])

    def _called(self, entry: IndexEntry, side: int) -> str:
        """Return the display name of a side; for a side without a seat (automa) the name its game gives it."""
        if side < len(entry.seats):
            sits = entry.seats[side]
            return self._aliases.called(sits.name) if sits.who == "human" else sits.name
        modes = [] if entry.game not in self._games else self._games[entry.game].info.modes
        automa = next((mode.automa for mode in modes if mode.automa and mode.key == entry.options.get("mode")), None)
        return "" if automa is None else format_message(automa, str)

    def _season(self, entry: IndexEntry) -> str:
        """Return the standing of a season after a match; "" if none was played."""
        told = season_after(self._games, entry)
        if told is None:
            return ""
        at, series = told
        month = format_message(series.games[at][0], str)
        words = self.tr("Season, {month} (match {number} of {all}). {standing}")
        told_by = format_message(series.standing, lambda side: self._called(entry, side))
        return words.format(month=month, number=at + 1, all=len(series.games), standing=told_by)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def in_order(stands: Sequence[NightResult]) -> Sequence[NightResult]:
    """Sort results by place, then wins, then alphabetically."""
    alphabet = by_name()
    return sorted(stands, key=lambda one: (one.place, -one.wins, alphabet(one.name)))


_LEAST: Final = 120
_SHARE: Final = 0.3
_HIGH: Final = 0.22
_LEFT: Final = (290, 410)
"""Minimum and maximum width of the left page in pixels at 100 %."""


class EveningsPage(BookSection):
    """Section with all evenings. `wanted` is emitted with a match to be shown in the list of matches."""

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
        if not self.has_changed(self._book.index, self._aliases):
            return
        found, chosen = evenings(self._book.index), self.sheet.evening
        rows = [row for row, one in enumerate(found) if chosen is not None and one.begun == chosen.begun]
        self.list.show_things(found, rows[0] if rows else 0)
        self.list.setVisible(bool(found))
        self.roll.setVisible(bool(found))
        self.nothing.setVisible(not found)

    def retranslate(self) -> None:
        self.list.setAccessibleName(self.tr("Sessions"))
        self.nothing.setText(self.tr("No sessions yet. Play two matches in a row to start one."))

    def _words(self, one: GameNight) -> RosterRow:
        stands = in_order(standing(self._book.index, one, self._aliases.called))
        told = ", ".join(f"{stand.name} {grouped(stand.points)}" for stand in stands)
        return RosterRow(self._dates.near(one.begun / 1e9), told, self.tr("%n matches", "", one.number))

    def _lay_out(self) -> None:
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.roll.setWidget(self.sheet)
        left, self.left_column = QWidget(), column_layout(self.nothing, spacing=8, margins=(20, 16, 10, 12))
        self.left_column.addWidget(self.list, 1)
        left.setLayout(self.left_column)
        self.list.setMinimumHeight(_LEAST)
        self.hold(TwoPageView(self._appearance, left, self.roll, PageSizeRule(left, *_LEFT, _SHARE, _HIGH)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


MATCHES: Final = "matches"
SESSIONS: Final = "sessions"


class MatchesSection(BookSection):
    """First tab: all matches, or the sessions in which they were played, chosen by a control above the left page.

    Only the list of all matches exists at first; the sessions are made when they are first chosen. `switched` is
    emitted when the person has chosen the other view.
    """

    switched = Signal()

    def __init__(self, appearance: Appearance, make_sessions: Callable[[], EveningsPage]) -> None:
        super().__init__()
        self._make_sessions = make_sessions
        self._matches: tuple[TwoPageView, QBoxLayout] | None = None
        self.sessions: EveningsPage | None = None
        self.view = SegmentedControl(appearance, [(MATCHES, ""), (SESSIONS, "")])
        self._stack = QStackedWidget()
        self.setLayout(column_layout(self._stack, spacing=0))
        self.view.chosen.connect(self._switch)
        self.retranslate()

    def set_matches(self, view: TwoPageView, column: QBoxLayout) -> None:
        """Hold the two pages of the list of all matches; `column` is the layout of its left page."""
        self._matches = (view, column)
        self._stack.addWidget(view)
        column.insertWidget(0, self.view, 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def on_sessions(self) -> bool:
        return self.view.value == SESSIONS

    @property
    def fold(self) -> int:
        if self.on_sessions and self.sessions is not None:
            return self.sessions.fold
        return self._matches[0].fold if self._matches is not None else 0

    def show_view(self, view: str) -> None:
        """Show MATCHES or SESSIONS."""
        if self.view.value != view:
            self.view.choose(view)
            self._switch()

    def open_leaf(self) -> None:
        if self.on_sessions and self.sessions is not None:
            self.sessions.open_leaf()

    def _switch(self) -> None:
        """Show the chosen view, with the control moved above its left page."""
        assert self._matches is not None, "set before anything is chosen"
        focused = self.view.isAncestorOf(self.window().focusWidget() or self)
        page, column = self._matches
        shown: QWidget = page
        if self.on_sessions:
            if self.sessions is None:
                self.sessions = self._make_sessions()
                self._stack.addWidget(self.sessions)
            shown, column = self.sessions, self.sessions.left_column
        # a widget that changes its parent loses the keyboard
        column.insertWidget(0, self.view, 0, Qt.AlignmentFlag.AlignLeft)
        self._stack.setCurrentWidget(shown)
        self.open_leaf()
        self.view.show()
        if focused:
            self.view.segment(self.view.value).setFocus(Qt.FocusReason.OtherFocusReason)
        self.switched.emit()

    def retranslate(self) -> None:
        self.view.set_words([self.tr("All matches"), self.tr("Sessions")])
        self.view.set_name(self.tr("Show"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
