"""A lock between programs: one of them sets up, the others wait until it has done."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


@contextmanager
def held(file: Path, busy: str) -> Iterator[tuple[int, ...]]:
    """Hold the lock `file`; where another program has it, print `busy` and wait. Gives what to pass on to children.

    A child that was passed the descriptor (`pass_fds`) holds the lock too, until it ends: what the child of a killed
    program still writes to, nobody else takes apart meanwhile. The system lets go of it when the last holder dies.
    Where the lock cannot be written, nothing beside it can, so nothing is held and nothing passed on.
    """
    try:
        lock = file.open("a", encoding="utf-8")
    except OSError:
        yield ()
        return
    with lock:
        if not _taken(lock, wait=False):
            print(busy, flush=True)
            while not _taken(lock, wait=True):
                pass
        yield () if sys.platform == "win32" else (lock.fileno(),)


def _taken(lock: IO[str], wait: bool) -> bool:
    """Whether the lock is ours now; Windows waits ten seconds at most."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
