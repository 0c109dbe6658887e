"""Unix signals: closes the windows on Ctrl+C in the terminal or when the system shuts down."""

from __future__ import annotations

import os
import signal
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

_ENDING: Final = ("SIGINT", "SIGTERM", "SIGHUP")


def end_when_asked(owner: QObject) -> None:
    """Quit the program on SIGINT, SIGTERM or SIGHUP. `owner` is the parent of the notifier.

    Python runs signal handlers between bytecodes, and an idle Qt event loop runs none: Ctrl+C took effect at the next
    key press or never. So the signal is written to a pipe that the event loop watches. Qt cannot watch pipes on
    Windows; there SIGINT ends the process at once, which is safe because every move is already on disk.
    """
    if os.name == "nt":
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        return
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    for name in _ENDING:
        signal.signal(getattr(signal, name), lambda *_: None)  # a handler must exist; the wakeup pipe does the work
    signal.set_wakeup_fd(writing)
    QSocketNotifier(reading, QSocketNotifier.Type.Read, owner).activated.connect(partial(_end, reading))


def _end(reading: int, *_: object) -> None:
    os.read(reading, 64)
    QCoreApplication.quit()
