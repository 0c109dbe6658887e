"""Simulated time: timers and animations of Qt run when a test says that time passes, and never by themselves.

So what is seen at a table is the same however busy the computer is. The methods of Qt's own classes are replaced, not
those of the program: whatever starts a timer there, under whatever name, is found here. What C++ starts for itself,
such as the moment for which a button is seen to go down, still takes real time.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QElapsedTimer, QEvent, QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

ENDLESS_MS: Final = 500
"""When an animation ends that has no length of its own: after its last motion. It is told that much time has passed."""
MUCH_MS: Final = 1_000_000
MOST: Final = 10_000
"""So many timers at one moment start each other in a circle."""


class Due(NamedTuple):
    """A running timer or animation: when it is due, in which order those of one moment were started."""

    ms: int
    number: int
    running: Any


class SimulatedClock:
    """Milliseconds since the clock was installed. `settle` lets everything happen that is due now; `advance` lets time
    pass up to a limit, and stops after the first moment in which something was due."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0
        self._count = 0
        self._due: dict[int, Due] = {}
        self._replace_timers(monkeypatch)
        self._replace_elapsed_timers(monkeypatch)
        self._replace_animations(monkeypatch)

    def settle(self) -> None:
        """Run all that is due now, one after the other."""
        self._process_events()
        for _ in range(MOST):
            due = self._next()
            if due is None or due.ms > self.now:
                return
            self._fire(due)
            self._process_events()
        raise AssertionError("timers start each other in a circle")

    def advance(self, most_ms: int) -> bool:
        """Let time pass up to the next timer, at most so long; whether one is due now."""
        due = self._next()
        reached = due is not None and due.ms <= self.now + most_ms
        self.now = max(self.now, due.ms) if due is not None and reached else self.now + most_ms
        return reached

    def close(self) -> None:
        """Forget what still runs: its owners go."""
        self._due.clear()

    def _next(self) -> Due | None:
        for key, due in list(self._due.items()):
            if not isValid(due.running):
                del self._due[key]
        return min(self._due.values(), key=lambda due: due[:2], default=None)

    def _put(self, running: Any, ms: int) -> None:
        self._count += 1
        self._due[id(running)] = Due(self.now + ms, self._count, running)

    def _drop(self, running: Any) -> None:
        self._due.pop(id(running), None)

    def _fire(self, due: Due) -> None:
        running = due.running
        if isinstance(running, QTimer):
            if running.isSingleShot():
                self._drop(running)
            else:
                self._put(running, max(1, running.interval()))
            running.timeout.emit()
        else:
            self._drop(running)
            self._end(running)

    def _process_events(self) -> None:
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _replace_timers(self, monkeypatch: pytest.MonkeyPatch) -> None:
        set_interval = QTimer.setInterval

        def start(timer: QTimer, ms: int | None = None) -> None:
            if ms is not None:
                set_interval(timer, ms)
            self._put(timer, timer.interval())

        def stop(timer: QTimer) -> None:
            self._drop(timer)

        def change_interval(timer: QTimer, ms: int) -> None:
            set_interval(timer, ms)
            if id(timer) in self._due:
                self._put(timer, ms)

        def remaining(timer: QTimer) -> int:
            due = self._due.get(id(timer))
            return -1 if due is None else max(0, due.ms - self.now)

        monkeypatch.setattr(QTimer, "start", start)
        monkeypatch.setattr(QTimer, "stop", stop)
        monkeypatch.setattr(QTimer, "isActive", lambda timer: id(timer) in self._due)
        monkeypatch.setattr(QTimer, "setInterval", change_interval)
        monkeypatch.setattr(QTimer, "remainingTime", remaining)

    def _replace_elapsed_timers(self, monkeypatch: pytest.MonkeyPatch) -> None:
        begun: dict[int, int] = {}

        def start(timer: QElapsedTimer) -> None:
            begun[id(timer)] = self.now

        monkeypatch.setattr(QElapsedTimer, "start", start)
        monkeypatch.setattr(QElapsedTimer, "elapsed", lambda timer: self.now - begun.get(id(timer), 0))

    def _replace_animations(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """An animation stands at its beginning, paused, until it is due, and then jumps to its end."""
        start, state = QAbstractAnimation.start, QAbstractAnimation.state
        paused, running = QAbstractAnimation.State.Paused, QAbstractAnimation.State.Running

        def begin(animation: QAbstractAnimation, *policy: Any) -> None:
            start(animation, *policy)
            if state(animation) == running:
                animation.pause()
                self._put(animation, animation.duration() if animation.duration() > 0 else ENDLESS_MS)

        monkeypatch.setattr(QAbstractAnimation, "start", begin)
        monkeypatch.setattr(QAbstractAnimation, "state", lambda one: running if state(one) == paused else state(one))

    def _end(self, animation: QAbstractAnimation) -> None:
        if animation.state() == QAbstractAnimation.State.Running:
            animation.resume()
            animation.setCurrentTime(animation.duration() if animation.duration() > 0 else MUCH_MS)
        if isValid(animation) and animation.state() == QAbstractAnimation.State.Running:
            animation.pause()
            self._put(animation, ENDLESS_MS)
