"""Crash file: receives Python's stack trace when a signal ends the program (faulthandler)."""

from __future__ import annotations

import faulthandler
import os
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from garden_desktop.core.files import WINDOWS, make_folder, private_opener, set_aside
from garden_desktop.ui.error_reporter import FILE

NOW: Final = f"{FILE}.crash-now"
NAMES: Final = (NOW, *(f"{NOW}-{number}" for number in range(2, 5)))
"""Names of crash files, one per running instance (several instances are possible on several displays). Further
instances have none."""
LAST: Final = f"{FILE}.crash"
"""Crash file of an earlier run, beside the log and so part of a problem report."""


class CrashFile:
    """Crash file in `folder`, to which faulthandler writes.

    `died` is True if an earlier run left a crash file with contents. If the folder is not writable, nothing is
    recorded. `aside` are paths to which things other than files, found under these names, were renamed.
    """

    def __init__(self, folder: Path) -> None:
        self.died = False
        self.aside: list[Path] = []
        self._file: IO[str] | None = None
        self._path = folder / NOW
        try:
            make_folder(folder)
            self.aside = [moved for name in (*NAMES, LAST) if (moved := set_aside(folder / name)) is not None]
        except OSError:
            return
        for name in NAMES:
            with suppress(OSError):
                self._take(folder / name)
        if self._file is not None:
            faulthandler.enable(self._file)

    def _take(self, path: Path) -> None:
        """Move aside the contents of an earlier crash file, and claim its name unless this instance already has one.

        Raises OSError, on Windows also if a running instance has the file open.
        """
        if _is_held(path):
            return
        if _has_content(path):
            path.replace(path.with_name(LAST))
            self.died = True
        if self._file is None:
            # mode "x": opening an existing named pipe would block until somebody opens its other end
            self._file = open(path, "x", encoding="utf-8", opener=private_opener)  # noqa: SIM115 - open until the end
            self._path = path
            _is_held(path, self._file.fileno())

    def close(self) -> None:
        """Disable faulthandler and delete the file at a normal exit.

        The file may have contents all the same: on Windows faulthandler also writes handled COM exceptions (0x8001010d,
        when a native dialog opens).
        """
        if self._file is None:
            return
        faulthandler.disable()
        with suppress(OSError):  # otherwise the next start reports a crash by mistake
            self._file.truncate(0)
        # delete before closing, as another instance may claim the name once the lock is gone; Windows must close first
        if not WINDOWS:
            self._remove()
        self._file.close()
        if WINDOWS:
            self._remove()

    def _remove(self) -> None:
        with suppress(OSError):  # an empty file is no crash
            self._path.unlink()


def count_running(folder: Path) -> int:
    """Number of running instances of the program, this one included, by the crash files that they hold in `folder`."""
    return sum(map(_is_open, (folder / name for name in NAMES)))


def _is_open(path: Path) -> bool:
    """Whether a running instance holds a crash file. On Windows an open file cannot be renamed, not even to its own
    name."""
    try:
        if WINDOWS:
            path.replace(path)
        return _is_held(path)
    except OSError as error:
        return WINDOWS and isinstance(error, PermissionError)


def _is_held(path: Path, descriptor: int | None = None) -> bool:
    """Whether a running instance holds the lock (flock) of the file; with `descriptor`, take the lock for this process.

    Always False on Windows, where an open file can be neither replaced nor deleted anyway. Raises OSError.
    """
    if WINDOWS:
        return False
    import fcntl

    try:
        file = os.open(path, os.O_RDONLY | os.O_NONBLOCK) if descriptor is None else descriptor
    except FileNotFoundError:
        return False
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:  # a file system without locks
        return False
    finally:
        if descriptor is None:
            os.close(file)
    return False


def _has_content(path: Path) -> bool:
    """Whether the file exists and is not empty; an empty file is deleted. Raises OSError."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return False
    if found.st_size:
        return True
    path.unlink()
    return False
