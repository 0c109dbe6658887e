"""Panels of a person's page: statistic cards, the ladder of a solo game, and the analysis of luck."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.core.child_process import WorkError
from garden_desktop.core.game import Game
from garden_desktop.core.record import Seated
from garden_desktop.core.tally import SoloLadder
from garden_desktop.core.text import Message, without_isolates
from garden_desktop.hotseat.analysis import AnalysisProcess, FinishedMatch
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.figures.participation import PersonFilter
from garden_desktop.hotseat.book.figures.people import LuckCollector, PersonEntry
from garden_desktop.hotseat.book.figures.person import LadderResult, Rungs, rungs
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.book.tables.cells import LadderMark, StatisticsCell
from garden_desktop.ui.book.tables.table import StatisticsPanel, StatisticsTable
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.painted import LinkButton
from garden_desktop.ui.kit.events import later, wire
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message


class StatisticCard(QWidget):
    """Card with a number and its explanation; one accessible text for the whole card."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        read_as(self, "StaticText")
        self._appearance = appearance
        self._title, self._number, self._of, self._note = Label(), Label(), Label(wrap=True), Label(wrap=True)
        self._title.setProperty("role", "small")
        self._note.setProperty("role", "small")
        self._number.setProperty("role", "figure")
        self._of.setProperty("role", "counted")
        line = row_layout(self._number, self._of, spacing=8)
        line.setStretch(1, 1)
        self.setLayout(column_layout(self._title, line, self._note, None, spacing=0, margins=(14, 8, 10, 8)))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        wire(appearance, "changed()", self, "update()")

    def show_statistic(self, title: str, number: str, of: str = "", note: str = "") -> None:
        """Set title, number, the text beside the number, and the note below."""
        for label, words in ((self._title, title), (self._number, number), (self._of, of), (self._note, note)):
            label.setText(words)
        self.setAccessibleName(
            without_isolates(". ".join(part for part in (title, f"{number} {of}".strip(), note) if part))
        )

    @property
    def words(self) -> str:
        """Accessible text of the card."""
        return self.accessibleName()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._appearance.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.line, 1.4))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)


class LadderPanel(StatisticsPanel):
    """Grid of a person's best results against the solo opponent, by level; hidden if there are none."""

    record_chosen = Signal(object)
    begun = Signal(MatchSetup)

    def __init__(self, appearance: Appearance, book: Book) -> None:
        super().__init__(appearance, StatisticsTable(appearance, walls=True))
        self._book = book
        self._person: PersonEntry | None = None
        self._game: Game | None = None
        self._rungs: Rungs = {}
        self.table.chosen.connect(self._choose)
        self.hide()

    @property
    def _ladder(self) -> SoloLadder | None:
        return None if self._game is None else self._game.ladder

    def show_ladder(self, games: Mapping[str, Game], names: Collection[str], person: PersonEntry) -> None:
        """Show the best results of a person."""
        self._person, self._game, self._rungs = person, None, {}
        for key, game in games.items() if not person.computer else ():
            if game.ladder is not None:
                self._game, self._rungs = game, rungs(self._book.index, names, key, game.ladder)
        self.setVisible(bool(self._rungs))
        self.retranslate()

    def retranslate(self) -> None:
        ladder = self._ladder
        if ladder is None or self._person is None or not self._rungs:
            return
        heads = ["", *(format_message(label, str) for _, label in ladder.across.values)]
        rows = [
            [
                StatisticsCell(format_message(up, str)),
                *(self._cell((step, value), across, up) for step, across in ladder.across.values),
            ]
            for value, up in ladder.up.values
        ]
        self.table.show_cells(heads, rows)
        self.set_texts(format_message(ladder.title, str), self._person.name, format_message(ladder.note, str))

    def _cell(self, step: tuple[str, str], across: Message, up: Message) -> StatisticsCell:
        where, best = f"{format_message(up, str)}, {format_message(across, str)}", self._rungs.get(step)
        if best is None:
            return StatisticsCell("", LadderMark(None), said=self.tr("{where}: not played yet").format(where=where))
        return StatisticsCell(_signed(best), LadderMark(best.lead, best.won), said=self._said(where, best))

    def _said(self, where: str, best: LadderResult) -> str:
        words = self.tr("{where}: won, lead {lead}") if best.won else self.tr("{where}: not yet won, {lead}")
        return words.format(where=where, lead=_signed(best))

    def _choose(self, row: int, column: int) -> None:
        """Open the best match of a cell, or start a match at that level if there is none."""
        ladder = self._ladder
        if ladder is None or column == 0:
            return
        step = ladder.across.values[column - 1][0], ladder.up.values[row][0]
        best = self._rungs.get(step)
        if best is not None:
            self.record_chosen.emit(best.record)
        else:
            self._begin(ladder, step)

    def _begin(self, ladder: SoloLadder, step: tuple[str, str]) -> None:
        assert self._game is not None, "it has a ladder"
        assert self._person is not None, "somebody climbs it"
        choices = NewGameState.usual(self._game).with_mode(ladder.mode)
        choices = choices.with_values({ladder.across.option: step[0], ladder.up.option: step[1]})
        choices = choices.with_seat(0, Seated(self._person.name, self._person.symbol))
        self.begun.emit(choices.setup(SystemRandom().randrange(10_000_000)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _signed(best: LadderResult) -> str:
    """Format a lead with its sign, with a real minus sign."""
    return "0" if not best.lead else f"{best.lead:+d}".replace("-", "\N{MINUS SIGN}")


LOOK_MS: Final = 200
"""Interval in ms at which the analysis process is polled."""


class LuckAnalysisBar(QWidget):
    """Bar that tells how many matches have not been analysed, and analyses them on request in another process.

    `told` is emitted after each analysed match.
    """

    told = Signal()

    def __init__(self, appearance: Appearance, looking: LuckCollector) -> None:
        super().__init__()
        self._looking = looking
        self._whose: PersonFilter | None = None
        self._taking: Iterator[None] = iter(())
        self._at: tuple[str, FinishedMatch, AnalysisProcess] | None = None
        self.words, self.button = Label(wrap=True), LinkButton(appearance, px=13)
        self.words.setProperty("role", "small")
        row = row_layout(self.words, self.button)
        row.setStretch(0, 1)
        self.setLayout(row)
        self._clock = QTimer(self, interval=LOOK_MS)
        self._clock.timeout.connect(self._look)
        self.button.clicked.connect(self._turn)
        self.hide()

    @property
    def working(self) -> bool:
        return self._at is not None

    def show_whose(self, whose: PersonFilter) -> None:
        """Set the matches that count; analyses stored earlier are loaded first."""
        if self._whose is None or self._whose.names != whose.names:
            self.stop()
        self._whose, self._taking = whose, self._looking.take_in()
        self.retranslate()
        later(self, self._take_in)

    def stop(self) -> None:
        """Stop the analysis; results so far are kept."""
        self._clock.stop()
        if self._at is not None:
            self._at[2].close()
            self._at = None

    def retranslate(self) -> None:
        left = len(self._looking.waiting(self._whose)) if self._whose is not None else 0
        self.setVisible(left > 0)
        if self.working:
            self.words.setText(self.tr("Analysing, %n matches left", "", left))
            self.button.setText(self.tr("Cancel"))
        else:
            self.words.setText(self.tr("%n matches not analysed yet.", "", left))
            self.button.setText(self.tr("Analyse now"))

    def _take_in(self) -> None:
        """Load the stored analysis of one match."""
        if self.isHidden() or next(self._taking, self) is self:
            self.retranslate()
            return
        self.told.emit()
        later(self, self._take_in)

    def _turn(self) -> None:
        if self.working:
            self.stop()
            self.retranslate()
        else:
            self._next()

    def _next(self) -> None:
        """Start the analysis of the newest match without one."""
        for name in self._looking.waiting(self._whose) if self._whose is not None else ():
            finished = self._looking.finished(name)
            if finished is not None:
                self._at = name, finished, AnalysisProcess(finished)
                self._clock.start()
                break
        self.retranslate()

    def _look(self) -> None:
        """Poll the analysis process and store its result."""
        assert self._at is not None, "the clock runs while somebody works"
        name, finished, labour = self._at
        if not self.isVisible():
            self.stop()
            return
        try:
            labour.poll()
        except WorkError:  # the error is shown when that match is reviewed
            self._looking.give_up(name)
        else:
            if not labour.done:
                return
            assert labour.news is not None, "it is done"
            self._looking.end(name, finished, labour.news)
        self.stop()
        self.told.emit()
        self._next()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
