"""What went wrong in the program itself: written down, said once, and the screen goes on."""

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
    """Hears of every error nobody took, from any thread; `told` carries what it was and the file it is written down in.

    An error at a place where the same has happened before is only counted: a paint that fails does so at every repaint.
    What is told for all to read says nothing of the message of an error, which may speak of somebody's cards. The file
    does; it lies beside the records, which hold all secrets of a match for whoever opens them.
    """

    told = Signal(str, str)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._file = folder / FILE
        self._log: Logger | None = None
        self._times: dict[tuple[type[BaseException], str], int] = {}

    def listen(self) -> None:
        """From now on hear what leaves the main thread, other threads, and what Python cannot raise."""
        sys.excepthook = self.report_exception
        sys.unraisablehook = lambda said: self.report_exception(said.exc_type, said.exc_value, said.exc_traceback)
        threading.excepthook = self._hear_thread

    def close(self) -> None:
        """Let go of the file; the next fault opens it again."""
        log, self._log = self._log, None
        for handler in [] if log is None else log.handlers:
            try:
                handler.close()
            except OSError as error:  # the disk is still full
                sys.__excepthook__(OSError, error, None)

    def report_exception(
        self, kind: type[BaseException], error: BaseException | None, at: TracebackType | None
    ) -> None:
        """An excepthook."""
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
        """Write down what nobody need be told of."""
        self._write(line)

    def _hear_thread(self, said: threading.ExceptHookArgs) -> None:
        if not issubclass(said.exc_type, SystemExit):  # which ends the thread and nothing else
            self.report_exception(said.exc_type, said.exc_value, said.exc_traceback)

    def _write(self, text: str) -> bool:
        """Whether the disk took it."""
        try:
            if self._log is None:
                self._log = open_log(self._file)
            self._log.error(text)
        except OSError as error:
            sys.__excepthook__(OSError, error, None)
            return False
        return True


def place(at: TracebackType | None) -> str:
    """Where an error came from: the file and line that raised it, or "" where Python does not know."""
    if at is None:
        return ""
    while at.tb_next is not None:
        at = at.tb_next
    return f"{Path(at.tb_frame.f_code.co_filename).name} line {at.tb_lineno}"


def report(kind: type[BaseException], error: BaseException | None, at: TracebackType | None) -> str:
    """An error as Python prints it."""
    from traceback import format_exception

    return "".join(format_exception(kind, error, at)).rstrip()


def open_log(file: Path) -> Logger:
    """A log of at most four files of half a megabyte; raises OSError, then and at every line the disk does not take."""
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
