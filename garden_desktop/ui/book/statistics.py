"""Statistics page: comparison of all players, for all games or one, and a plot of wins over time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

from garden_desktop.core.game import Game
from garden_desktop.core.table import Plot, PlotLine
from garden_desktop.core.tally import Statistic
from garden_desktop.core.text import QT_TRANSLATE_NOOP, SideName
from garden_desktop.hotseat.analysis import usual
from garden_desktop.hotseat.book.aliases import Aliases
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.figures.people import PlayerRow, counted_by_all, curves, everybody
from garden_desktop.hotseat.book.figures.statistic_counter import StatisticCounter, StatisticTotal
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.ui.book.book_tabs import BookSection
from garden_desktop.ui.book.formatters import DateFormatter, StatisticFormatter, what_of
from garden_desktop.ui.book.tables.cells import DiscMark, StatisticsCell
from garden_desktop.ui.book.tables.table import CountProgressBar, StatisticsPanel, StatisticsTable
from garden_desktop.ui.kit.buttons.segmented import SegmentedControl
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import by_name, format_message, grouped
from garden_desktop.ui.match.side_panel.plot_tab import PlotPanel

MOST: Final = 30
"""Maximum number of listed players, those with the most matches."""
LINES: Final = 6
"""Maximum number of players in the plot."""
_HIGH: Final = 280


class StatisticsPage(BookSection):
    """Section with the comparison of players; a game chosen at the top adds its own columns."""

    def __init__(
        self, appearance: Appearance, shelf: MatchRepository, book: Book, aliases: Aliases, games: Mapping[str, Game]
    ) -> None:
        super().__init__()
        self._book, self._aliases, self._games = book, aliases, games
        self._words, self._dates = StatisticFormatter(self), DateFormatter(self)
        self._people: Sequence[PlayerRow] = ()
        self._counted: Mapping[tuple[str, bool], Sequence[StatisticTotal]] = {}
        self.game = SegmentedControl(appearance, [("", ""), *((key, "") for key in games)], px=15)
        self.table = StatisticsPanel(appearance, StatisticsTable(appearance, 3))
        self.plot = PlotPanel(appearance, "")
        self.strip = CountProgressBar(appearance, StatisticCounter(shelf, book, games, usual()))
        self.nothing, self.body, self._roll = Label(wrap=True), QWidget(), ScrollArea()
        self._lay_out()
        self.game.chosen.connect(self._show)
        self.strip.counted.connect(self._show)
        self.retranslate()

    def open_leaf(self) -> None:
        if self.is_other(self._book.index, self._aliases):
            self._show()
        later(self, self.strip.begin)

    def retranslate(self) -> None:
        titles = [format_message(game.info.title, str) for game in self._games.values()]
        self.game.set_words([self.tr("All games"), *titles])
        self.game.set_name(self.tr("Game"))
        self.nothing.setText(self.tr("No match yet: nothing to count."))
        self._say_table()

    def _show(self) -> None:
        """Show the table at once, and the slower parts afterwards."""
        found = everybody(self._book.index, self._aliases.called, self._games, self.game.value)
        alphabet = by_name()
        self._people = sorted(found, key=lambda one: (one.computer, -one.matches, alphabet(one.name)))
        self._counted = {}
        unplayed = not self._people and not self.game.value
        self.nothing.setVisible(unplayed)
        self._roll.setVisible(not unplayed)
        self._say_table()
        later(self, self._show_more)

    def _show_more(self) -> None:
        called, game = self._aliases.called, self.game.value
        if game:
            self._counted = counted_by_all(self._book.index, called, self._figures, game)
            self._say_table()
        drawn = [one for one in self._people if not one.computer and one.wins.whole][:LINES]
        months, lines = curves(self._book.index, called, self._games, game, drawn)
        players = [Player(one.name, SEAT_SYMBOLS[one.symbol]) for one in lines]
        self.plot.setVisible(len(months) > 1)
        shown = tuple(
            PlotLine(
                WHO.of(who=SideName(side)),
                tuple((float(at), float(sum_)) for at, sum_ in enumerate(one.wins)),
                side=side,
            )
            for side, one in enumerate(lines)
        )
        if len(months) > 1:
            first, last = (self._dates.month(month) for month in (months[0], months[-1]))
            steps = tuple(map(self._dates.short_month, months))
            note = NOTE.of(first=first, last=last)
            self.plot.show_plots([Plot(WINS, MONTH, shown, note=note, steps=steps)], players)

    @property
    def _figures(self) -> Sequence[Statistic]:
        return self._games[self.game.value].figures if self.game.value else ()

    def _say_table(self) -> None:
        share, place = self.tr("Share of wins"), self.tr("Average place")
        heads = [self.tr("Who"), self.tr("Matches"), self.tr("Won with others"), share, place]
        if self.game.value:
            heads += [self.tr("Best"), *(format_message(figure.label, str) for figure in self._figures)]
        self.table.table.show_cells(heads, [self._row(one) for one in self._people[:MOST]])
        beside = self.tr("bar: share of wins; ink: where it may really be, 95 %; yellow: even share")
        below, more = "", len(self._people) - MOST
        if not self._people:
            below = self.tr("Nobody has finished a match of this game yet.")
        elif more > 0:
            below = self.tr("%n more sat there less often.", "", more)
        self.table.set_texts(self.tr("Everybody"), beside, below)

    def _row(self, one: PlayerRow) -> list[StatisticsCell]:
        words = self._words
        cells = [
            StatisticsCell(one.name, DiscMark(one.symbol), self.tr("computer") if one.computer else ""),
            StatisticsCell(grouped(one.matches), right=True),
            StatisticsCell(words.of(one.wins) if one.wins.whole else "–", right=True),
            StatisticsCell(words.share(one.wins), one.wins),
            StatisticsCell(words.decimal(one.place) if one.place else "–", right=True),
        ]
        if not self.game.value:
            return cells
        told = {each.figure.key: each for each in self._counted.get((one.name, one.computer), ())}
        return [
            *cells,
            StatisticsCell(grouped(one.best), right=True),
            *(_cell(told.get(figure.key)) for figure in self._figures),
        ]

    def _lay_out(self) -> None:
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.plot.setMinimumHeight(_HIGH)
        self.plot.hide()  # the first plot is slow: show the table before
        self.body.setObjectName("page")
        self.body.setLayout(
            column_layout(row_layout(self.game, None), self.table, self.plot, None, spacing=12, margins=(0, 0, 10, 0))
        )
        self._roll.setWidget(self.body)
        whole = column_layout(self.nothing, spacing=6, margins=(24, 16, 14, 12))
        whole.addWidget(self._roll, 1)
        whole.addWidget(self.strip)
        self.setLayout(whole)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            later(self, self._show_more)


def _cell(told: StatisticTotal | None) -> StatisticsCell:
    """Return the cell of a game-specific statistic; a favourite with its count below."""
    if told is None:
        return StatisticsCell("–")
    if told.figure.way == "favourite":
        return StatisticsCell(what_of(told), None, f"{grouped(told.number)} ×")
    return StatisticsCell(grouped(told.number))


WHO: Final = QT_TRANSLATE_NOOP("book", "{who}")
WINS: Final = QT_TRANSLATE_NOOP("book", "Wins with others, added up month by month")
MONTH: Final = QT_TRANSLATE_NOOP("book", "Month")
NOTE: Final = QT_TRANSLATE_NOOP("book", "Only months in which somebody played, from {first} to {last}.")
