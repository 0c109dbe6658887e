"""For a moment after it has come, a screen hears no presses: they were meant for what stood there before."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

DEAF_MS: Final = 400
_PRESSES: Final = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class Deafness(QObject):
    """Keeps keys and clicks from `host` and all in it while it lasts: from then on whoever goes on pressing has to stop
    for so long."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self._clock = QTimer(self, singleShot=True, interval=DEAF_MS)
        self._clock.timeout.connect(self.end)

    @property
    def _application(self) -> QCoreApplication:
        application = QCoreApplication.instance()
        assert application is not None, "a widget lives in an application"
        return application

    @property
    def lasting(self) -> bool:
        return self._clock.isActive()

    def begin(self) -> None:
        """The screen appears."""
        self._clock.start()
        self._application.installEventFilter(self)

    def end(self) -> None:
        """From now on everything is heard."""
        self._clock.stop()
        self._application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _PRESSES or not isinstance(watched, QWidget) or not self._concerns(watched):
            return False
        self._clock.start()
        return True

    def _concerns(self, widget: QWidget) -> bool:
        return widget is self._host or self._host.isAncestorOf(widget)
