"""The crash file: where Python writes what the program was doing when a signal ended it."""

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
"""One for each program that runs at a time, as on several screens. A further one writes nothing down."""
LAST: Final = f"{FILE}.crash"
"""Beside the log, and so part of a problem report. Those of running programs are empty as long as all is well."""


class CrashFile:
    """From now on a death by a signal is written down; `died` tells whether a start before this one ended so.

    Where the folder cannot be written to, none is written down. `aside` is what lay in its place and was no file.
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
        """Look at a file that a start before this one may have left, and take its name where it has none yet. Raises
        OSError, on Windows also for that of a program that runs."""
        if _is_held(path):
            return
        if _has_content(path):
            path.replace(path.with_name(LAST))
            self.died = True
        if self._file is None:
            # exclusive: whoever opens a pipe that lies there waits for its other end
            self._file = open(path, "x", encoding="utf-8", opener=private_opener)  # noqa: SIM115 - for as long as it runs
            self._path = path
            _is_held(path, self._file.fileno())

    def close(self) -> None:
        """The program ends as it should, so the file goes, with what may be in it: on Windows faulthandler notes
        exceptions, too, that COM raises and somebody handles (0x8001010d, when a native dialog opens)."""
        if self._file is None:
            return
        faulthandler.disable()
        with suppress(OSError):  # a file that cannot be emptied is told of at the next start, though nobody died
            self._file.truncate(0)
        if not WINDOWS:  # where an open file cannot be deleted; elsewhere nobody else may take the name before it is
            self._remove()
        self._file.close()
        if WINDOWS:
            self._remove()

    def _remove(self) -> None:
        with suppress(OSError):  # an empty one is none
            self._path.unlink()


def _is_held(path: Path, descriptor: int | None = None) -> bool:
    """Whether a running program writes to the file, which holds it; with an open descriptor it is held from now on.
    Windows neither replaces nor deletes an open file, so nothing is asked there. Raises OSError."""
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
    """Whether a file with something in it lies there; an empty one is deleted. Raises OSError."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return False
    if found.st_size:
        return True
    path.unlink()
    return False
