"""How long a private look takes: never so short that it tells that there was nothing to think about."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

LOOK_MS: Final = 2000


class MinimumDelay(QObject):
    """Keeps an answer until the look has lasted its time; `done` carries it then. `duration_ms` is in milliseconds."""

    done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.duration_ms = LOOK_MS
        self._kept: list[Any] = []
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._let_go)

    @property
    def is_running(self) -> bool:
        """Whether an answer would have to wait."""
        return self._timer.isActive()

    def start(self) -> None:
        """Somebody begins to look."""
        self.stop()
        self._timer.start(self.duration_ms)

    def hold_answer(self, answer: Any) -> None:
        """Give the answer back when it is time."""
        self._kept = [answer]

    def finish(self) -> None:
        """The look has lasted long enough: an answer that waits is given now."""
        self._timer.stop()
        self._let_go()

    def discard_answer(self) -> None:
        """The answer was taken back; the look goes on."""
        self._kept = []

    def stop(self) -> None:
        """Nobody looks any more."""
        self._timer.stop()
        self._kept = []

    def _let_go(self) -> None:
        kept, self._kept = self._kept, []
        for answer in kept:
            self.done.emit(answer)
