"""Files opened from the Finder: macOS sends them to the running program as QFileOpenEvent."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication


class FileOpenFilter(QObject):
    """Application event filter that emits `opened` with the path of each file.

    It sees every event of the application, which costs time, so it is only installed on macOS.
    """

    opened = Signal(object)

    def __init__(self, application: QGuiApplication, parent: QObject) -> None:
        super().__init__(parent)
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.opened.emit(Path(event.file()))
            return True
        return False
