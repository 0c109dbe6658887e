"""Start-up: the application, its fonts and language, and the one window."""

from __future__ import annotations

import sys
import traceback
from types import TracebackType

from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from garden_desktop import __version__, paths
from garden_desktop.ui.languages import Languages
from garden_desktop.ui.look import Look
from garden_desktop.ui.settings_store import Settings
from garden_desktop.ui.theme import load_fonts
from garden_desktop.ui.window import Window


def run() -> int:
    """Open the application and stay until its window is closed."""
    app = application()
    window = main_window()
    window.show()
    sys.excepthook = window.excuse
    return app.exec()


def application() -> QApplication:
    """The one QApplication, with its fonts; made when there is none yet."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    app = QApplication([*sys.argv[:1], "-style", "fusion"])  # asking for QStyle costs 8 ms, for its enums
    app.setApplicationName(paths.APP)
    app.setApplicationDisplayName("Garden Desktop")
    app.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(paths.APP)
    app.setWindowIcon(QIcon(str(paths.resource("app", "art", "icon.svg"))))
    load_fonts()
    return app


def main_window(settings: Settings | None = None) -> Window:
    """The window as this person left it."""
    return Window(Look(), Languages(), settings or Settings())


def print_and_fail(kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
    """An excepthook for runs nobody watches: say what went wrong and end with status 1."""
    traceback.print_exception(kind, error, at)
    app = QApplication.instance()
    if app is not None:
        app.exit(1)
