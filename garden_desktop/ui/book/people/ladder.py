"""The ladder of whichever game has one: a place opens its best match, an empty one begins a match."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import SystemRandom

from PySide6.QtCore import QEvent, Signal

from garden_desktop.core.game import Game
from garden_desktop.core.record import Seated
from garden_desktop.core.tally import SoloLadder
from garden_desktop.core.text import Message
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.figures.ladder import LadderResult, Rungs, rungs
from garden_desktop.hotseat.book.figures.people import PersonEntry
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.book.tables.cells import LadderMark, StatisticsCell
from garden_desktop.ui.book.tables.table import StatisticsPanel, StatisticsTable
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.messages import format_message


class LadderPanel(StatisticsPanel):
    """Shown for people who have played against it."""

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
        """The best results of somebody; nothing where they have none."""
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
            return StatisticsCell("", LadderMark(None), said=self.tr("{where}: not tried yet").format(where=where))
        return StatisticsCell(_signed(best), LadderMark(best.lead, best.won), said=self._said(where, best))

    def _said(self, where: str, best: LadderResult) -> str:
        words = self.tr("{where}: won, lead {lead}") if best.won else self.tr("{where}: not yet won, {lead}")
        return words.format(where=where, lead=_signed(best))

    def _choose(self, row: int, column: int) -> None:
        """The best match there, or a new one."""
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
    """A lead with its sign; a true minus."""
    return "0" if not best.lead else f"{best.lead:+d}".replace("-", "\N{MINUS SIGN}")
