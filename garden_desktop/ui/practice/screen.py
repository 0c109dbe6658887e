"""Screen of a puzzle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut

from garden_desktop.core.practice import Puzzle
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.hotseat.practice.session import TRIES, PracticeSession
from garden_desktop.ui.kit.events import later, printed_key, printed_modifiers
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.table_screen import TableScreen
from garden_desktop.ui.practice.panel import PuzzlePanel
from garden_desktop.ui.practice.puzzles import PuzzleRow, PuzzleSelector
from garden_desktop.ui.practice.table import KEYS_NEXT, PracticeTable
from garden_desktop.ui.practice.verdicts import VerdictText, best_words, figure, unit, verdict_text


class PracticeScreen(MatchScreen):
    """Match screen for a puzzle. `puzzle_wanted` is emitted with another puzzle."""

    puzzle_wanted = Signal(object)

    def __init__(
        self, appearance: Appearance, session: PracticeSession, puzzle_selector: PuzzleSelector, person: str
    ) -> None:
        self.practice, self._puzzle_selector, self._person = session, puzzle_selector, person
        self.panel = PuzzlePanel(appearance)
        super().__init__(appearance, session)
        assert isinstance(self.table, PracticeTable), "made below"
        self.table.key_pressed.connect(self._key)
        self.table.changed.connect(self.show_panel)
        self.panel.answered.connect(self.answer)
        self.panel.shown.connect(self.show_best)
        self.panel.again.connect(self.try_again)
        self.panel.next_wanted.connect(lambda: self.show_puzzle_at_offset(1))
        self.panel.today_wanted.connect(self._go_today)
        self.panel.chosen.connect(self._choose)
        self.panel.filtered.connect(self._list_those)
        later(self, self._look, TITLE_MS)
        for key, step in ((Qt.Key.Key_PageUp, -1), (Qt.Key.Key_PageDown, 1)):
            QShortcut(QKeySequence(key), self, lambda step=step: self.show_puzzle_at_offset(step))

    def make_table(self) -> TableScreen:
        return PracticeTable(self._appearance, self.practice, self._scenery, self.players, self.panel)

    def answer(self) -> None:
        """Submit the answer as it is on the table, store the result and show the verdict."""
        session = self.practice
        if not session.complete or self._over:
            return
        verdict, progress = session.answer(), self._puzzle_selector.progress
        day = date.today() if session.puzzle == self._puzzle_selector.daily() else None
        self._write(lambda: progress.store_answer(self._person, session.puzzle, verdict, day))
        self.table.show_position()
        self.show_panel()
        said = self._words()
        self.table.board.announce(said.spoken() if said else "")
        if verdict.closed:
            self._tell_best()

    def try_again(self) -> None:
        """Start another attempt; after the third one attempts no longer count."""
        self._table.begin_anew()

    def show_best(self) -> None:
        """Show the best solution on the table."""
        if self._over:
            self._tell_best()
            self._table.show_best()

    def _tell_best(self) -> None:
        """Store that the player has seen the best solution."""
        self._write(lambda: self._puzzle_selector.progress.mark_answer_shown(self._person, self.practice.puzzle))

    def _write(self, write: Callable[[], None]) -> None:
        """Store progress; a failure is shown and does not end the puzzle."""
        try:
            write()
        except OSError as error:
            reason = error.strerror or str(error)
            self.show_notice(self.tr("Your puzzle progress could not be saved: {reason}.").format(reason=reason))

    def show_puzzle_at_offset(self, step: int) -> None:
        """Request the puzzle `step` further in the list, cyclically."""
        puzzles = self._puzzles
        at = puzzles.index(self.practice.puzzle)
        self.puzzle_wanted.emit(puzzles[(at + step) % len(puzzles)])

    def show_panel(self) -> None:
        """Update the side panel and the verdict."""
        session, panel, progress = self.practice, self.panel, self._puzzle_selector.progress
        puzzle, puzzles = session.puzzle, self._puzzles
        days = progress.run(self._person, date.today())
        panel.show_progress(progress.solved(self._person, puzzles), len(puzzles), days)
        best, idle = unit(session, puzzle.best), figure(session, puzzle.idle)
        tries = TARGET.of(idle=idle, best=best, tries=min(session.tries + 1, TRIES))
        self._table.show_question(format_message(session.ask.question, self.players.name), format_message(tries, str))
        self._show_list()
        panel.show_buttons(over=self._over, complete=session.complete)
        self._table.show_verdict(self._words())

    @property
    def _over(self) -> bool:
        """Whether there is a verdict, or the best solution is shown."""
        return self.practice.verdict is not None or self._table.shows_best

    @property
    def _table(self) -> PracticeTable:
        assert isinstance(self.table, PracticeTable), "made above"
        return self.table

    @property
    def _puzzles(self) -> Sequence[Puzzle]:
        return self._puzzle_selector.puzzles(self.practice.puzzle.game)

    def _words(self) -> VerdictText | None:
        if self._table.shows_best:
            return best_words(self.practice, self.players)
        verdict = self.practice.verdict
        told = self._puzzle_selector.progress.was_shown_answer(self._person, self.practice.puzzle)
        return None if verdict is None else verdict_text(self.practice, verdict, self.players, shown=told)

    def _show_list(self) -> None:
        puzzles = self._puzzles
        rows = [self._row(one) for one in puzzles]
        self.panel.show_list(rows, puzzles.index(self.practice.puzzle), self._puzzle_selector.listed)

    def _row(self, puzzle: Puzzle) -> PuzzleRow:
        best, title = self._puzzle_selector.progress.best(self._person, puzzle), self._puzzle_selector.title(puzzle)
        outcome = best.outcome if best else "new"
        return PuzzleRow(
            number=puzzle.number,
            difficulty=format_message(DIFFICULTIES[puzzle.grade - 1], str),
            title="" if title is None else format_message(title, self.players.name),
            outcome=outcome,
            state=format_message(STATES[outcome], str),
            value=str(best.value) if best and outcome == "nearly" else "",
        )

    def _look(self) -> None:
        """Compute the titles of the list one by one, so that no event has to wait for all of them."""
        puzzles = self._puzzles
        at = puzzles.index(self.practice.puzzle)
        if self._puzzle_selector.find_next_title([*puzzles[at:], *puzzles[:at]]):
            later(self, self._look, TITLE_MS)
        else:
            self._show_list()

    def _list_those(self, chosen: str) -> None:
        self._puzzle_selector.listed = chosen
        self._show_list()

    def _go_today(self) -> None:
        if (puzzle := self._puzzle_selector.daily()) is not None:
            self.puzzle_wanted.emit(puzzle)

    def _choose(self, number: int) -> None:
        if self._puzzles[number] != self.practice.puzzle:
            self.puzzle_wanted.emit(self._puzzles[number])

    def _key(self, event: QKeyEvent) -> None:
        """Handle the keys of the buttons, if the table does not use them."""
        session = self.practice
        verbs = {Qt.Key.Key_S: self.show_best, Qt.Key.Key_R: self.try_again} if self._over else {}
        verbs |= dict.fromkeys(KEYS_NEXT, self.panel.go.click) if session.complete or self._over else {}
        verb = verbs.get(Qt.Key(printed_key(event)))
        if verb is not None and not printed_modifiers(event):
            event.accept()
            verb()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.panel.retranslate()
            self.show_panel()


TITLE_MS: Final = 5
"""Pause in ms between two titles, in which input is handled."""
TARGET = QT_TRANSLATE_NOOP("practice", "Now {idle}, target {best}. Try {tries} of 3.")
DIFFICULTIES: Final[tuple[Message, ...]] = (
    QT_TRANSLATE_NOOP("practice", "easy"),
    QT_TRANSLATE_NOOP("practice", "medium"),
    QT_TRANSLATE_NOOP("practice", "hard"),
    QT_TRANSLATE_NOOP("practice", "very hard"),
)
"""Words for the grades of puzzles."""
STATES: dict[str, Message] = {
    "solved": QT_TRANSLATE_NOOP("practice", "solved"),
    "nearly": QT_TRANSLATE_NOOP("practice", "almost"),
    "failed": QT_TRANSLATE_NOOP("practice", "not solved"),
    "new": QT_TRANSLATE_NOOP("practice", "not tried yet"),
}
