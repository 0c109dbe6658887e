"""Files from outside: regular ones alone, read up to a bound, so that nothing blocks and nothing fills the memory."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from io import FileIO
from pathlib import Path

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, plain

_AT_ONCE = getattr(os, "O_NONBLOCK", 0)
"""Whoever opens a pipe waits for its other end, but for this."""

_NOT_HERE = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EBADF, errno.EACCES, errno.EPERM)
"""How a system says that it does not sync folders, or not this one."""


class StrangeFile(OSError):  # noqa: N818 - named like FileExistsError's siblings in this house
    """What lies there is not read, whatever is in it: no regular file, or a larger one than such a file can be."""

    def __init__(self, path: Path, reason: Message) -> None:
        super().__init__(errno.EINVAL, plain(reason), str(path))
        self.reason = reason


def opened(path: Path, mode: str, most: int) -> FileIO:
    """A regular file of at most `most` bytes, unbuffered. Raises OSError, StrangeFile among them, and never waits."""
    if "\0" in str(path):  # no system has such a name, and Python calls it a mistake of the caller's
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    _check(path, path.stat(), most)
    file = FileIO(path, mode, opener=lambda name, flags: os.open(name, flags | _AT_ONCE))
    try:
        _check(path, os.fstat(file.fileno()), most)  # another one may lie there by now
    except OSError:
        file.close()
        raise
    return file


def read_regular(path: Path, most: int) -> bytes:
    """All bytes of a regular file. Raises OSError, StrangeFile where there is none or more than `most` bytes of it."""
    with opened(path, "rb", most) as file:
        return read_on(file, path, most)


def read_on(file: FileIO, path: Path, most: int) -> bytes:
    """The rest of an open file. Raises OSError, StrangeFile where it has grown beyond `most` bytes meanwhile."""
    parts, room = [], most + 1
    while room and (part := file.read(room)):
        parts.append(part)
        room -= len(part)
    if not room:
        raise StrangeFile(path, _too_large(most))
    return b"".join(parts)


def write_whole(path: Path, data: bytes) -> None:
    """Put a file there with just these bytes, on the disk, or leave the one that is there. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.new")
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Put the names in a folder on the disk, where the system lets one. Raises OSError."""
    if os.name == "nt":  # there a folder cannot be opened
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError as error:
        if error.errno not in _NOT_HERE:
            raise


def _check(path: Path, found: os.stat_result, most: int) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(found.st_mode):
        raise StrangeFile(path, NO_FILE)
    if found.st_size > most:
        raise StrangeFile(path, _too_large(most))


def _too_large(most: int) -> Message:
    return TOO_LARGE.of(most=f"{most >> 20} MB" if most >> 20 else f"{most >> 10} KB")


NO_FILE = QT_TRANSLATE_NOOP("files", "It is a pipe or a device where a file should be.")
TOO_LARGE = QT_TRANSLATE_NOOP("files", "It is larger than {most}, and no such file can be.")
