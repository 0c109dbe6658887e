"""Start-up: creates the QApplication, fonts, language and the main window, and runs the event loop."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from garden_desktop import __version__, paths
from garden_desktop.instance import hand_over
from garden_desktop.ui import pyside

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext
    from PySide6.QtWidgets import QApplication

    from garden_desktop.hotseat.backup.data_deletion import DataDeletion
    from garden_desktop.ui.settings.settings_store import SettingsStore
    from garden_desktop.ui.window import MainWindow

SETTLE_MS: Final = 200
"""Delay in ms after which start-up work is done that the first frame does not need."""

TASKBAR_ID: Final = "GardenDesktop.GardenDesktop"
"""AppUserModelID by which Windows groups the window with the shortcut that started it.

The installer's shortcuts have the same (packaging/windows/garden-desktop.iss).
"""

SELDOM: Final = 100
"""Threshold of the oldest generation of the garbage collector. A full collection in a long match takes two or three
frames, in the middle of whatever the player does."""

# Qt and the window are imported inside the functions, while the garbage collector sleeps (`_swiftly`).


def run(file: Path | None = None) -> int:
    """Run the program until its window is closed, and return the exit status. `file` is a record to open at start.

    If the program already runs in this session, that instance opens the file and comes to the front.
    """
    if hand_over(file):
        return 0
    status, deletion = _show_window(file)
    while deletion is not None and (left := _delete(deletion)):
        status, deletion = _show_window(None, left)
    return status


def _delete(deletion: DataDeletion) -> Sequence[Path]:
    """Delete all data once the window is closed; returns what is still there: all, if another instance has started
    meanwhile, which would write its own data again."""
    from garden_desktop.ui.crash import count_running
    from garden_desktop.ui.system_bin import to_bin

    return [paths.user_dir()] if count_running(paths.log_dir()) else deletion.carry_out(to_bin)


def _show_window(file: Path | None, undeleted: Sequence[Path] = ()) -> tuple[int, DataDeletion | None]:
    """Show the window until it is closed; returns the exit status, and the deletion of all data that was confirmed in
    it. `undeleted` are files that an earlier deletion has left."""
    app = application()
    from PySide6.QtCore import Qt

    from garden_desktop.ui.crash import CrashFile
    from garden_desktop.ui.error_reporter import ErrorReporter
    from garden_desktop.ui.kit.events import later

    crash = CrashFile(paths.log_dir())
    faults = ErrorReporter(paths.log_dir())
    faults.listen()
    window = main_window()
    navigator = window.navigator
    faults.told.connect(
        navigator.show_program_error, Qt.ConnectionType.QueuedConnection
    )  # from any thread, and after the paint
    window.context.appearance.noted.connect(faults.log_quietly)
    if sys.platform == "darwin":
        from garden_desktop.ui.file_open_filter import FileOpenFilter

        FileOpenFilter(app, window).opened.connect(navigator.open_record, Qt.ConnectionType.QueuedConnection)
    window.show()
    if file is not None:
        later(window, partial(navigator.open_record, file))
    if crash.died:
        later(window, navigator.start_notices.show_crash, SETTLE_MS)
    if crash.aside:
        later(window, partial(navigator.start_notices.show_moved_files, crash.aside), SETTLE_MS)
    if undeleted:
        later(window, partial(navigator.start_notices.show_undeleted, undeleted), SETTLE_MS)
    later(window, partial(_hear_signals, window), SETTLE_MS)
    later(window, partial(_receive, app, window), SETTLE_MS)
    status = app.exec()
    faults.close()
    crash.close()
    return status, window.context.deletion


def application() -> QApplication:
    """Return the QApplication, created with its fonts if there is none yet."""
    with _swiftly():
        with pyside.without_helpers():
            from PySide6.QtGui import QGuiApplication
            from PySide6.QtWidgets import QApplication

        app = QApplication.instance()
        if isinstance(app, QApplication):
            return app
        _name_to_taskbar()
        os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")  # waking the painter's threads costs more than they paint
        with _explain_abort():
            app = QApplication([*sys.argv[:1], "-style", "fusion"])  # QApplication.setStyle would cost 8 ms more
        app.setApplicationName(paths.APP)
        app.setApplicationDisplayName("Garden Desktop")
        app.setApplicationVersion(__version__)
        QGuiApplication.setDesktopFileName(os.environ.get("FLATPAK_ID", paths.APP))  # by which a desktop finds the icon
        from garden_desktop.ui.kit.style.theme import load_fonts

        load_fonts()
        return app


def _name_to_taskbar() -> None:
    """Set the AppUserModelID on Windows, before the first window.

    Without it Windows takes the program for the Python interpreter, and shows Python's icon in the taskbar.
    """
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(TASKBAR_ID)


@contextmanager
def _explain_abort() -> Iterator[None]:
    """Context manager: where Qt would abort for lack of a display or library, print one sentence and exit with status
    1.

    Qt calls the message handler before it aborts, so no check beforehand, which would cost time, is needed. Other
    messages of Qt are collected and written to stderr at the end.
    """
    if not sys.platform.startswith("linux"):
        yield
        return
    from PySide6.QtCore import QtMsgType, qFormatLogMessage, qInstallMessageHandler

    told = list[str]()
    written = list[str]()

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        told.append(text)
        if kind != QtMsgType.QtFatalMsg:
            written.append(qFormatLogMessage(kind, context, text))
            return
        from garden_desktop.qt_prerequisites import start_failure

        sys.stdout.flush()
        sys.stderr.write(f"garden-desktop: {start_failure(told, os.environ)}\n")
        sys.stderr.flush()
        os._exit(1)  # an exception would not get past Qt, which aborts when this returns

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        sys.stderr.writelines(f"{line}\n" for line in written)


def main_window(settings: SettingsStore | None = None) -> MainWindow:
    """Return the main window with the player's settings applied, not shown yet."""
    with _swiftly():
        import PySide6

        from garden_desktop.ui.app_context import AppContext
        from garden_desktop.ui.kit.events import later
        from garden_desktop.ui.kit.style.appearance import Appearance
        from garden_desktop.ui.kit.style.drawings import DrawingCache
        from garden_desktop.ui.kit.text.translations import LanguageSwitcher
        from garden_desktop.ui.settings.settings_store import SettingsStore
        from garden_desktop.ui.start_cache import StartCache
        from garden_desktop.ui.window import MainWindow

        drawings = StartCache(paths.cache_dir() / "drawings", f"{__version__}-{PySide6.__version__}")
        appearance = Appearance(DrawingCache(cache=drawings))
        window = MainWindow(AppContext(appearance, LanguageSwitcher(), settings or SettingsStore()))
        later(window, partial(finish_startup, window), SETTLE_MS)
        return window


def finish_startup(window: MainWindow) -> None:
    """Do what the first frame does not need: store rendered drawings, set the window icon, restrict
    folder permissions."""
    from PySide6.QtGui import QGuiApplication, QIcon

    window.context.appearance.art.put_by()
    QGuiApplication.setWindowIcon(QIcon(str(paths.resource("app", "art", "icon.svg"))))
    _tighten_folders()


def _hear_signals(window: MainWindow) -> None:
    from garden_desktop.ui.signals import end_when_asked

    end_when_asked(window)


def _receive(app: QApplication, window: MainWindow) -> None:
    from garden_desktop.ui.single_instance_server import receive

    receive(app, window, window.navigator)


def _tighten_folders() -> None:
    """Restrict the program's folders to their owner; before version 0.2.0 all users of the computer could read them.

    A closed folder also closes the files in it. A match folder that the player has chosen elsewhere is not touched.
    """
    from garden_desktop.core.files import tighten

    for folder in (paths.user_dir(), paths.state_dir(), paths.log_dir(), paths.cache_dir()):
        tighten(folder)


@contextmanager
def _swiftly() -> Iterator[None]:
    """Context manager: disable the garbage collector while start-up builds objects that stay, then freeze them."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(*gc.get_threshold()[:2], SELDOM)
        gc.enable()
