"""Trash for deleted records: the system's where it takes them. Restored in reverse order.

The window provides the mover (`QFile.moveToTrash` on an object: the static function of PySide returns no path). Files
that the system does not take, for instance on drives without a trash, go into the folder `trash` beside the matches,
which is never emptied.
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
"""Moves a file to the system's trash and returns its path there: the old path where the system does not tell, None
where it does not take the file."""


class TrashedRecord(NamedTuple):
    """Record in the trash: its former name, its present path, whether that is in the system's trash, a stamp that
    distinguishes it from a later file of that name, and its name on the screen ("" for none)."""

    name: str
    there: Path
    systems: bool
    stamp: tuple[int, int] | None
    words: str


class TrashEmptiedError(FileNotFoundError):
    """Record that was in the trash, but is gone."""


class Trash:
    """Stack of the records deleted since the program started; without a mover the system's trash is not used."""

    def __init__(self, mover: Mover | None = None) -> None:
        self._mover = mover
        self._thrown: list[TrashedRecord] = []

    def __len__(self) -> int:
        return len(self._thrown)

    @property
    def last(self) -> TrashedRecord | None:
        """Record that `restore_last` will restore."""
        return self._thrown[-1] if self._thrown else None

    def trash_record(self, path: Path, words: str = "") -> Path:
        """Move a record to the system's trash, or into the folder `trash` beside it; returns its new path. Raises
        OSError."""
        there = None if self._mover is None else self._mover(path)
        systems = there is not None
        if there is None:
            there = _set_aside(path)
        if there != path:
            self._thrown = [one for one in self._thrown if one.there != there]  # older records of that path are gone
            self._thrown.append(TrashedRecord(path.name, there, systems, _stamp(there), words))
        return there

    def restore_last(self, folder: Path) -> tuple[str, Path]:
        """Move the last record into a folder, never over another file; returns its former name and its new path. Raises
        OSError, and TrashEmptiedError, after which the next record is the last."""
        thrown = self._thrown[-1]
        found = _stamp(thrown.there)
        if found is None or found != thrown.stamp:
            self._thrown.pop()
            raise TrashEmptiedError(errno.ENOENT, os.strerror(errno.ENOENT), str(thrown.there))
        path = free_name(folder / thrown.name)
        _move(thrown.there, path)
        self._thrown.pop()
        with suppress(OSError):  # else the trash lists a missing file, until it is emptied
            for label in trash_labels(thrown.there) if thrown.systems else ():
                label.unlink(missing_ok=True)
        return thrown.name, path


def _set_aside(path: Path) -> Path:
    trash = path.parent / "trash"
    make_folder(trash)
    return outlast_readers(lambda: path.rename(free_name(trash / path.name)))


def _stamp(path: Path) -> tuple[int, int] | None:
    """Size and time of a file, by which it is recognized; None where there is none."""
    try:
        found = path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return found.st_size, found.st_mtime_ns


def _move(there: Path, path: Path) -> None:
    """Move a file, also between file systems, with its modification time. Raises OSError; then it is where it was."""
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


def trash_labels(there: Path) -> tuple[Path, ...]:
    """Metadata files of a trashed file: `.trashinfo` of the freedesktop.org specification, `$I` of Windows."""
    if there.parent.name == "files":
        return (there.parent.with_name("info") / f"{there.name}.trashinfo",)
    return (there.with_name(f"$I{there.name[2:]}"),) if there.name.startswith("$R") else ()
