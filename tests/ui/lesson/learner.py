"""Test driver that takes a lesson by mouse, by keys, or by accessibility actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.gesture import InputStep
from garden_desktop.games import registry
from garden_desktop.ui.board.layout import ItemRef, piece_ref, place_ref
from garden_desktop.ui.lesson.guide import LessonGuide
from garden_desktop.ui.lesson.lesson_texts import expected_input
from garden_desktop.ui.lesson.screen import LessonScreen, LessonTable
from garden_desktop.ui.window import MainWindow

LONGEST = 400
"""So many things are done at most in a free step."""


class Learner:
    """Driver of a lesson in the window; `step` is the current step from 0, or the number of steps at the end."""

    def __init__(self, window: MainWindow, qtbot: QtBot, key: str, number: int = 1) -> None:
        self.window, self._qtbot = window, qtbot
        game = registry.games()[key]
        window.navigator.lessons.open_lesson(game, window.navigator.lessons.catalog.offers(game)[number - 1])
        assert isinstance(window.navigator.match, LessonScreen), window.navigator.home.notice.words.text()
        self.screen = window.navigator.match
        self.wait()

    @property
    def guide(self) -> LessonGuide:
        return self.screen.guide

    @property
    def table(self) -> LessonTable:
        assert isinstance(self.screen.table, LessonTable)
        return self.screen.table

    @property
    def step(self) -> int:
        return self.screen.lesson.step

    @property
    def through(self) -> bool:
        return self.guide.over

    def covered(self) -> list[QRect]:
        """Return the wanted items that lie under the lesson panel."""
        board, slip = self.table.board, self.guide.panel.geometry()
        seen = [board.mapFromScene(rect).boundingRect() for rect in self.guide.marks.marked.bright]
        lying = [rect.translated(board.viewport().mapTo(self.table.ground, QPoint())) for rect in seen]
        return [rect for rect in lying if slip.intersects(rect)]

    def wait(self) -> None:
        """Wait until the lesson panel is back or nothing moves; animations are skipped."""
        for _ in range(2):
            QApplication.processEvents()
        self._qtbot.waitUntil(self._rests)

    def _rests(self) -> bool:
        self.table.step_player.skip_remaining()
        return self.guide.panel.isVisible() or (self.guide.playing and self.screen.lesson.deciding is not None)

    def next_handle(self) -> InputStep:
        """Return the input step that the lesson waits for; in a free step, the next one of the easy-going computer's
        move."""
        session, draft = self.screen.lesson, self.table.board.interaction.draft
        if not session.now.free:
            return expected_input(session, draft).handles[0]
        there = {handle[:2] for handle in draft}
        way = session.table.gesture(session.view, session.expected()[0])
        return next(handle for handle in way if handle[:2] not in there)

    def go_on(self, way: str) -> None:
        """Do what the current step asks for, and wait for the next one."""
        step = self.step
        for _ in range(LONGEST if self.screen.lesson.now.free else 12):
            if self.step != step or self.through:
                return
            if self.guide.asks:
                self._press_button(way)
            else:
                getattr(self, f"_by_{way}")()
            self.wait()
        raise AssertionError(f"step {step + 1} does not go on: {self.guide.panel.accessibleName()}")

    def other(self, move: Any) -> None:
        """Make a legal move other than the expected one, and wait for the reaction."""
        self.try_move(move)
        self.wait()

    def try_move(self, move: Any) -> None:
        """Make a move by input, or directly where no input produces it alone."""
        session, hands = self.screen.lesson, self.table.board.interaction
        hands.clear_draft()
        handles = session.table.gesture(session.view, move)
        for handle in handles:
            hands.apply_input(handle)
        if not handles:
            self.table.play(move)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.table.board, key)
        QApplication.processEvents()

    def _press_button(self, way: str) -> None:
        if way == "keys":
            self.key(Qt.Key.Key_Backspace if self.guide.panel.shown_text.clay else Qt.Key.Key_Return)
        else:
            QTest.mouseClick(self.guide.panel.go, Qt.MouseButton.LeftButton)

    def _by_keys(self) -> None:
        """Enter the step by keys; the keyboard focus is on the wanted item already."""
        self.table.board.setFocus()
        if self.screen.lesson.now.free:
            handle, held = self.next_handle(), self.table.board.interaction.held
            lifts = handle.piece and handle.piece != held
            self.table.board.table_cursor.move_to(piece_ref(handle.piece) if lifts else place_ref(handle.place))
        self.key(Qt.Key.Key_Space)

    def _by_mouse(self) -> None:
        handle = self.next_handle()
        if handle.piece and self.table.board.interaction.held != handle.piece:
            self._click(piece_ref(handle.piece))
        if not handle.piece or self.table.board.interaction.held:
            self._click(place_ref(handle.place), self._aim(handle.piece))

    def _aim(self, piece: str) -> QPointF:
        """Return the offset from the pointer to the point of a piece that must lie in the cell."""
        grip = self.table.board.interaction.pieces[piece].grip if piece else None
        return QPointF(*grip.aim) if grip else QPointF()

    def _by_tree(self) -> None:
        handle, reading = self.next_handle(), self.table.board.accessibility
        if handle.piece and self.table.board.interaction.held != handle.piece:
            reading.press_thing(piece_ref(handle.piece))
        if not handle.piece or self.table.board.interaction.held:
            reading.press_thing(place_ref(handle.place))

    def _click(self, thing: ItemRef, aim: QPointF | None = None) -> None:
        board = self.table.board
        at: QPoint = board.mapFromScene(board.table_scene.layout.rect(thing).center() - (aim or QPointF()))
        QTest.mouseMove(board.viewport(), at)
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)


Sit = Callable[..., Learner]
