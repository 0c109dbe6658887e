"""Lock of a file that is replaced as a whole: on a file beside it, which is there only while somebody writes.

The file itself cannot be locked, as each write puts another one in its place. The system lets go of the lock when the
program dies; what it leaves beside the file then is taken over and removed by the next writer.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from garden_desktop.core.files import PRIVATE, WINDOWS, outlast_readers

PATIENCE: Final = 5.0
"""Seconds to wait for another writer, who needs some milliseconds: one that is stopped in the middle may never end."""
_PAUSE: Final = 0.002
HELD: Final = (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK, 0)
"""How systems say that somebody else has a lock. The C library of Wine gives no error number."""
NO_LOCKS: Final = (errno.ENOSYS, errno.ENOTSUP, errno.ENOLCK)
"""How file systems say that they have no locks."""

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _leave(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _leave(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_UN)


@contextmanager
def writer_lock(path: Path) -> Iterator[bool]:
    """Keep every other program and window from writing the file at this path, in a folder that is there.

    Gives whether it is locked: not where the file system has no locks. Raises OSError, with EBUSY where somebody else
    still writes after `PATIENCE`.
    """
    beside = path.with_name(f"{path.name}.lock")
    end = time.monotonic() + PATIENCE
    while (found := _try_lock(beside)) is None:
        if time.monotonic() > end:
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(path))
        time.sleep(_PAUSE)
    handle, locked = found
    try:
        yield locked
    finally:
        _release(handle, beside)


def _try_lock(beside: Path) -> tuple[int, bool] | None:
    """The open file beside, and whether it is locked; None where somebody else has it. Raises OSError."""
    handle = outlast_readers(lambda: os.open(beside, os.O_RDWR | os.O_CREAT, PRIVATE))  # one that is being removed, too
    try:
        _take(handle)
        if os.path.samestat(os.fstat(handle), beside.stat()):
            return handle, True
    except FileNotFoundError:  # whoever had it has removed it meanwhile: the lock is on a file without a name
        pass
    except OSError as error:
        if error.errno in NO_LOCKS:
            return handle, False
        if error.errno not in HELD:
            os.close(handle)
            raise
    os.close(handle)
    return None


def _release(handle: int, beside: Path) -> None:
    """Remove the file beside and let go of it. Where files have names while they are open the name goes first, or
    somebody could lock it in between and lose it; Windows removes a file only when nobody has it open."""
    if not WINDOWS:
        with suppress(OSError):  # the folder was taken away meanwhile
            beside.unlink()
    with suppress(OSError):  # closing lets go as well, unless a process was forked that has the file, too
        _leave(handle)
    os.close(handle)
    if WINDOWS:
        with suppress(OSError):  # somebody waits for it, and removes it in turn
            beside.unlink()
