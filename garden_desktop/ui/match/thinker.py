"""Lets a computer player think in a process of its own and brings its move back to the window."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from garden_desktop.bots.worker import Worker
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.shelf import rules_for


class Thinker(QObject):
    """`moved` carries the ply it was asked at, and the move; the process is started with the first question."""

    moved = Signal(int, object)
    failed = Signal(str)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._worker: Worker | None = None

    def ask(self) -> None:
        """Have the computer whose turn it is think about its view."""
        session, seat = self._session, self._session.computer
        assert seat is not None, "no computer is to move"
        if self._worker is None:
            self._worker = Worker(partial(rules_for, session.header, session.pack_file))
        ply = session.match.ply
        view = session.rules.view(session.match.state, seat)
        future = self._worker.think(session.seats[seat].who, view, seat, f"{session.header.seed}:{ply}:bot")
        future.add_done_callback(partial(self._answered, ply))

    def close(self) -> None:
        """Stop thinking."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _answered(self, ply: int, future: Future[Any]) -> None:
        """Called in another thread: signals carry the answer over."""
        if future.cancelled():
            return
        error = future.exception()
        if error is not None:
            self.failed.emit(str(error))
        else:
            self.moved.emit(ply, future.result())
