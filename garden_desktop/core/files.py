"""Safe reading and atomic writing of whole files.

Reading: regular files only, up to a bound, so that nothing blocks and nothing fills the memory. Writing: to a temporary
file beside the target, synced and then renamed (write-fsync-rename), so that a reader finds the old or the new file
whole, whatever crashes in between.
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
"""Flag without which opening a pipe blocks until its other end is opened."""

_NOT_HERE = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EBADF, errno.EACCES, errno.EPERM)
"""Error numbers of a system that does not sync folders, or not this one."""

WINDOWS: Final = os.name == "nt"
"""Whether this is Windows, where a file that any program has open cannot be renamed, replaced or deleted."""
SHARING_VIOLATION: Final = 32
"""Windows error number (ERROR_SHARING_VIOLATION) for a file that another program has open."""
PRIVATE: Final = 0o600
"""Mode of the program's own files: readable by their owner alone. On Windows the folder decides, and a profile folder
is private."""
PRIVATE_FOLDER: Final = 0o777 if WINDOWS else 0o700
"""Mode of the program's own folders. On Windows they inherit who may read them; 0700 would end that there, and lock a
person out of a folder that a start as administrator has made."""
EXPORTED: Final = 0o666
"""Mode of files that a person saves to a place of their choice: their umask decides who else reads them."""
_DEAD: Final = 3600.0
"""Age in seconds after which a half-written file belongs to a dead writer: an hour, where the largest takes a
minute."""
_LONGEST_STEM: Final = 50
"""Maximum length of a stem in characters, of at most 4 bytes each."""
_PAUSES: tuple[float, ...] = (0.005, 0.01, 0.02, 0.04, *[0.1] * 9) if WINDOWS else ()
"""Seconds between attempts to replace or read a file that another program has open, about one in all; none outside
Windows."""

_UNFIT_SIGNS: Final = r'[<>:"/\\|?*\x00-\x1f\x7f\ud800-\udfff]'
"""Characters that no file name on Windows has, and surrogates for bytes that are not UTF-8."""
_DEVICES: Final = r"(?i)(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9\u00b9\u00b2\u00b3]) *(\..*)?"
"""Names of devices on Windows, reserved with any extension."""
_LONGEST_NAME: Final = 150
"""Maximum in characters: Windows takes 260 with all folders."""
_LONGEST_IN_BYTES: Final = 200
"""Maximum in bytes: Linux takes 255."""

T = TypeVar("T")


class UnreadableFileError(OSError):
    """File that is never read whatever it holds: not a regular file, or larger than any such file can be."""

    def __init__(self, path: Path, reason: Message) -> None:
        super().__init__(errno.EINVAL, plain(reason), str(path))
        self.reason = reason


def opened(path: Path, mode: str, most: int) -> FileIO:
    """Open a regular file of at most `most` bytes, unbuffered and without blocking. Raises OSError, UnreadableFileError
    among them."""
    if "\0" in str(path):  # no system has such a name, but Python raises ValueError for it
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    _check(path, path.stat(), most)
    file = FileIO(path, mode, opener=lambda name, flags: os.open(name, flags | _AT_ONCE))
    try:
        _check(path, os.fstat(file.fileno()), most)  # again: another file may have taken the name
    except OSError:
        file.close()
        raise
    return file


def read_regular(path: Path, most: int) -> bytes:
    """Read all bytes of a regular file. Raises OSError; UnreadableFileError where it is not regular or larger than
    `most` bytes."""
    with opened(path, "rb", most) as file:
        return read_on(file, path, most)


def read_on(file: FileIO, path: Path, most: int) -> bytes:
    """Read the rest of an open file. Raises OSError; UnreadableFileError where it has grown beyond `most` bytes."""
    parts, room = [], most + 1
    while room and (part := file.read(room)):
        parts.append(part)
        room -= len(part)
    if not room:
        raise UnreadableFileError(path, _too_large(most))
    return b"".join(parts)


def write_whole(path: Path, data: bytes, mode: int = PRIVATE, *, alone: bool = False) -> None:
    """Replace the file at `path` atomically by one with these bytes, synced to the disk. On failure the old file stays.
    Raises OSError.

    A symbolic link is written through: its target is replaced. `mode` is PRIVATE or EXPORTED. With `alone` the caller
    holds the lock of the file (`writer_lock`), so every temporary file beside it belongs to a dead writer and is
    removed.
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
            while data:  # a disk that fills up writes a part, and fails at the next call
                data = data[file.write(data) :]
            os.fsync(file.fileno())
        replace_file(fresh, path)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise
    sync_folder(path.parent)


def create_file(path: Path, mode: int = PRIVATE) -> FileIO:
    """Create a file, unbuffered, open for reading and writing. Raises OSError, FileExistsError where the name is
    taken."""
    return FileIO(path, "x+b", opener=lambda name, flags: os.open(name, flags, mode))


def make_folder(path: Path) -> None:
    """Make a folder and its missing parents, for their owner alone. Raises OSError."""
    if path.is_dir():
        return
    if path.parent != path:
        make_folder(path.parent)
    path.mkdir(PRIVATE_FOLDER, exist_ok=True)


def private_opener(name: str, flags: int) -> int:
    """Opener for `open`: a new file is readable by its owner alone."""
    return os.open(name, flags, PRIVATE)


def tighten(path: Path) -> None:
    """Remove the access of others from a file or folder made by an older version. Does nothing where it is missing."""
    with suppress(OSError):  # owned by somebody else, or a file system without modes: no reason to stop
        if not WINDOWS and (mode := stat.S_IMODE(path.stat().st_mode)) & 0o077:
            path.chmod(mode & 0o700)


def is_missing(path: Path) -> bool:
    """Whether nothing is at a path. False where a closed folder above it leaves that unknown."""
    try:
        path.lstat()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return False


def real_path(path: Path) -> Path:
    """Final target of a symbolic link, which need not exist; any other path unchanged.

    Raises OSError (ELOOP) where links form a circle.
    """
    if not path.is_symlink():
        return path
    real = Path(os.path.realpath(path))
    if real.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    return real


def portable_name(stem: str, end: str = "") -> str:
    """File name that every system accepts, as close to `stem` as possible; `end` is appended unchanged.

    Windows has no name with `<>:"/\\|?*` or control characters, with a space or dot at its end, or of a device
    (`con.jsonl`). A dot in front would hide the file elsewhere.
    """
    short = re.sub(_UNFIT_SIGNS, "_", stem)[:_LONGEST_NAME].encode()[:_LONGEST_IN_BYTES]
    stem = short.decode(errors="ignore").rstrip(" .")
    return f"{'_' if not stem or stem[0] == '.' or re.fullmatch(_DEVICES, stem) else ''}{stem}{end}"


def find_free_name(path: Path, end: str = "") -> Path:
    """`path`, or where that is taken the first free name beside it with a number (2, 3 ...) before `end`, the end of
    its name."""
    stem = path.name.removesuffix(end)
    numbered = (path.with_name(f"{stem}-{number}{end}") for number in count(2))
    return next(name for name in chain([path], numbered) if not os.path.lexists(name))


def set_aside(path: Path) -> Path | None:
    """Move anything at `path` that is neither a file nor a link to one to a free name beside it; returns that, None
    where nothing is in the way. Raises OSError.

    For the program's own files: opening a pipe would block, and a folder cannot be written.
    """
    return None if path.is_file() or not os.path.lexists(path) else renamed_aside(path)


def renamed_aside(path: Path) -> Path:
    """Rename whatever is at `path` to a free name beside it; returns that. Raises OSError."""
    return path.rename(find_free_name(path.with_name(f"{path.name}.aside")))


def fresh_name(path: Path) -> Path:
    """Name of a temporary file beside `path` that no other writer uses (process number and 32 random bits)."""
    return path.with_name(f"{_stem(path)}.{os.getpid()}-{os.urandom(4).hex()}.new")


def remove_leftovers(path: Path, age: float = _DEAD) -> None:
    """Remove temporary files that killed writers of `path` have left beside it, if they are at least `age` seconds
    old."""
    stem = re.escape(_stem(path))
    own, older = re.compile(rf"{stem}\.\d+-[0-9a-f]{{8}}\.new"), f"{path.name}.new"  # `older`: versions before 0.2.0
    with suppress(OSError), os.scandir(path.parent) as found:
        for entry in found:
            least = age if own.fullmatch(entry.name) else _DEAD if entry.name == older else None
            if least is not None and time.time() - entry.stat(follow_symlinks=False).st_mtime >= least:
                with suppress(OSError):  # open in another program on Windows: the next write removes it
                    _remove(entry)


def _remove(entry: os.DirEntry[str]) -> None:
    if entry.is_dir(follow_symlinks=False):  # an unfinished copy of a folder
        import shutil  # not at the top: a usual start removes nothing, and does without it

        shutil.rmtree(entry.path)
    else:
        Path(entry.path).unlink()


def replace_file(fresh: Path, path: Path) -> None:
    """Rename a file over another one, or a folder to a free name. Raises OSError."""
    outlast_readers(lambda: fresh.replace(path))


def outlast_readers(action: Callable[[], T]) -> T:
    """Call `action`, and again while Windows refuses it because another program has the file open. Raises OSError.

    On Windows nobody replaces a file that is being read, nor reads one that is being replaced; both take milliseconds,
    with a virus scanner some tenths of a second. A refusal after a second has another reason, and so has any on other
    systems.
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
    """Whether a file was refused because it is marked read-only, which waiting does not change.

    Windows reports a file that is held by another program with an error number of its own, except when opening it.
    """
    if getattr(error, "winerror", None) == SHARING_VIOLATION or error.filename is None:
        return False
    try:
        return not Path(error.filename).stat().st_mode & stat.S_IWUSR
    except OSError:  # being deleted right now: a retry finds its name free
        return False


def sync_folder(folder: Path) -> None:
    """Write the names in a folder to the disk, where the system can sync folders. Raises OSError."""
    # A rename is durable only once its folder is synced (ext4, XFS): without this a power cut could bring the old file
    # back.
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
    """Beginning of the names of temporary files; a hash where the file's own name would leave no room for the rest."""
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


NO_FILE = QT_TRANSLATE_NOOP("files", "This is a pipe or a device, not a file.")
TOO_LARGE = QT_TRANSLATE_NOOP("files", "The file is too large: the limit is {most}.")
