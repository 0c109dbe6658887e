"""Commands that open a window which nobody watches."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from functools import wraps
from types import TracebackType

# Qt is imported inside the functions: the commands are declared, and help is given, without it.


def print_and_fail(run: Callable[..., int]) -> Callable[..., int]:
    """A command nobody watches: what goes wrong in a paint or a slot is printed, and then the status is 1."""

    @wraps(run)
    def status(*args: argparse.Namespace) -> int:
        from PySide6.QtCore import QCoreApplication, QThread

        failed, stopped = False, False

        def hear(kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
            nonlocal failed, stopped
            failed = True
            if issubclass(kind, KeyboardInterrupt):  # Ctrl+C in a slot, which does not end what called it
                stopped = True
            else:
                sys.__excepthook__(kind, error, at)
            if QThread.currentThread().loopLevel():  # else the next loop would end as soon as it begins
                QCoreApplication.exit(1)

        before, sys.excepthook = sys.excepthook, hear
        try:
            status = max(run(*args), int(failed))
            if stopped:
                raise KeyboardInterrupt
            return status
        finally:
            sys.excepthook = before

    return status


def offscreen() -> None:
    """Paint without a screen where there is none."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def breathe() -> None:
    """Let the window work off what is due."""
    from PySide6.QtCore import QEventLoop
    from PySide6.QtWidgets import QApplication

    for _ in range(4):
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
