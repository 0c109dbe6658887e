"""Helpers for commands that open a window without a person before it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from functools import wraps
from types import TracebackType

# Qt is imported inside the functions: commands are registered, and help is printed, without it.


def print_and_fail(run: Callable[..., int]) -> Callable[..., int]:
    """Decorator of a command: exceptions in slots and paint events are printed, and make the exit status 1.

    PySide6 passes such exceptions to `sys.excepthook` and goes on, so the command itself never sees them.
    """

    @wraps(run)
    def status(*args: argparse.Namespace) -> int:
        from PySide6.QtCore import QCoreApplication, QThread

        failed, stopped = False, False

        def hear(kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
            nonlocal failed, stopped
            failed = True
            if issubclass(kind, KeyboardInterrupt):  # Ctrl+C in a slot does not end the event loop by itself
                stopped = True
            else:
                sys.__excepthook__(kind, error, at)
            if QThread.currentThread().loopLevel():  # without one, exit() would end the next
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
    """Use Qt's offscreen platform on Linux where there is no display."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def breathe() -> None:
    """Process pending events a few times."""
    from PySide6.QtCore import QEventLoop
    from PySide6.QtWidgets import QApplication

    for _ in range(4):
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
