"""Lets a computer player think in a process of its own and brings its move back to the window."""

from __future__ import annotations

from collections.abc import Hashable
from concurrent.futures import Future
from functools import partial
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from garden_desktop.bots.worker import Worker
from garden_desktop.core.game import Seat
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.shelf import rules_for

PAUSE_MS: Final = 400
"""How long the first computer of a round of questions keeps its answer back, whatever it holds."""


class Thought(NamedTuple):
    """What a computer was shown, and its answer to come."""

    view: Any
    answer: Future[Any]


class Thinker(QObject):
    """`moved` carries the ply it was asked at, and the move; the process is started with the first question.

    Answers to questions that must look the same are thought about while the bar runs, so that they take no time then.
    """

    moved = Signal(int, object)
    failed = Signal(str)
    _came = Signal(int, object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._worker: Worker | None = None
        self._ahead: dict[int, Thought] = {}
        self._held: list[tuple[int, Any]] = []
        self._round: Hashable = None
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._let_go)
        self._came.connect(self._receive)

    def ask(self) -> None:
        """Have the computer whose turn it is think about its view."""
        session, seat = self._session, self._session.computer
        assert seat is not None, "no computer is to move"
        ply, view = session.match.ply, session.rules.view(session.match.state, seat)
        self._keep_back()
        thought = self._ahead.pop(ply, None)
        if thought is None or thought.view != view:
            self._forget()
            thought = self._think(ply, seat, view)
        thought.answer.add_done_callback(partial(self._answered, ply))

    def think_ahead(self) -> None:
        """While a bar runs: have the computers that are asked think about their answers already."""
        session = self._session
        self._forget()
        for ply, seat, view in session.windows.ahead(session.match.state, session.match.ply):
            self._ahead[ply] = self._think(ply, seat, view)

    def close(self) -> None:
        """Stop thinking."""
        self._pause.stop()
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _think(self, ply: int, seat: Seat, view: Any) -> Thought:
        session = self._session
        if self._worker is None:
            self._worker = Worker(partial(rules_for, session.header, session.pack_file))
        level, seed = session.seats[seat].who, f"{session.header.seed}:{ply}:bot"
        return Thought(view, self._worker.think(level, view, seat, seed))

    def _forget(self) -> None:
        """What was thought ahead is of no use any more."""
        for thought in self._ahead.values():
            thought.answer.cancel()
        self._ahead = {}

    def _keep_back(self) -> None:
        """The first answer of a round comes after the same time, and the others with it."""
        watch = self._session.windows.watch
        now = None if watch is None else watch.window.round
        if now is not None and now != self._round:
            self._pause.start()
        self._round = now

    def _answered(self, ply: int, future: Future[Any]) -> None:
        """Called in another thread: signals carry the answer over."""
        if future.cancelled():
            return
        error = future.exception()
        if error is not None:
            self.failed.emit(str(error))
        else:
            self._came.emit(ply, future.result())

    def _receive(self, ply: int, move: Any) -> None:
        if self._pause.isActive():
            self._held.append((ply, move))
        else:
            self.moved.emit(ply, move)

    def _let_go(self) -> None:
        held, self._held = self._held, []
        for ply, move in held:
            self.moved.emit(ply, move)
