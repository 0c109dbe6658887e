"""Moves for everybody but the learner, as the script of a lesson says."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from garden_desktop.core.packs import PackError
from garden_desktop.core.types import Seat
from garden_desktop.hotseat.lesson.session import LessonSession
from garden_desktop.ui.kit.style.appearance import Appearance

BEAT_MS: Final = 700
"""How long somebody seems to think."""


class ScriptedMoveProvider(QObject):
    """Has the face of a thinker: `moved` carries the move of the seat that was asked; `lost` says that
    the script has none for it."""

    moved = Signal(object)
    lost = Signal()

    def __init__(self, appearance: Appearance, session: LessonSession, parent: QObject) -> None:
        super().__init__(parent)
        self._appearance, self._session = appearance, session
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._say)

    def think_soon(self) -> None:
        """Nothing is thought about: the lesson knows."""

    def start_process(self) -> None:
        """A script needs no process."""

    def think_ahead(self) -> None:
        """Nor has it to think."""

    def request_move(self) -> None:
        """It is the turn of a seat of the script."""
        self._beat.start(self._appearance.duration(BEAT_MS))

    def consult(self, seat: Seat) -> Future[Any]:
        raise AssertionError("in a lesson nobody may ask for advice")

    def cancel_request(self) -> None:
        """The lesson stands somewhere else."""
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
