"""Being asked to end from outside: Ctrl+C in the terminal, or a system that shuts down."""

from __future__ import annotations

import os
import signal
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

_ENDING: Final = ("SIGINT", "SIGTERM", "SIGHUP")


def end_when_asked(owner: QObject) -> None:
    """Close all windows, as their crosses do, when a signal asks the program to end; `owner` is there till then.

    Python's own handlers wait for the next line of Python, and while nobody touches the window there is none: Ctrl+C
    was heard with the next key or never. On Windows, where Qt watches no pipes, the signal ends the program at once;
    every move is on the disk.
    """
    if os.name == "nt":
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        return
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    for name in _ENDING:
        signal.signal(getattr(signal, name), lambda *_: None)  # what counts is written into the pipe
    signal.set_wakeup_fd(writing)
    QSocketNotifier(reading, QSocketNotifier.Type.Read, owner).activated.connect(partial(_end, reading))


def _end(reading: int, *_: object) -> None:
    os.read(reading, 64)
    QCoreApplication.quit()
