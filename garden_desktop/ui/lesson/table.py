"""The table a lesson is played at: the one of every match, with a slip on it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.hotseat.lesson.session import LessonSession
from garden_desktop.ui.board.drawing.scenery import Scenery
from garden_desktop.ui.kit.buttons.painted import ENTER
from garden_desktop.ui.kit.later import later
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.lesson.guide import LessonGuide
from garden_desktop.ui.lesson.scripted_moves import ScriptedMoveProvider
from garden_desktop.ui.match.match_players import MatchPlayers
from garden_desktop.ui.match.move_provider import MoveProvider
from garden_desktop.ui.match.playback_input_filter import means_the_table
from garden_desktop.ui.match.table_screen import TableScreen


class LessonTable(TableScreen):
    """Plays with the session of a lesson, and asks its guide wherever a match would ask nobody."""

    def __init__(
        self,
        appearance: Appearance,
        session: LessonSession,
        scenery: Scenery | None,
        players: MatchPlayers,
        number: int,
        *,
        more: bool,
    ) -> None:
        self.lesson = session
        self._number = number
        super().__init__(appearance, session, scenery, players)
        self.guide = LessonGuide(appearance, self, session, self.ground, more=more)
        for widget in (self.board, self.lists, self.guide.panel):
            widget.installEventFilter(self)
        self.setTabOrder(self.guide.panel.leave, self.board)  # the slip is read before what it speaks of
        self.guide.left.connect(self.left)
        self.guide.position_changed.connect(self.show_anew)
        self.inspector.beside.append(self.guide.panel)

    @property
    def ground(self) -> QWidget:
        """What the slip lies on."""
        return self.page

    def make_move_provider(self) -> MoveProvider:
        prompter = ScriptedMoveProvider(self._appearance, self.lesson, self)
        prompter.lost.connect(self._recover)
        return prompter

    def _recover(self) -> None:
        self.lesson.recover()
        self.show_anew()

    def play(self, move: Any) -> None:
        """Make a move; whoever is quicker than the praise makes it in the next step, after the last one in none."""
        if self.lesson.finished:
            return
        if self.lesson.rested:
            self.lesson.go_on()
        super().play(move)

    def show_anew(self) -> None:
        """The lesson stands somewhere else: show that, with nothing of what was begun."""
        self.decision.invalidate()
        self.narrator.side_panel_presenter.clear_steps()
        self.move_provider.cancel_request()
        self._present(())

    def show_stage(self) -> None:
        self.decision.keep_unfinished(None)  # a move that was tried and taken back leaves nothing begun in a lesson
        super().show_stage()
        self.guide.continue_lesson()

    def moment(self, view: object) -> str:
        return self.tr("Lesson {number}").format(number=self._number)

    def switch_lists(self) -> None:
        super().switch_lists()
        later(self, self.guide.show)

    def _present(self, steps: object) -> None:
        self.guide.hide_panel()
        super()._present(steps)  # type: ignore[arg-type]

    def _recount(self, missed: object) -> None:
        """What was before a lesson is nothing that anybody missed."""

    def retranslate(self) -> None:
        super().retranslate()
        if self.guide.panel.is_open:
            self.guide.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if self.step_player.is_running and means_the_table(event) and event.key() != Qt.Key.Key_L:
                self.step_player.skip_remaining()
            if not self.step_player.is_running:
                return self._key(Qt.Key(event.key()))
        return super().eventFilter(watched, event)

    def _key(self, key: Qt.Key) -> bool:
        """The keys of the slip, wherever the keyboard is: whether one was pressed."""
        said, guide = self.guide.panel.shown_text, self.guide
        if not guide.panel.is_open and not (guide.playing and key == Qt.Key.Key_Escape):
            return False
        if key == Qt.Key.Key_PageUp:
            guide.back()
        elif key == Qt.Key.Key_Escape and said.leaving:
            guide.decline()
        elif key == Qt.Key.Key_Escape and not self.board.interaction.held:
            guide.ask_to_leave()
        elif key in self._going_on():
            guide.go_on()
        else:
            return False
        return True

    def _going_on(self) -> Collection[Qt.Key]:
        """The keys of the filled button; where somebody is to do something on the table they stay with it."""
        said = self.guide.panel.shown_text
        if said.clay:
            return (Qt.Key.Key_Backspace,)
        return (Qt.Key.Key_Space, *ENTER) if said.go else ()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.guide.panel.is_open:
            self.guide.show()
