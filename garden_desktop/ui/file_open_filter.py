"""Files that macOS hands over: a double click there tells the program that runs, and no second one is started."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication


class FileOpenFilter(QObject):
    """Looks at every event of the application, so it is made only where a system tells of files so. `opened` names one
    file."""

    opened = Signal(object)

    def __init__(self, application: QGuiApplication, parent: QObject) -> None:
        super().__init__(parent)
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.opened.emit(Path(event.file()))
            return True
        return False
