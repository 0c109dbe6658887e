"""The crash file: where Python writes what the program was doing when a signal ended it."""

from __future__ import annotations

import faulthandler
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from garden_desktop.core.files import find_free_name, make_folder, private_opener
from garden_desktop.ui.faults import FILE

NOW: Final = f"{FILE}.crash-now"
LAST: Final = f"{FILE}.crash"
"""Beside the log, and so part of a problem report. The one of the present start is empty as long as all is well."""


class CrashFile:
    """From now on a death by a signal is written down; `died` tells whether the start before this one ended so.

    Where the folder cannot be written to, none is written down. `aside` is what lay in its place and was no file.
    """

    def __init__(self, folder: Path) -> None:
        self.died = False
        self.aside: list[Path] = []
        self._file: IO[str] | None = None
        self._path = folder / NOW
        try:
            make_folder(folder)
            self.aside = [moved for name in (NOW, LAST) if (moved := set_aside(folder / name)) is not None]
            self.died = _has_content(self._path)
            if self.died:
                self._path.replace(folder / LAST)
            # exclusive: whoever opens a pipe that lies there waits for its other end
            self._file = open(self._path, "x", encoding="utf-8", opener=private_opener)  # noqa: SIM115 - for as long as it runs
        except OSError:
            return
        faulthandler.enable(self._file)

    def close(self) -> None:
        """The program ends as it should, so the file goes, with what may be in it: on Windows faulthandler notes
        exceptions, too, that COM raises and somebody handles (0x8001010d, when a native dialog opens)."""
        if self._file is None:
            return
        faulthandler.disable()
        ours = False
        with suppress(OSError):  # gone; or there is that of a program on another screen, which has begun meanwhile
            ours = os.path.samestat(os.fstat(self._file.fileno()), self._path.stat())
        with suppress(OSError):  # a file that cannot be emptied is told of at the next start, though nobody died
            self._file.truncate(0)
        self._file.close()
        with suppress(OSError):  # an empty one is none
            if ours:
                self._path.unlink()


def _has_content(path: Path) -> bool:
    """Whether a file with something in it lies there; anything else that is no folder is taken away. Raises OSError."""
    try:
        found = path.lstat()
    except FileNotFoundError:
        return False
    if stat.S_ISREG(found.st_mode) and found.st_size:
        return True
    path.unlink()
    return False


def set_aside(path: Path) -> Path | None:
    """Give what lies at a path of the program's own, and is neither a file nor a link to one, a name beside it; returns
    that. None where nothing is in the way. Raises OSError.

    To open a pipe would wait for its other end, and a folder takes no writing.
    """
    return None if path.is_file() or not os.path.lexists(path) else renamed_aside(path)


def renamed_aside(path: Path) -> Path:
    """Give what lies at a path a name beside it; returns that. Raises OSError."""
    return path.rename(find_free_name(path.with_name(f"{path.name}.aside")))
