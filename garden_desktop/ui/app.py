"""Start-up: the application, its fonts and language, and the one window."""

from __future__ import annotations

import builtins
import gc
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import TYPE_CHECKING

from garden_desktop import __version__, paths

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from garden_desktop.ui.kit.settings_store import Settings
    from garden_desktop.ui.window import Window

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
        from PySide6.QtCore import QTimer
        from PySide6.QtGui import QGuiApplication, QIcon
        from PySide6.QtWidgets import QApplication

        _import_plainly()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            return app
        app = QApplication([*sys.argv[:1], "-style", "fusion"])  # QApplication.setStyle would cost 8 ms more
        app.setApplicationName(paths.APP)
        app.setApplicationDisplayName("Garden Desktop")
        app.setApplicationVersion(__version__)
        QGuiApplication.setDesktopFileName(paths.APP)
        QTimer.singleShot(0, lambda: app.setWindowIcon(QIcon(str(paths.resource("app", "art", "icon.svg")))))
        from garden_desktop.ui.kit.theme import load_fonts

        load_fonts()
        return app


def main_window(settings: Settings | None = None) -> Window:
    """The window as this person left it."""
    with _swiftly():
        from garden_desktop.ui.kit.languages import Languages
        from garden_desktop.ui.kit.look import Look
        from garden_desktop.ui.kit.settings_store import Settings
        from garden_desktop.ui.window import Window

        return Window(Look(), Languages(), settings or Settings())


def print_and_fail(kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
    """An excepthook for runs nobody watches: say what went wrong and end with status 1."""
    from PySide6.QtWidgets import QApplication

    traceback.print_exception(kind, error, at)
    app = QApplication.instance()
    if app is not None:
        app.exit(1)


@contextmanager
def _swiftly() -> Iterator[None]:
    """Without the collector: what is imported and built here stays, and it would look through all of it many times."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _import_plainly() -> None:
    """Take back PySide's own `import`: it reads the source of every module to look for features nobody here uses."""
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
