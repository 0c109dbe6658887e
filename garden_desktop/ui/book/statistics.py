"""Statistics of all players side by side, for all games or one, and their wins over time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.core.game import Game
from garden_desktop.core.table import Plot, PlotLine
from garden_desktop.core.tally import Statistic
from garden_desktop.core.text import QT_TRANSLATE_NOOP, SideName
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.figures.people import PlayerRow, counted_by_all, curves, everybody
from garden_desktop.hotseat.book.figures.statistic_counter import StatisticTotal
from garden_desktop.hotseat.book.names_and_notes import Aliases
from garden_desktop.ui.book.formatters import DateFormatter, StatisticFormatter, what_of
from garden_desktop.ui.book.tables.cells import DiscMark, StatisticsCell
from garden_desktop.ui.book.tables.table import StatisticsPanel, StatisticsTable
from garden_desktop.ui.kit.buttons.segmented import SegmentedControl
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS
from garden_desktop.ui.kit.text.translations import by_name, format_message, grouped
from garden_desktop.ui.match.side_panel.tabs import PlotPanel

MOST: Final = 30
"""Maximum number of listed players, those with the most matches."""
LINES: Final = 6
"""Maximum number of players in the plot."""
_HIGH: Final = 280


class StatisticsView(QWidget):
    """Table and chart of all players, for the game chosen above them; what that game counts has columns of its own."""

    def __init__(self, appearance: Appearance, book: Book, aliases: Aliases, games: Mapping[str, Game]) -> None:
        super().__init__()
        self._book, self._aliases, self._games = book, aliases, games
        self._words, self._dates = StatisticFormatter(self), DateFormatter(self)
        self._people: Sequence[PlayerRow] = ()
        self._counted: Mapping[tuple[str, bool], Sequence[StatisticTotal]] = {}
        self.game = SegmentedControl(appearance, [("", ""), *((key, "") for key in games)], px=15)
        self.table = StatisticsPanel(appearance, StatisticsTable(appearance, 3))
        self.plot = PlotPanel(appearance, "")
        self._lay_out()
        self.game.chosen.connect(self.refresh)
        self.retranslate()

    def retranslate(self) -> None:
        titles = [format_message(game.info.title, str) for game in self._games.values()]
        self.game.set_words([self.tr("All games"), *titles])
        self.game.set_name(self.tr("Game"))
        self._say_table()

    def refresh(self) -> None:
        """Show the matches that are in the book now: the table at once, a moment later what takes longer."""
        found = everybody(self._book.index, self._aliases.called, self._games, self.game.value)
        alphabet = by_name()
        self._people = sorted(found, key=lambda one: (one.computer, -one.matches, alphabet(one.name)))
        self._counted = {}
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
        share, place = self.tr("Win rate"), self.tr("Average rank")
        heads = [self.tr("Player"), self.tr("Matches"), self.tr("Competitive wins"), share, place]
        if self.game.value:
            heads += [self.tr("Best"), *(format_message(figure.label, str) for figure in self._figures)]
        self.table.table.show_cells(heads, [self._row(one) for one in self._people[:MOST]])
        beside = self.tr("Bar: win rate. Line: 95% confidence interval. Yellow mark: expected average.")
        below, more = "", len(self._people) - MOST
        if not self._people:
            below = self.tr("No finished matches of this game yet.")
        elif more > 0:
            below = self.tr("%n more players have fewer matches.", "", more)
        self.table.set_texts(self.tr("All players"), beside, below)

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
        self.plot.setMinimumHeight(_HIGH)
        self.plot.hide()  # until the table is seen: the first plot takes long
        self.setObjectName("page")
        self.setLayout(
            column_layout(
                row_layout(self.game, None), self.table, self.plot, None, spacing=12, margins=(24, 14, 20, 14)
            )
        )

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
WINS: Final = QT_TRANSLATE_NOOP("book", "Competitive wins, total by month")
MONTH: Final = QT_TRANSLATE_NOOP("book", "Month")
NOTE: Final = QT_TRANSLATE_NOOP("book", "Only months with matches, from {first} to {last}.")
