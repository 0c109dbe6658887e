"""Statistics of one person: right page of the people section."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from garden_desktop.core.game import Game
from garden_desktop.core.record import LONGEST_NAME
from garden_desktop.core.text import Name
from garden_desktop.hotseat.analysis import default_cache
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.figures.participation import PersonFilter
from garden_desktop.hotseat.book.figures.people import HeadToHead, LuckCollector, PersonEntry, luck_of, pairs
from garden_desktop.hotseat.book.figures.person import GameFigures, PersonFigures, person_figures
from garden_desktop.hotseat.book.figures.statistic_counter import StatisticTotal, statistic_totals
from garden_desktop.hotseat.book.names_and_notes import Aliases
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.ui.book.formatters import StatisticFormatter, figure_text
from garden_desktop.ui.book.match_detail_view import PersonDisc
from garden_desktop.ui.book.people.panels import LadderPanel, LuckAnalysisBar, StatisticCard
from garden_desktop.ui.book.tables.cells import DiscMark, GameMark, HeadToHeadMark, StatisticsCell
from garden_desktop.ui.book.tables.table import StatisticsPanel, StatisticsTable
from garden_desktop.ui.kit.buttons.menus import MenuButton
from garden_desktop.ui.kit.buttons.painted import QuietButton
from garden_desktop.ui.kit.buttons.segmented import SegmentedControl
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.layout.layouts import column_layout, flowing, row_layout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.lines import NameField
from garden_desktop.ui.kit.text.translations import format_message, grouped

LAST: Final = 20
"""Number of matches in the filter "last matches"."""
_MOST_PAIRS: Final = 12
_WIDE: Final = 720
"""Page width in pixels at 100 % below which the cards are stacked."""


class PersonSheet(QWidget):
    """Statistics of one person.

    Signals: `renamed` with the new name, `join_asked` to offer other people, `game_chosen` with a game.
    """

    renamed = Signal(str)
    join_asked = Signal()
    game_chosen = Signal(str)

    def __init__(
        self, appearance: Appearance, shelf: MatchRepository, book: Book, aliases: Aliases, games: Mapping[str, Game]
    ) -> None:
        super().__init__()
        self._appearance, self._book, self._aliases, self._games = appearance, book, aliases, games
        self._words = StatisticFormatter(self)
        self.person: PersonEntry | None = None
        self.found: PersonFigures | None = None
        self._pairs: Sequence[HeadToHead] = ()
        self._counted: Mapping[str, Sequence[StatisticTotal]] = {}
        self.disc = PersonDisc(appearance, 0, 64)
        self.name, self.span_of = Label(wrap=True), Label(wrap=True)
        self.field = NameField()
        self.span = SegmentedControl(appearance, [("all", ""), ("year", ""), ("last", "")])
        self.rename = QuietButton(appearance, height=34)
        self.join = MenuButton(appearance, height=34)
        self.cards = tuple(StatisticCard(appearance) for _ in range(4))
        self.games = StatisticsPanel(appearance, StatisticsTable(appearance, 2, 3))
        self.pairs = StatisticsPanel(appearance, StatisticsTable(appearance, 1))
        self.ladder = LadderPanel(appearance, book)
        self.luck = LuckAnalysisBar(appearance, LuckCollector(shelf, book, default_cache()))
        self._lay_out()
        self._connect()
        self.retranslate()

    def show_person(self, person: PersonEntry) -> None:
        """Show a person: their own statistics at once, slower ones afterwards."""
        other = self.person is None or (person.name, person.computer) != (self.person.name, self.person.computer)
        self.person = person
        if other:
            self.end_renaming()
            self._pairs, self._counted = (), {}
        index, whose = self._book.index, self._whose
        self.found = index.once(whose, lambda: person_figures(index, whose, self._games))
        self.retranslate()
        later(self, self._show_more)

    @property
    def names(self) -> tuple[str, ...]:
        """All names of this person in records."""
        if self.person is None:
            return ()
        return (self.person.name,) if self.person.computer else self._aliases.written(self.person.name)

    def begin_renaming(self) -> None:
        """Show the name field."""
        if self.person is None or self.person.computer:
            return
        self.field.setText(self.person.name)
        self.name.hide()
        self.field.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def end_renaming(self) -> None:
        """Hide the name field and show the stored name."""
        if self.field.hasFocus():
            self.rename.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.hide()
        self.name.show()

    @property
    def _whose(self) -> PersonFilter:
        """Filter for the person and the selected period."""
        year = time.localtime().tm_year if self.span.value == "year" else 0
        last = LAST if self.span.value == "last" else 0
        return PersonFilter(self.names, self.person is not None and self.person.computer, year, last)

    def _show_more(self) -> None:
        """Show the slower statistics: head-to-head results, and those of each game."""
        if self.person is None or self.found is None:
            return
        index, known, whose = self._book.index, self._games, self._whose
        self._counted = {
            one.game: statistic_totals(index, whose, known[one.game].figures, one.game)
            for one in self.found.games
            if one.game in known
        }
        self._say_games(self.found)
        self.ladder.show_ladder(known, whose.names, self.person)
        self.luck.show_whose(whose)
        self._pairs = pairs(index, whose, self._aliases.called, known)
        self._say_pairs()

    def retranslate(self) -> None:
        self.span.set_words([self.tr("All time"), self.tr("This year"), self.tr("Last 20")])
        self.span.set_name(self.tr("Time period"))
        self.rename.setText(self.tr("Rename"))
        self.join.setText(self.tr("Merge with…"))
        self.field.setAccessibleName(self.tr("Name"))
        person, found = self.person, self.found
        if person is None:
            return
        self.disc.show_symbol(person.symbol)
        self.name.setText(person.name)
        for button in (self.rename, self.join):
            button.setVisible(not person.computer)
        for part in (*self.cards, self.games, self.pairs):
            part.setVisible(found is not None)
        if found is None:
            self.ladder.hide()
            self.luck.hide()
        if found is None:
            unplayed, idle = self.tr("no finished matches yet"), self.tr("no matches in this period")
            self.span_of.setText(unplayed if self.span.value == "all" else idle)
            return
        self.span_of.setText(self._words.span(found))
        self._say_cards(found)
        self._say_games(found)
        self._say_pairs()

    def _say_cards(self, found: PersonFigures) -> None:
        wins, words = found.wins, self._words
        number = words.percent(wins.value) if wins.has_enough_matches else grouped(wins.part) if wins.whole else "–"
        of = (
            self.tr("{part} of {whole} competitive matches").format(part=grouped(wins.part), whole=grouped(wins.whole))
            if wins.whole
            else ""
        )
        self.cards[0].show_statistic(
            self.tr("Wins"), number, of, words.range(wins) or self.tr("no competitive matches yet")
        )
        self.cards[1].show_statistic(self.tr("Average rank"), *words.places(found.places))
        self.cards[2].show_statistic(self.tr("Longest streak"), *words.run(found.longest, found.now))
        self._say_luck()

    def _say_luck(self) -> None:
        self.cards[3].show_statistic(
            self.tr("Luck and skill"), *self._words.luck(luck_of(self._book.index, self._whose))
        )

    def _say_games(self, found: PersonFigures) -> None:
        share, best = self.tr("Win rate"), self.tr("Best results")
        heads = [self.tr("Game"), self.tr("Won"), share, best]
        self.games.table.show_cells(heads, [self._game_row(one) for one in found.games])
        self.games.set_texts(
            self.tr("By game"),
            self.tr("Bar: win rate. Line: 95% confidence interval. Yellow mark: expected average."),
        )

    def _game_row(self, one: GameFigures) -> list[StatisticsCell]:
        game, words = self._games.get(one.game), self._words
        title = one.game if game is None else format_message(game.info.title, str)
        number = self.tr("%n matches", "", one.matches)
        counted = [figure_text(each) for each in self._counted.get(one.game, ())]
        best = self.tr("best {score}").format(score=grouped(one.best))
        return [
            StatisticsCell(title, GameMark(one.game), number),
            StatisticsCell(words.of(one.wins) if one.wins.whole else "–", right=True),
            StatisticsCell(words.share(one.wins), one.wins),
            StatisticsCell(best, None, counted[0] if counted else "", ", ".join((best, *counted))),
        ]

    def _say_pairs(self) -> None:
        if self.person is None:
            return
        heads = [self.tr("Other player"), self.tr("Who ranked higher"), self.tr("Ahead : behind")]
        self.pairs.table.show_cells(heads, [self._pair_row(pair) for pair in self._pairs[:_MOST_PAIRS]])
        beside = self.tr("{name} : other player").format(name=Name(self.person.name))
        more, below = len(self._pairs) - _MOST_PAIRS, self.tr("Faded bars: fewer than 10 matches together.")
        if more > 0:
            further = self.tr("%n more players have fewer matches.", "", more)
            below = f"{below} {further}"
        self.pairs.set_texts(self.tr("Who ranked higher"), beside, below)
        self.pairs.setVisible(bool(self._pairs))

    def _pair_row(self, pair: HeadToHead) -> list[StatisticsCell]:
        assert self.person is not None, "its row is shown"
        level = pair.matches - pair.ahead - pair.behind
        said = self.tr("%n matches, ahead in {ahead}, behind in {behind}", "", pair.matches)
        versus = HeadToHeadMark(pair.ahead, pair.behind, level, (self.person.symbol, pair.symbol))
        return [
            StatisticsCell(pair.other, DiscMark(pair.symbol)),
            StatisticsCell(said.format(ahead=grouped(pair.ahead), behind=grouped(pair.behind)), versus),
            StatisticsCell(f"{grouped(pair.ahead)} : {grouped(pair.behind)}", right=True, bold=True),
        ]

    def _connect(self) -> None:
        self.span.chosen.connect(self.refresh)
        self.luck.told.connect(self._say_luck)
        self.rename.clicked.connect(self.begin_renaming)
        self.join.clicked.connect(self.join_asked)
        self.field.returnPressed.connect(lambda: self.renamed.emit(self.field.text()))
        self.field.left.connect(self.end_renaming)
        self.games.table.chosen.connect(self._choose_game)

    def refresh(self) -> None:
        """Recompute and show the statistics."""
        if self.person is not None:
            self.show_person(self.person)

    def _choose_game(self, row: int) -> None:
        if self.found is not None:
            self.game_chosen.emit(self.found.games[row].game)

    def _lay_out(self) -> None:
        self.name.setProperty("role", "day")
        self.field.setMaxLength(LONGEST_NAME)
        self.field.hide()
        self.span_of.setProperty("role", "small")
        self._head = row_layout(self.disc, column_layout(self.name, self.field, self.span_of, spacing=0), spacing=14)
        self._head.setStretch(1, 1)
        verbs = flowing(self.span, self.rename, self.join)
        self._cards = row_layout(*self.cards, spacing=10)
        self.setObjectName("page")
        self.setLayout(
            column_layout(
                self._head,
                verbs,
                self._cards,
                self.luck,
                self.games,
                self.ladder,
                self.pairs,
                None,
                spacing=10,
                margins=(24, 14, 20, 14),
            )
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= px(_WIDE)
        self._cards.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
