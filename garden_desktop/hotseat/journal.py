"""Journal: append-only record file of a match in play (write-ahead). A line is synced to the disk before its move is
shown.

The journal remembers all lines that it knows to be on the disk. Before each append it checks whether the file is
unchanged: where somebody has deleted, cut or replaced it, and after a failed append, it rewrites the whole record
first.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from garden_desktop.core.filelock import HELD, NO_LOCKS
from garden_desktop.core.files import (
    create_file,
    find_free_name,
    make_folder,
    opened,
    outlast_readers,
    read_on,
    read_regular,
    sync_folder,
)
from garden_desktop.core.record import MOST, MOST_HEADER, Record, RecordHeader, header_line, read, read_header
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, quoted

# Lock of a record, on the file itself: a lock file could be deleted, or avoided by a second name of the record.


if sys.platform == "win32":
    import msvcrt

    _BEYOND = 0x7FFF_FFFF
    """Offset of the locked byte, beyond any record: on Windows nobody can read a locked byte."""

    def _take(file: FileIO) -> None:
        _on_byte_beyond(file, msvcrt.LK_NBLCK)

    def _leave(file: FileIO) -> None:
        _on_byte_beyond(file, msvcrt.LK_UNLCK)

    def _on_byte_beyond(file: FileIO, what: int) -> None:
        """Lock or unlock the byte at `_BEYOND`, and restore the file position.

        `msvcrt.locking` works at the current position; if it were not restored, a reader of the just locked record
        would start behind its end.
        """
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


class MatchInUse(OSError):  # noqa: N818 - named like FileExistsError's siblings
    """Match that is open in another window."""


def hold(file: FileIO) -> None:
    """Lock an open file against all other programs and windows. Raises MatchInUse."""
    try:
        _take(file)
    except OSError as error:
        if error.errno in HELD:
            raise MatchInUse(f"{Path(str(file.name)).name} is open in another window") from error
        if error.errno not in NO_LOCKS:  # without locks, `_undisturbed` still notices other writers
            raise


def let_go(file: FileIO) -> None:
    """Unlock and close a file; closing twice does nothing."""
    if file.closed:
        return
    with suppress(OSError):  # closing unlocks as well, unless a forked child shares the open file
        _leave(file)
    file.close()


SUFFIX: Final = ".garden.jsonl"
"""Extension of new records, so that desktops open them with this program; older ones have `.jsonl` alone."""
BUNDLE: Final = ".gardenmatch"
"""Extension of a match with its data, to be mailed."""
BACKUP: Final = ".zip"
CARD_SET: Final = ".gardenbox"
"""Extension of a shared card set. Here with the others, because the way home imports little."""


class Journal:
    """Open and locked record. An append writes and syncs all lines or none; a failure leaves the record as it was.

    `whole` are the bytes of its complete lines, `tried` bytes that may follow them: a torn or failed line.
    """

    def __init__(self, path: Path, file: FileIO, whole: bytes, tried: bytes = b"") -> None:
        self.path = path
        self._real = path.resolve()
        self._file = file
        self._whole = bytearray(whole)
        self._tried = tried
        self._refused = self._closed = False
        self._stamp = _stamp(os.fstat(file.fileno()))
        self._news: Message | None = None

    @classmethod
    def create(cls, path: Path, header: RecordHeader) -> Self:
        """Create a record with its header. Raises OSError (FileExistsError when it exists)."""
        make_folder(path.parent)
        journal = cls(path, _made(path), b"")
        try:
            journal.append(header_line(header))
            sync_folder(path.parent)
        except OSError:
            journal.drop()
            raise
        return journal

    @classmethod
    def open(cls, path: Path, progress: Callable[[], object] = tuple) -> tuple[Self, Record]:
        """Open a record to continue it. Raises OSError, MatchInUse and RecordError; a damaged file stays as it is.
        `progress` is called before each line, and an exception from it ends the reading."""
        file = outlast_readers(lambda: opened(path, "r+b", MOST))
        try:
            hold(file)
            record, data = _read(file, path, progress)
            return cls(path, file, data[: record.intact], data[record.intact :]), record
        except BaseException:  # exceptions from `progress`, too
            let_go(file)
            raise

    def append(self, *lines: str) -> None:
        """Write lines and sync them, all or none. Raises OSError on failure; it may then be called again."""
        data = "".join(line + "\n" for line in lines).encode()
        if self._closed:  # the file at the path may be another one by now
            raise ValueError(f"{self.path.name} is closed")
        if not self._undisturbed():
            self._restore()
        self._tried, self._refused = data, True
        try:
            self._file.seek(len(self._whole))
            _write(self._file, data)
            os.fsync(self._file.fileno())
        except OSError:
            with suppress(OSError):  # else it is cut off before the next append
                self._file.truncate(len(self._whole))
            raise
        self._whole += data
        self._tried, self._refused = b"", False
        self._stamp = _stamp(os.fstat(self._file.fileno()))

    def news(self) -> Message | None:
        """Notice about changes to the file by others since the last call; None where there are none."""
        news, self._news = self._news, None
        return news

    def close(self) -> None:
        """Close the file, after another attempt to cut off a failed line; closing twice does nothing."""
        if self._refused:
            with suppress(OSError):  # then the failed line, or a part of it, stays at the end
                self._restore()
        self._refused, self._closed = False, True
        let_go(self._file)

    def drop(self) -> None:
        """Delete the record. Raises OSError."""
        self._refused = False
        self.close()
        outlast_readers(lambda: self._real.unlink(missing_ok=True))

    def _undisturbed(self) -> bool:
        """Whether the file at the path is the one that is open here, unchanged since the last append."""
        try:
            return not self._file.closed and not self._tried and _stamp(self._real.stat()) == self._stamp
        except (FileNotFoundError, NotADirectoryError):
            return False

    def _restore(self) -> None:
        """Write the whole record into a file of our own at its path, whatever is there now, and sync it.

        Existing lines are written over themselves: after a failed fsync nobody knows whether the disk has them.
        """
        found = self._found()
        if found is None:
            self._news = self._news or WRITTEN_ANEW.of(file=quoted(self.path.name))
            self._begin_anew()
        elif not (self._whole + self._tried).startswith(found):
            self._news = PUT_ASIDE.of(file=quoted(self.path.name), aside=quoted(self._put_aside().name))
            self._begin_anew()
        else:
            if not self._tried and found != self._whole:
                self._news = MADE_WHOLE.of(file=quoted(self.path.name))
            self._take_over()
        self._file.seek(0)
        _write(self._file, bytes(self._whole))
        self._file.truncate(len(self._whole))
        os.fsync(self._file.fileno())

    def _found(self) -> bytes | None:
        """Bytes of the file at the path; None where there is none."""
        try:
            return read_regular(self._real, MOST)
        except (FileNotFoundError, NotADirectoryError):
            return None

    def _begin_anew(self) -> None:
        make_folder(self._real.parent)
        file = _made(self._real)
        let_go(self._file)
        self._file = file
        sync_folder(self._real.parent)

    def _take_over(self) -> None:
        """Continue in the file at the path if that is another one than the open file, such as a copy put back."""
        there = not self._file.closed and os.path.samestat(os.fstat(self._file.fileno()), self._real.stat())
        if there:
            return
        file = outlast_readers(lambda: opened(self._real, "r+b", MOST))
        try:
            hold(file)
        except OSError:
            file.close()
            raise
        let_go(self._file)
        self._file = file

    def _put_aside(self) -> Path:
        """Rename a foreign file at the path. Raises OSError; the next append tries again."""
        let_go(self._file)  # Windows cannot rename an open file
        return outlast_readers(lambda: self._real.rename(free_name(_with_word(self._real, "other"))))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def read_record(path: Path, progress: Callable[[], object] = tuple) -> Record:
    """Read a record without locking it. Raises OSError and RecordError; of a foreign file only the beginning is
    read."""
    with opened(path, "rb", MOST) as file:
        return _read(file, path, progress)[0]


def check_free(path: Path) -> None:
    """Check that no other window has this match open. Raises MatchInUse and OSError."""
    file = outlast_readers(lambda: opened(path, "rb", MOST))
    try:
        hold(file)
    finally:
        let_go(file)


def record_stem(name: str) -> str:
    """File name of a record without its extensions."""
    return name.removesuffix(".jsonl").removesuffix(".garden")


def free_name(path: Path) -> Path:
    """`path`, or where that is taken the first free name beside it with a number."""
    return find_free_name(path, _end(path))


def _with_word(path: Path, word: str) -> Path:
    """Path with a word added to its stem, before its extensions."""
    end = _end(path)
    return path.with_name(f"{path.name.removesuffix(end)}-{word}{end}")


def _end(path: Path) -> str:
    """Extension of a record."""
    return SUFFIX if path.name.endswith(SUFFIX) else path.suffix


def _read(file: FileIO, path: Path, progress: Callable[[], object]) -> tuple[Record, bytes]:
    """Parse the record in an open file, the header first, so that a foreign file is not read to its end; returns record
    and bytes."""
    head = file.read(MOST_HEADER)
    read_header(head)
    data = head + read_on(file, path, MOST - len(head))
    return read(data, progress), data


def _made(path: Path) -> FileIO:
    """Create and lock a file. Raises OSError, FileExistsError when it exists."""
    file = create_file(path)
    hold(file)
    return file


def _write(file: FileIO, data: bytes) -> None:
    """Write all bytes: a disk that fills up writes a part, and fails at the next call."""
    while data:
        data = data[file.write(data) :]


def _stamp(found: os.stat_result) -> tuple[int, ...]:
    """Identity of a file and its last change, by which other writers are noticed."""
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


WRITTEN_ANEW = QT_TRANSLATE_NOOP(
    "journal", "Another program deleted or moved {file}. It has been written again; nothing is lost."
)
MADE_WHOLE = QT_TRANSLATE_NOOP(
    "journal", "Another program cut off the end of {file}. It has been restored; nothing is lost."
)
PUT_ASIDE = QT_TRANSLATE_NOOP(
    "journal",
    "Another program changed {file}. It has been written again; the changed version is now {aside}.",
)
