"""Watchdog of worker processes: they end with the program, even where it was killed."""

from __future__ import annotations

import multiprocessing
import os
from threading import Thread


def end_with_parent() -> None:
    """Exit this process as soon as its parent process is gone, whatever it is doing then."""
    Thread(target=_wait, daemon=True).start()


def _wait() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "only a process that another began ends with it"
    parent.join()
    # not sys.exit: in a thread that would only end the thread
    os._exit(1)
