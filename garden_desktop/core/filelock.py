"""Advisory lock for a file that is replaced as a whole: taken on a lock file beside it, which exists only during a
write.

The file itself cannot be locked, as each write puts another one in its place. The system releases the lock when the
program dies; the next writer takes over the lock file that it leaves behind, and removes it.
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
"""Seconds to wait for another writer, who needs some milliseconds. Limited, because a writer that is stopped in the
middle may never end."""
_PAUSE: Final = 0.002
HELD: Final = (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK, 0)
"""Error numbers by which systems report that another process holds the lock. The C library of Wine gives 0."""
NO_LOCKS: Final = (errno.ENOSYS, errno.ENOTSUP, errno.ENOLCK)
"""Error numbers by which file systems report that they have no locks."""

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
    """Context manager that keeps every other program and window from writing the file at `path`, whose folder must
    exist.

    Yields whether the lock is held: False where the file system has no locks. Raises OSError, with EBUSY where another
    writer still holds it after `PATIENCE`.
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
    """Open the lock file and try to lock it without waiting: the handle, and whether it is locked. None where another
    process holds it. Raises OSError."""
    # Windows refuses to open a file that is being deleted, too
    handle = outlast_readers(lambda: os.open(beside, os.O_RDWR | os.O_CREAT, PRIVATE))
    try:
        _take(handle)
        # The previous holder may have removed the file between our open and our lock. Only a lock on the file that has
        # the name now keeps others out.
        if os.path.samestat(os.fstat(handle), beside.stat()):
            return handle, True
    except FileNotFoundError:  # removed by the previous holder: our lock is on a file without a name
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
    """Remove the lock file and release the lock.

    On POSIX the name goes first: after an early unlock another writer could lock the file and then lose its name.
    Windows removes a file only when nobody has it open, so there it is closed first.
    """
    if not WINDOWS:
        with suppress(OSError):  # the folder was removed meanwhile
            beside.unlink()
    with suppress(OSError):  # closing unlocks as well, unless a forked child shares the open file
        _leave(handle)
    os.close(handle)
    if WINDOWS:
        with suppress(OSError):  # another writer waits for it, and will remove it
            beside.unlink()
