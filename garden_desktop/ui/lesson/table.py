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
from garden_desktop.ui.lesson.guide import Guide
from garden_desktop.ui.lesson.prompter import Prompter
from garden_desktop.ui.match.going_on import means_the_table
from garden_desktop.ui.match.players import Players
from garden_desktop.ui.match.table_screen import TableScreen
from garden_desktop.ui.match.thinker import AnyThinker


class LessonTable(TableScreen):
    """Plays with the session of a lesson, and asks its guide wherever a match would ask nobody."""

    def __init__(
        self,
        appearance: Appearance,
        session: LessonSession,
        scenery: Scenery | None,
        players: Players,
        number: int,
        *,
        more: bool,
    ) -> None:
        self.lesson = session
        self._number = number
        super().__init__(appearance, session, scenery, players)
        self.guide = Guide(appearance, self, more=more)
        for widget in (self.board, self.lists, self.guide.slip):
            widget.installEventFilter(self)
        self.setTabOrder(self.guide.slip.leave, self.board)  # the slip is read before what it speaks of
        self.guide.left.connect(self.left)
        self.glosses.beside.append(self.guide.slip)

    @property
    def ground(self) -> QWidget:
        """What the slip lies on."""
        return self._table

    def make_thinker(self) -> AnyThinker:
        prompter = Prompter(self._appearance, self.lesson, self)
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
        self.deciding.forget()
        self.chronicle.forget()
        self.thinker.rest()
        self._present(())

    def settle(self) -> None:
        super().settle()
        self.guide.settled()

    def moment(self, view: object) -> str:
        return self.tr("Lesson {number}").format(number=self._number)

    def switch_lists(self) -> None:
        super().switch_lists()
        later(self, self.guide.show)

    def _present(self, steps: object) -> None:
        self.guide.rest()
        super()._present(steps)  # type: ignore[arg-type]

    def _recount(self, missed: object) -> None:
        """What was before a lesson is nothing that anybody missed."""

    def retranslate(self) -> None:
        super().retranslate()
        if self.guide.slip.isVisible():
            self.guide.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if self.showing.running and means_the_table(event) and event.key() != Qt.Key.Key_L:
                self.showing.finish()
            if not self.showing.running:
                return self._key(Qt.Key(event.key()))
        return super().eventFilter(watched, event)

    def _key(self, key: Qt.Key) -> bool:
        """The keys of the slip, wherever the keyboard is: whether one was pressed."""
        said, guide = self.guide.slip.said, self.guide
        if not guide.slip.isVisible() and not (guide.playing and key == Qt.Key.Key_Escape):
            return False
        if key == Qt.Key.Key_PageUp:
            guide.back()
        elif key == Qt.Key.Key_Escape and said.leaving:
            guide.decline()
        elif key == Qt.Key.Key_Escape and not self.board.hands.held:
            guide.ask_to_leave()
        elif key in self._going_on():
            guide.go_on()
        else:
            return False
        return True

    def _going_on(self) -> Collection[Qt.Key]:
        """The keys of the filled button; where somebody is to do something on the table they stay with it."""
        said = self.guide.slip.said
        if said.clay:
            return (Qt.Key.Key_Backspace,)
        return (Qt.Key.Key_Space, *ENTER) if said.go else ()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.guide.slip.isVisible():
            self.guide.show()
