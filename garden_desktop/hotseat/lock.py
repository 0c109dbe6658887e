"""The lock of a record, on the file itself: neither a second name nor a deleted lock file gets around it.

The system lets go of it when the program dies.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from io import FileIO
from pathlib import Path

from garden_desktop.core.filelock import HELD, NO_LOCKS

if sys.platform == "win32":
    import msvcrt

    _BEYOND = 0x7FFF_FFFF
    """No record is so long: nobody may read a byte that is locked there."""

    def _take(file: FileIO) -> None:
        _on_byte_beyond(file, msvcrt.LK_NBLCK)

    def _leave(file: FileIO) -> None:
        _on_byte_beyond(file, msvcrt.LK_UNLCK)

    def _on_byte_beyond(file: FileIO, what: int) -> None:
        """Lock or unlock the byte there. `locking` works where the file stands, which moves the position of whoever
        reads it: it is put back, or a record that was just locked would be read from behind its end."""
        position = file.tell()
        file.seek(_BEYOND)
        try:
            msvcrt.locking(file.fileno(), what, 1)
        finally:
            file.seek(position)

else:
    import fcntl

    def _take(file: FileIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _leave(file: FileIO) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)


class MatchInUse(OSError):  # noqa: N818 - named like FileExistsError's siblings in this house
    """Another window has this match open."""


def hold(file: FileIO) -> None:
    """Lock an open file against every other program and window. Raises MatchInUse."""
    try:
        _take(file)
    except OSError as error:
        if error.errno in HELD:
            raise MatchInUse(f"{Path(str(file.name)).name} is open in another window") from error
        if error.errno not in NO_LOCKS:  # without locks the journal still notices a second writer by what it wrote
            raise


def let_go(file: FileIO) -> None:
    """Give the lock back and close the file; closing twice does nothing."""
    if file.closed:
        return
    with suppress(OSError):  # closing lets go of it as well, unless a process was forked that has the file, too
        _leave(file)
    file.close()
