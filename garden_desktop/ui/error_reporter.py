"""Error reporter: logs uncaught exceptions, shows each kind once, and keeps the program running."""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

if TYPE_CHECKING:
    from io import TextIOWrapper
    from logging import Logger

FILE: Final = "garden-desktop.log"
BACKUPS: Final = 3

# logging and traceback come with the first fault: most starts have none.


class ErrorReporter(QObject):
    """Exception hook of the program for all threads; `told` is emitted with the kind and place of an error, and the log
    file.

    Further errors of the same type at the same place are only counted, since a failing paintEvent fails at every
    repaint. `told` never contains the exception's message, which could reveal hidden cards to everybody at the screen.
    The log does; it lies beside the match records, which contain all secrets anyway.
    """

    told = Signal(str, str)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._file = folder / FILE
        self._log: Logger | None = None
        self._times: dict[tuple[type[BaseException], str], int] = {}

    def listen(self) -> None:
        """Install the hooks for uncaught exceptions of the main thread, of other threads, and in destructors
        (unraisable)."""
        sys.excepthook = self.report_exception
        sys.unraisablehook = lambda said: self.report_exception(said.exc_type, said.exc_value, said.exc_traceback)
        threading.excepthook = self._hear_thread

    def close(self) -> None:
        """Close the log; the next error opens it again."""
        log, self._log = self._log, None
        for handler in [] if log is None else log.handlers:
            try:
                handler.close()
            except OSError as error:  # the disk is still full
                sys.__excepthook__(OSError, error, None)

    def report_exception(
        self, kind: type[BaseException], error: BaseException | None, at: TracebackType | None
    ) -> None:
        """Log and report an exception; has the signature of sys.excepthook. KeyboardInterrupt quits the program.

        The first error at a place is shown and logged in full; of repetitions the 10th, 100th and so on are logged as a
        count.
        """
        if not issubclass(kind, Exception):  # Ctrl+C in the terminal
            QCoreApplication.quit()
            return
        where = place(at)
        times = self._times[kind, where] = self._times.get((kind, where), 0) + 1
        what = f"{kind.__name__}, {where}"
        if times == 1:
            sys.__excepthook__(kind, error or kind(), at)
            self.told.emit(what, str(self._file) if self._write(report(kind, error, at)) else "")
        elif str(times).strip("0") == "1":
            self._write(f"{what}: {times} times by now")

    def log_quietly(self, line: str) -> None:
        """Write a line to the log without showing anything."""
        self._write(line)

    def _hear_thread(self, said: threading.ExceptHookArgs) -> None:
        if not issubclass(said.exc_type, SystemExit):  # SystemExit in a thread only ends the thread
            self.report_exception(said.exc_type, said.exc_value, said.exc_traceback)

    def _write(self, text: str) -> bool:
        """Write to the log; returns whether that succeeded."""
        try:
            if self._log is None:
                self._log = open_log(self._file)
            self._log.error(text)
        except OSError as error:
            sys.__excepthook__(OSError, error, None)
            return False
        return True


def place(at: TracebackType | None) -> str:
    """Return file name and line where an error was raised, or "" without a traceback."""
    if at is None:
        return ""
    while at.tb_next is not None:
        at = at.tb_next
    return f"{Path(at.tb_frame.f_code.co_filename).name} line {at.tb_lineno}"


def report(kind: type[BaseException], error: BaseException | None, at: TracebackType | None) -> str:
    """Return an exception with its traceback as Python prints it."""
    from traceback import format_exception

    return "".join(format_exception(kind, error, at)).rstrip()


def open_log(file: Path) -> Logger:
    """Return a rotating log of at most four files of 512 KiB. Raises OSError, here and at each line that cannot be
    written."""
    import platform
    from logging import Formatter, Logger, LogRecord
    from logging.handlers import RotatingFileHandler

    import PySide6

    from garden_desktop import __version__
    from garden_desktop.core.files import make_folder, private_opener, set_aside

    class Handler(RotatingFileHandler):
        def _open(self) -> TextIOWrapper:
            return open(self.baseFilename, "a", encoding="utf-8", errors="backslashreplace", opener=private_opener)

        def rotate(self, source: str, dest: str) -> None:
            """Windows does not rename a log that another window of the program has open: then it grows until this
            program ends, and no line is lost."""
            try:
                super().rotate(source, dest)
            except PermissionError:
                self.maxBytes = 0

        def handleError(self, record: LogRecord) -> None:
            raise  # noqa: PLE0704 - logging asks where it has caught the error of the disk

    make_folder(file.parent)
    for name in (file.name, *(f"{file.name}.{number}" for number in range(1, BACKUPS + 1))):
        set_aside(file.with_name(name))
    handler = Handler(file, maxBytes=512 * 1024, backupCount=BACKUPS, encoding="utf-8")
    handler.setFormatter(Formatter("%(asctime)s %(message)s"))
    log = Logger("garden-desktop")
    log.addHandler(handler)
    system = f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, {platform.platform()}"
    log.error(f"garden-desktop {__version__}, {system}")
    return log
