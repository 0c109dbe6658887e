"""A process that works for the program ends with it, even where the program was killed."""

from __future__ import annotations

import multiprocessing
import os
from threading import Thread


def end_with_parent() -> None:
    """From now on, when the process that began this one is gone, so is this one, in the middle of whatever it does."""
    Thread(target=_wait, daemon=True).start()


def _wait() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "only a process that another began ends with it"
    parent.join()
    os._exit(1)
