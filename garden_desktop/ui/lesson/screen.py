"""Screen of a lesson, its table, and the scripted opponents."""

from __future__ import annotations

from collections.abc import Callable, Collection
from concurrent.futures import Future
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.core.packs import PackError
from garden_desktop.core.types import Seat
from garden_desktop.hotseat.lesson.progress import LessonProgress
from garden_desktop.hotseat.lesson.session import LessonSession
from garden_desktop.ui.board.drawing.scenery import Scenery
from garden_desktop.ui.kit.buttons.painted import ENTER
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.lesson.guide import LessonGuide
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.match.move_provider import MoveProvider
from garden_desktop.ui.match.playback_input_filter import means_the_table
from garden_desktop.ui.match.table_screen import TableScreen

ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab)
BEAT_MS: Final = 700
"""Time in ms that a scripted opponent seems to think."""


class ScriptedMoveProvider(QObject):
    """MoveProvider whose moves come from the script of the lesson.

    `moved` is emitted with the move, `lost` if the script has none for the position.
    """

    moved = Signal(object)
    lost = Signal()

    def __init__(self, appearance: Appearance, session: LessonSession, parent: QObject) -> None:
        super().__init__(parent)
        self._appearance, self._session = appearance, session
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._say)

    def think_soon(self) -> None:
        """Do nothing: the move is known."""

    def start_process(self) -> None:
        """Do nothing: a script needs no process."""

    def think_ahead(self) -> None:
        """Do nothing: the move is known."""

    def request_move(self) -> None:
        """Play the next scripted move after a short delay."""
        self._beat.start(self._appearance.duration(BEAT_MS))

    def consult(self, seat: Seat) -> Future[Any]:
        raise AssertionError("in a lesson nobody may ask for advice")

    def cancel_request(self) -> None:
        """Cancel the move, because the lesson has moved to another position."""
        self._beat.stop()

    def close(self) -> None:
        self.cancel_request()

    def _say(self) -> None:
        if self._session.computer is not None:
            try:
                move = self._session.answer()
            except PackError:
                self.lost.emit()
            else:
                self.moved.emit(move)


class LessonTable(TableScreen):
    """Table screen of a lesson: a match table controlled by a LessonGuide."""

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
        self.setTabOrder(self.guide.panel.leave, self.board)  # Tab reaches the panel before the table
        self.guide.left.connect(self.left)
        self.guide.position_changed.connect(self.show_anew)
        self.inspector.beside.append(self.guide.panel)

    @property
    def ground(self) -> QWidget:
        """Parent widget of the panel."""
        return self.page

    def make_move_provider(self) -> MoveProvider:
        prompter = ScriptedMoveProvider(self._appearance, self.lesson, self)
        prompter.lost.connect(self._recover)
        return prompter

    def _recover(self) -> None:
        self.lesson.recover()
        self.show_anew()

    def play(self, move: Any) -> None:
        """Play a move. If it comes during the praise for a finished step, the next step begins first; after the last
        step it is ignored."""
        if self.lesson.finished:
            return
        if self.lesson.rested:
            self.lesson.go_on()
        super().play(move)

    def show_anew(self) -> None:
        """Show the position to which the lesson has moved, without any unfinished input."""
        self.decision.invalidate()
        self.narrator.side_panel_presenter.clear_steps()
        self.move_provider.cancel_request()
        self._present(())

    def show_stage(self) -> None:
        self.decision.keep_unfinished(None)  # a move that was undone must not come back as unfinished input
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
        """Do nothing: there are no missed events before a lesson."""

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
        """Handle the keys of the panel, wherever the focus is; returns whether the key was used.

        Enter goes on and Space acts on the table, so that pressing one of them repeatedly never plays a lesson unread.
        """
        said, guide = self.guide.panel.shown_text, self.guide
        if key in (Qt.Key.Key_Space, *ENTER, *ARROWS):
            guide.show_keys()
        if key not in ENTER:
            guide.eager = False
        elif guide.eager and guide.panel.is_open and not said.go:
            return True
        if not guide.panel.is_open and not (guide.playing and key == Qt.Key.Key_Escape):
            return False
        if key == Qt.Key.Key_PageUp:
            guide.back()
        elif key == Qt.Key.Key_Escape and said.leaving:
            guide.decline()
        elif key == Qt.Key.Key_Escape and not self.board.interaction.held:
            guide.ask_to_leave()
        elif key in self._going_on():
            guide.eager = key in ENTER
            guide.go_on()
        else:
            return key == Qt.Key.Key_Space and bool(said.go)
        return True

    def _going_on(self) -> Collection[Qt.Key]:
        """Return the keys of the primary button; none while the player has to do something on the table."""
        said = self.guide.panel.shown_text
        if said.clay:
            return (Qt.Key.Key_Backspace,)
        return ENTER if said.go else ()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.guide.panel.is_open:
            self.guide.show()


class LessonScreen(MatchScreen):
    """Screen of a lesson. `next_wanted` asks for the next lesson, or the home screen if there is none."""

    next_wanted = Signal()
    match_wanted = Signal()

    def __init__(
        self,
        appearance: Appearance,
        session: LessonSession,
        progress: LessonProgress,
        person: str,
        number: int = 1,
        *,
        more: bool = False,
    ) -> None:
        self.lesson, self._progress, self._person, self._number = session, progress, person, number
        self._more = more
        super().__init__(appearance, session)
        self.guide.stepped.connect(self._keep)
        self.guide.ended.connect(self._finish)
        self.guide.next_wanted.connect(self.next_wanted)
        self.guide.match_wanted.connect(self.match_wanted)

    @property
    def guide(self) -> LessonGuide:
        """Guide of the lesson."""
        assert isinstance(self.table, LessonTable), "made below"
        return self.table.guide

    def make_table(self) -> TableScreen:
        return LessonTable(self._appearance, self.lesson, self._scenery, self.players, self._number, more=self._more)

    def begin(self) -> None:
        """Begin at the stored step; if the lesson has changed since, begin at the start and show a notice."""
        lesson = self.lesson.lesson
        if not self._progress.fits(self._person, lesson):
            self.show_notice(self.tr("This lesson has been updated, so it starts again."))
        self.lesson.go_to(self._progress.at(self._person, lesson))
        super().begin()

    def _keep(self) -> None:
        self._write(partial(self._progress.store_step, self._person, self.lesson.lesson, self.lesson.step))

    def _finish(self) -> None:
        self._write(partial(self._progress.finish, self._person, self.lesson.lesson))

    def _write(self, write: Callable[[], None]) -> None:
        """Store the progress; a failure is shown and does not end the lesson."""
        try:
            write()
        except OSError as error:
            reason = error.strerror or str(error)
            self.show_notice(self.tr("Your progress could not be saved: {reason}.").format(reason=reason))
