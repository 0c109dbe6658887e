"""Input guard: drops key and mouse presses for a moment after a screen appears, since they were meant
for the last one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

DEAF_MS: Final = 400
_PRESSES: Final = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


def is_press(event: QEvent) -> bool:
    """Whether a key or a mouse button goes down."""
    return event.type() in _PRESSES


class InputGuard(QObject):
    """Event filter that drops presses on `host` and its children until none has come for DEAF_MS milliseconds.

    Each dropped press restarts the time, so that somebody who keeps pressing has to pause. `drops` decides which events
    are dropped; by default every key press, button press and double click.
    """

    def __init__(self, host: QWidget, drops: Callable[[QEvent], bool] = is_press) -> None:
        super().__init__(host)
        self._host, self._drops = host, drops
        self._clock = QTimer(self, singleShot=True, interval=DEAF_MS)
        self._clock.timeout.connect(self.stop)

    @property
    def _application(self) -> QCoreApplication:
        application = QCoreApplication.instance()
        assert application is not None, "a widget lives in an application"
        return application

    @property
    def is_running(self) -> bool:
        return self._clock.isActive()

    def start(self) -> None:
        """Start dropping presses; called when the screen appears."""
        self._clock.start()
        self._application.installEventFilter(self)

    def stop(self) -> None:
        """Let all events through again."""
        self._clock.stop()
        self._application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self._drops(event) or not isinstance(watched, QWidget) or not self._concerns(watched):
            return False
        self._clock.start()
        return True

    def _concerns(self, widget: QWidget) -> bool:
        return widget is self._host or self._host.isAncestorOf(widget)
