"""Table screen of a puzzle: a match table with the puzzle panel in place of the side panel."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent

from garden_desktop.core.table import Table
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.hotseat.practice.session import TRIES, PracticeSession
from garden_desktop.ui.board.drawing.scenery import Scenery
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.match.table_screen import TableScreen
from garden_desktop.ui.match.table_views import SidePanel
from garden_desktop.ui.practice.panel import PuzzlePanel, QuestionView
from garden_desktop.ui.practice.verdicts import (
    AnswerMarksItem,
    VerdictCard,
    VerdictText,
    marked,
    unit,
    verdict_sentence,
)

SHOW_MS = 240
"""Time in ms between two moves when the best solution is shown."""


class PracticeTable(TableScreen):
    """Table of a puzzle. `key_pressed` is emitted with keys that the panel may use; `shows_best` is True while the best
    solution is shown."""

    key_pressed = Signal(object)
    changed = Signal()

    def __init__(
        self,
        appearance: Appearance,
        session: PracticeSession,
        scenery: Scenery | None,
        players: MatchPlayers,
        panel: PuzzlePanel,
    ) -> None:
        self.practice, self.panel, self.shows_best = session, panel, False
        super().__init__(appearance, session, scenery, players)
        self.marks = AnswerMarksItem(appearance, self.board)
        self.board.table_scene.addItem(self.marks)
        self.question = QuestionView(appearance, self.page)
        self.card = VerdictCard(appearance, self.page)
        self._wanted: list[QRectF] = []
        self._showing_best = QTimer(self, singleShot=True)
        self._showing_best.timeout.connect(self._show_next)
        self.board.fitted.connect(self._place)
        for widget in (self.board, self.lists):
            widget.installEventFilter(self)

    def aside(self) -> SidePanel:
        self.side_panel.setParent(self)
        self.side_panel.leave_layout()
        return self.panel

    def show_question(self, question: str, target: str) -> None:
        """Show the question in the dock if there is room, else in the panel."""
        for one in (self.question, self.panel.question):
            one.show_question(question, target, min(self.practice.tries + (self.practice.verdict is None), TRIES))
        if self.practice.match.ply == self.practice.start:
            self._wanted = self._needed()
        self._place()

    def show_verdict(self, words: VerdictText | None) -> None:
        """Show a verdict on a card over the table."""
        self.card.show_words(words)
        self._place()

    def switch_lists(self) -> None:
        super().switch_lists()
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Place question and verdict."""
        room, dock = self.views.shown.geometry(), self._on_table(QRectF(*_dock_end(self.session.table)))
        drawn = not self.views.lists_shown
        fits = drawn and self.question.fit(dock, [self._on_table(rect) for rect in self._wanted])
        self.question.setVisible(fits)
        self.panel.hold_question(held=not fits)
        if drawn:
            room.setBottom(dock.top() - 1)
        self.card.place(room, [self._on_table(rect) for rect in self.marks.rects])

    def _needed(self) -> list[QRectF]:
        """Return the rectangles of everything that can be lifted or pressed at the start of the answer."""
        hands, layout = self.board.interaction, self.board.table_scene.layout
        pieces = [layout.piece(id) for id in hands.pieces if hands.can_lift(id)]
        return pieces + [layout.place(id) for id in hands.places if hands.can_press(id)]

    def _on_table(self, rect: QRectF) -> QRect:
        seen = self.board.mapFromScene(rect).boundingRect()
        return QRect(self.board.viewport().mapTo(self.page, seen.topLeft()), seen.size())

    def show_best(self) -> None:
        """Play the best solution move by move from the start of the answer."""
        self.begin_anew()
        self.shows_best = True
        self._showing_best.start(self._appearance.duration(SHOW_MS))

    def begin_anew(self) -> None:
        """Return to the start of the answer."""
        self.practice.again()
        self.shows_best = False
        self._showing_best.stop()
        self.decision.invalidate()
        self.narrator.side_panel_presenter.clear_steps()
        self.step_player.stop()
        self.step_player.clear_steps()
        self.show_stage()

    def _show_next(self) -> None:
        """Play the next move of the best solution; stops if the player has made another move meanwhile."""
        session = self.practice
        made = session.match.moves[session.start :]
        if self.step_player.is_running:
            self.step_player.skip_remaining()
        if list(made) != list(session.best[: len(made)]):
            self.shows_best = False
            self.show_position()
        elif len(made) < len(session.best) and session.verdict is None and not session.complete:
            self.play(session.best[len(made)])
            self._showing_best.start(self._appearance.duration(SHOW_MS))

    def show_stage(self) -> None:
        super().show_stage()
        self.changed.emit()

    def show_position(self) -> None:
        session = self.practice
        self.marks.mark({} if session.verdict is None else marked(session, session.verdict))
        if session.verdict is not None:
            self.prompt.lesson_prompt = verdict_sentence(session, session.verdict)
        elif self.shows_best:
            self.prompt.lesson_prompt = IS_BEST.of(value=unit(session, session.puzzle.best))
        else:
            self.prompt.lesson_prompt = GIVE if session.complete else session.prompt
        super().show_position()

    def moment(self, view: object) -> str:
        return self.tr("Puzzle {number}").format(number=self.practice.puzzle.number)

    def _recount(self, missed: object) -> None:
        """Do nothing: there are no missed events before a puzzle."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and not self.step_player.is_running:
            event.setAccepted(False)
            self.key_pressed.emit(event)
            if event.isAccepted():
                return True
        return super().eventFilter(watched, event)


def _dock_end(table: Table[Any, Any]) -> tuple[float, float, float, float]:
    """Return the unused end of the dock as (x, y, width, height) in table units."""
    (width, height), begin = table.size, table.spare
    return begin, table.dock + 2, width - begin, height - table.dock - 2


KEYS_NEXT = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
IS_BEST = QT_TRANSLATE_NOOP("practice", "This is the best answer: {value}.")
GIVE = QT_TRANSLATE_NOOP("practice", "Your answer is complete: submit it, or undo a step.")
