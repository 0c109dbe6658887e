"""Reading and writing of whole files.

Reading: regular files alone, up to a bound, so that nothing blocks and nothing fills the memory. Writing: beside the
file and then renamed, so that a reader finds the old or the new file whole, whatever dies in between.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import time
import zlib
from collections.abc import Callable
from contextlib import suppress
from io import FileIO
from itertools import chain, count
from pathlib import Path
from typing import Final, TypeVar

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, plain

_AT_ONCE = getattr(os, "O_NONBLOCK", 0)
"""Whoever opens a pipe waits for its other end, but for this."""

_NOT_HERE = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EBADF, errno.EACCES, errno.EPERM)
"""How a system says that it does not sync folders, or not this one."""

WINDOWS: Final = os.name == "nt"
"""There a file that any program has open is neither renamed, replaced nor deleted."""
SHARING_VIOLATION: Final = 32
"""Error number of Windows for such a file."""
PRIVATE: Final = 0o600
"""Mode of what the program keeps: for its owner alone. On Windows the folder decides, in a profile to the same end."""
PRIVATE_FOLDER: Final = 0o777 if WINDOWS else 0o700
"""Mode of the program's own folders. On Windows they inherit who may read them; there 0700 would cut that off, and lock
a person out of a folder that a start as administrator has made."""
EXPORTED: Final = 0o666
"""Mode of what a person saves to a place of their choice: who else reads it is for their umask to say."""
_DEAD: Final = 3600.0
"""Seconds after which nobody still writes a half-written file: an hour, where the largest takes a minute."""
_LONGEST_STEM: Final = 50
"""Characters, of at most 4 bytes each."""
_PAUSES: tuple[float, ...] = (0.005, 0.01, 0.02, 0.04, *[0.1] * 9) if WINDOWS else ()
"""Seconds between tries to replace or read a file that another program has open."""

_UNFIT_SIGNS: Final = r'[<>:"/\\|?*\x00-\x1f\x7f\ud800-\udfff]'
"""What Windows has in no name, and bytes of a name that are no UTF-8."""
_DEVICES: Final = r"(?i)(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9\u00b9\u00b2\u00b3]) *(\..*)?"
"""Names of devices on Windows, whatever stands behind a dot."""
_LONGEST_NAME: Final = 150
"""Characters: Windows takes 260 with all folders,"""
_LONGEST_IN_BYTES: Final = 200
"""and Linux 255 bytes."""

T = TypeVar("T")


class UnreadableFileError(OSError):
    """What lies there is not read, whatever is in it: no regular file, or a larger one than such a file can be."""

    def __init__(self, path: Path, reason: Message) -> None:
        super().__init__(errno.EINVAL, plain(reason), str(path))
        self.reason = reason


def opened(path: Path, mode: str, most: int) -> FileIO:
    """A regular file of at most `most` bytes, unbuffered. Raises OSError, UnreadableFileError among them, and never
    waits."""
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
    """All bytes of a regular file. Raises OSError, UnreadableFileError where there is none or more than `most` bytes of
    it."""
    with opened(path, "rb", most) as file:
        return read_on(file, path, most)


def read_on(file: FileIO, path: Path, most: int) -> bytes:
    """The rest of an open file. Raises OSError, UnreadableFileError where it has grown beyond `most` bytes
    meanwhile."""
    parts, room = [], most + 1
    while room and (part := file.read(room)):
        parts.append(part)
        room -= len(part)
    if not room:
        raise UnreadableFileError(path, _too_large(most))
    return b"".join(parts)


def write_whole(path: Path, data: bytes, mode: int = PRIVATE, *, alone: bool = False) -> None:
    """Put a file with just these bytes at the path, on the disk, or leave the one that is there. Raises OSError.

    A symbolic link is written through: its target is replaced. `mode` is PRIVATE or EXPORTED. With `alone` the caller
    holds the lock of the file (`writer_lock`), so every file that another writer has left half-written is dead.
    """
    path = real_path(path)
    if mode == PRIVATE:
        make_folder(path.parent)
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
    remove_leftovers(path, 0 if alone else _DEAD)
    fresh = fresh_name(path)
    try:
        with create_file(fresh, mode) as file:
            while data:  # a disk that is filling up takes a part, and refuses the next one
                data = data[file.write(data) :]
            os.fsync(file.fileno())
        replace_file(fresh, path)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise
    sync_folder(path.parent)


def create_file(path: Path, mode: int = PRIVATE) -> FileIO:
    """A new file, unbuffered, open for reading and writing. Raises OSError, FileExistsError where there is one."""
    return FileIO(path, "x+b", opener=lambda name, flags: os.open(name, flags, mode))


def make_folder(path: Path) -> None:
    """Make a folder and the missing ones above it, for their owner alone. Raises OSError."""
    if path.is_dir():
        return
    if path.parent != path:
        make_folder(path.parent)
    path.mkdir(PRIVATE_FOLDER, exist_ok=True)


def private_opener(name: str, flags: int) -> int:
    """For `open`: a new file is for its owner alone."""
    return os.open(name, flags, PRIVATE)


def tighten(path: Path) -> None:
    """Close a file or folder that an older version made for others to read; where there is none, nothing happens."""
    with suppress(OSError):  # another person's, or a file system without modes: the program runs all the same
        if not WINDOWS and (mode := stat.S_IMODE(path.stat().st_mode)) & 0o077:
            path.chmod(mode & 0o700)


def is_missing(path: Path) -> bool:
    """Whether nothing is at a path. Where a folder above it is closed to us, nobody can say so, and it is not."""
    try:
        path.lstat()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return False


def real_path(path: Path) -> Path:
    """The path that a symbolic link leads to in the end, though nothing may be there; any other path as it is.

    Raises OSError where links lead in a circle.
    """
    if not path.is_symlink():
        return path
    real = Path(os.path.realpath(path))
    if real.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    return real


def portable_name(stem: str, end: str = "") -> str:
    """A file name that every system takes, as much like this one as can be; `end` stays as it is.

    Windows has none with `<>:"/\\|?*` or control characters, with a space or dot at its end, or called as a device is
    (`con.jsonl`). A dot in front would hide the file elsewhere.
    """
    short = re.sub(_UNFIT_SIGNS, "_", stem)[:_LONGEST_NAME].encode()[:_LONGEST_IN_BYTES]
    stem = short.decode(errors="ignore").rstrip(" .")
    return f"{'_' if not stem or stem[0] == '.' or re.fullmatch(_DEVICES, stem) else ''}{stem}{end}"


def find_free_name(path: Path, end: str = "") -> Path:
    """The path, or one beside it with a number where something is there already: the number stands before `end`, the
    end of its name."""
    stem = path.name.removesuffix(end)
    numbered = (path.with_name(f"{stem}-{number}{end}") for number in count(2))
    return next(name for name in chain([path], numbered) if not os.path.lexists(name))


def set_aside(path: Path) -> Path | None:
    """Give what lies at a path of the program's own, and is neither a file nor a link to one, a name beside it; returns
    that. None where nothing is in the way. Raises OSError.

    To open a pipe would wait for its other end, and a folder takes no writing.
    """
    return None if path.is_file() or not os.path.lexists(path) else renamed_aside(path)


def renamed_aside(path: Path) -> Path:
    """Give what lies at a path a name beside it; returns that. Raises OSError."""
    return path.rename(find_free_name(path.with_name(f"{path.name}.aside")))


def fresh_name(path: Path) -> Path:
    """A name beside the path that no other writer uses, for the file that will replace it."""
    return path.with_name(f"{_stem(path)}.{os.getpid()}-{os.urandom(4).hex()}.new")


def remove_leftovers(path: Path, age: float = _DEAD) -> None:
    """Remove what writers of this file or folder that were killed have left beside it, where it is so many seconds
    old."""
    stem = re.escape(_stem(path))
    own, older = re.compile(rf"{stem}\.\d+-[0-9a-f]{{8}}\.new"), f"{path.name}.new"  # as versions before 0.2.0 have it
    with suppress(OSError), os.scandir(path.parent) as found:
        for entry in found:
            least = age if own.fullmatch(entry.name) else _DEAD if entry.name == older else None
            if least is not None and time.time() - entry.stat(follow_symlinks=False).st_mtime >= least:
                with suppress(OSError):  # on Windows somebody may have it open: the next write removes it
                    _remove(entry)


def _remove(entry: os.DirEntry[str]) -> None:
    if entry.is_dir(follow_symlinks=False):  # half a copy of a folder
        import shutil  # the way home has nothing to remove

        shutil.rmtree(entry.path)
    else:
        Path(entry.path).unlink()


def replace_file(fresh: Path, path: Path) -> None:
    """Rename a file over another one, or a folder to where nothing is. Raises OSError."""
    outlast_readers(lambda: fresh.replace(path))


def outlast_readers(action: Callable[[], T]) -> T:
    """Do something to a file, again while Windows refuses it because another program has the file open. Raises OSError.

    There nobody replaces a file that is being read, and nobody reads one that is being replaced; both take
    milliseconds, a virus scanner perhaps some tenths of a second. After a second the refusal has another reason. On
    other systems it always has.
    """
    for pause in _PAUSES:
        try:
            return action()
        except PermissionError as error:
            if _is_read_only(error):
                raise
            time.sleep(pause)
    return action()


def _is_read_only(error: PermissionError) -> bool:
    """Whether a file was refused because it is marked read-only, which waiting does not change. Where it is held by
    another program as well, Windows gives a number of its own for that; opening a file it gives none."""
    if getattr(error, "winerror", None) == SHARING_VIOLATION or error.filename is None:
        return False
    try:
        return not Path(error.filename).stat().st_mode & stat.S_IWUSR
    except OSError:  # one that is just being removed, too: whoever waits finds its name free
        return False


def sync_folder(folder: Path) -> None:
    """Put the names in a folder on the disk, where the system lets one. Raises OSError."""
    if WINDOWS:  # there a folder cannot be opened
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


def _stem(path: Path) -> str:
    """How the names of half-written files begin: long names would leave no room for the rest."""
    return path.name if len(path.name) <= _LONGEST_STEM else f"{zlib.crc32(os.fsencode(path.name)):08x}"


def _check(path: Path, found: os.stat_result, most: int) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(found.st_mode):
        raise UnreadableFileError(path, NO_FILE)
    if found.st_size > most:
        raise UnreadableFileError(path, _too_large(most))


def _too_large(most: int) -> Message:
    return TOO_LARGE.of(most=f"{most >> 20} MB" if most >> 20 else f"{most >> 10} KB")


NO_FILE = QT_TRANSLATE_NOOP("files", "It is a pipe or a device where a file should be.")
TOO_LARGE = QT_TRANSLATE_NOOP("files", "It is larger than {most}, and no such file can be.")
