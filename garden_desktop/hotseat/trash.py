"""Bin for deleted records: that of the system where it takes them. They come back, the last one first.

The window brings the mover (`QFile.moveToTrash`, on the file: by name PySide gives no path). Where the system has no
bin for a file, such as on a drive that takes none, it goes into `trash` beside the matches, which nobody empties.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypeAlias

from garden_desktop.core.files import make_folder, outlast_readers, read_regular, write_whole
from garden_desktop.core.record import MOST
from garden_desktop.hotseat.journal import free_name

Mover: TypeAlias = Callable[[Path], Path | None]
"""Moves a file to the bin of the system and gives where it lies there: the old path itself where the system does not
tell, None where it does not take it."""


class TrashedRecord(NamedTuple):
    """A record in the bin: its name among the matches, where it lies now, whether the system has it, what tells it from
    another file that lies there later, and what people call the match, "" where nobody said."""

    name: str
    there: Path
    systems: bool
    stamp: tuple[int, int] | None
    words: str


class TrashEmptiedError(FileNotFoundError):
    """The record was in the bin, and is there no longer."""


class Trash:
    """What was thrown away since the program began; without a mover nothing goes to the system."""

    def __init__(self, mover: Mover | None = None) -> None:
        self._mover = mover
        self._thrown: list[TrashedRecord] = []

    def __len__(self) -> int:
        return len(self._thrown)

    @property
    def last(self) -> TrashedRecord | None:
        """What comes back next."""
        return self._thrown[-1] if self._thrown else None

    def trash_record(self, path: Path, words: str = "") -> Path:
        """Move a record to the bin of the system, or into the folder `trash` beside it; gives where it lies now.
        Raises OSError."""
        there = None if self._mover is None else self._mover(path)
        systems = there is not None
        if there is None:
            there = _set_aside(path)
        if there != path:
            self._thrown = [one for one in self._thrown if one.there != there]  # those have gone from there meanwhile
            self._thrown.append(TrashedRecord(path.name, there, systems, _stamp(there), words))
        return there

    def restore_last(self, folder: Path) -> tuple[str, Path]:
        """The last record, moved into a folder: the name it had, and where it lies now, never over another one.
        Raises OSError, and TrashEmptiedError, after which it is another one's turn."""
        thrown = self._thrown[-1]
        found = _stamp(thrown.there)
        if found is None or found != thrown.stamp:
            self._thrown.pop()
            raise TrashEmptiedError(errno.ENOENT, os.strerror(errno.ENOENT), str(thrown.there))
        path = free_name(folder / thrown.name)
        _move(thrown.there, path)
        self._thrown.pop()
        with suppress(OSError):  # the bin shows a line for nothing then, which emptying takes away
            for label in _labels(thrown.there) if thrown.systems else ():
                label.unlink(missing_ok=True)
        return thrown.name, path


def _set_aside(path: Path) -> Path:
    trash = path.parent / "trash"
    make_folder(trash)
    return outlast_readers(lambda: path.rename(free_name(trash / path.name)))


def _stamp(path: Path) -> tuple[int, int] | None:
    """What tells a file from another one of its name; None where there is none."""
    try:
        found = path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return found.st_size, found.st_mtime_ns


def _move(there: Path, path: Path) -> None:
    """From one file system to another, too, with the time it was last played at. Raises OSError; then it lies where it
    was."""
    try:
        outlast_readers(lambda: there.rename(path))
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        about = there.stat()
        write_whole(path, read_regular(there, MOST))
        os.utime(path, ns=(about.st_atime_ns, about.st_mtime_ns))
        try:
            outlast_readers(there.unlink)
        except OSError:
            path.unlink()
            raise


def _labels(there: Path) -> tuple[Path, ...]:
    """The file in which a bin has written down where this one came from: as freedesktop.org has it, and Windows."""
    if there.parent.name == "files":
        return (there.parent.with_name("info") / f"{there.name}.trashinfo",)
    return (there.with_name(f"$I{there.name[2:]}"),) if there.name.startswith("$R") else ()
