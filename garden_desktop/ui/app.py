"""Start-up: the application, its fonts and language, and the one window."""

from __future__ import annotations

import gc
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import TYPE_CHECKING, Final

from garden_desktop import __version__, paths
from garden_desktop.ui import pyside

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from garden_desktop.ui.kit.settings_store import Settings
    from garden_desktop.ui.window import Window

ICON_MS: Final = 200
"""How long after the window its icon comes: nobody who waits for the first picture waits for it."""

# Qt and the window are imported inside the functions, while the garbage collector sleeps (`_swiftly`).


def run() -> int:
    """Open the application and stay until its window is closed."""
    app = application()
    window = main_window()
    window.show()
    sys.excepthook = window.excuse
    return app.exec()


def application() -> QApplication:
    """The one QApplication, with its fonts; made when there is none yet."""
    with _swiftly():
        with pyside.without_stub_writers():
            from PySide6.QtGui import QGuiApplication
            from PySide6.QtWidgets import QApplication

        pyside.import_plainly()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            return app
        app = QApplication([*sys.argv[:1], "-style", "fusion"])  # QApplication.setStyle would cost 8 ms more
        app.setApplicationName(paths.APP)
        app.setApplicationDisplayName("Garden Desktop")
        app.setApplicationVersion(__version__)
        QGuiApplication.setDesktopFileName(paths.APP)
        from garden_desktop.ui.kit.theme import load_fonts

        load_fonts()
        return app


def main_window(settings: Settings | None = None) -> Window:
    """The window as this person left it."""
    with _swiftly():
        from PySide6.QtCore import QTimer

        from garden_desktop.ui.kit.languages import Languages
        from garden_desktop.ui.kit.look import Look
        from garden_desktop.ui.kit.settings_store import Settings
        from garden_desktop.ui.window import Window

        window = Window(Look(), Languages(), settings or Settings())
        QTimer.singleShot(ICON_MS, _wear_icon)
        return window


def print_and_fail(kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
    """An excepthook for runs nobody watches: say what went wrong and end with status 1."""
    from PySide6.QtWidgets import QApplication

    traceback.print_exception(kind, error, at)
    app = QApplication.instance()
    if app is not None:
        app.exit(1)


def _wear_icon() -> None:
    from PySide6.QtGui import QGuiApplication, QIcon

    QGuiApplication.setWindowIcon(QIcon(str(paths.resource("app", "art", "icon.svg"))))


@contextmanager
def _swiftly() -> Iterator[None]:
    """Without the collector: what is imported and built here stays, and it would look through all of it many times."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
