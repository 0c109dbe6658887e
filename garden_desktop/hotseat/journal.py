"""The append-only file of a match in play: a line is on the disk before its move is on the screen.

The journal remembers every line it knows to be on the disk. Before it writes it looks whether the file is as it was
left: where somebody has deleted, cut or replaced it, and after an append that failed, it writes the whole record first.
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

# The lock of a record, on the file itself: neither a second name nor a deleted lock file gets around it.


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


SUFFIX: Final = ".garden.jsonl"
"""How the name of a new record ends, so that desktops know whose it is; older ones end in `.jsonl` alone."""
BUNDLE: Final = ".gardenmatch"
"""How the name of a match ends that was packed with its data, to be mailed."""
BACKUP: Final = ".zip"


class Journal:
    """An open record, locked. Appending writes and syncs, all or nothing; what fails leaves the record as it was.

    `whole` are the bytes of its complete lines, `tried` those that may stand behind them: a line torn or refused.
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
        """A new record with its first line. Raises OSError (FileExistsError when there is one)."""
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
        """A record to go on with. Raises OSError, MatchInUse and RecordError; a damaged file stays as it is. `progress`
        is called before each line, and what it raises ends the reading."""
        file = outlast_readers(lambda: opened(path, "r+b", MOST))
        try:
            hold(file)
            record, data = _read(file, path, progress)
            return cls(path, file, data[: record.intact], data[record.intact :]), record
        except BaseException:  # whoever ends it early, too
            let_go(file)
            raise

    def append(self, *lines: str) -> None:
        """Put lines on the disk, all or none. Raises OSError when that fails; then it may be tried again."""
        data = "".join(line + "\n" for line in lines).encode()
        if self._closed:  # what lies at the path now is none of our business
            raise ValueError(f"{self.path.name} is closed")
        if not self._undisturbed():
            self._restore()
        self._tried, self._refused = data, True
        try:
            self._file.seek(len(self._whole))
            _write(self._file, data)
            os.fsync(self._file.fileno())
        except OSError:
            with suppress(OSError):  # what is left behind the record now is cut off before the next line is written
                self._file.truncate(len(self._whole))
            raise
        self._whole += data
        self._tried, self._refused = b"", False
        self._stamp = _stamp(os.fstat(self._file.fileno()))

    def news(self) -> Message | None:
        """What somebody else has done to the record since this was last asked; None where nobody has."""
        news, self._news = self._news, None
        return news

    def close(self) -> None:
        """Let go of the file, after another try to cut off a line it refused; closing twice does nothing."""
        if self._refused:
            with suppress(OSError):  # then the line that was refused, or a part of it, stays behind the record
                self._restore()
        self._refused, self._closed = False, True
        let_go(self._file)

    def drop(self) -> None:
        """Throw the record away. Raises OSError."""
        self._refused = False
        self.close()
        outlast_readers(lambda: self._real.unlink(missing_ok=True))

    def _undisturbed(self) -> bool:
        """Whether the file at the path is just as it was left, and held."""
        try:
            return not self._file.closed and not self._tried and _stamp(self._real.stat()) == self._stamp
        except (FileNotFoundError, NotADirectoryError):
            return False

    def _restore(self) -> None:
        """Write the whole record into a file of our own at its path, whatever lies there now, and sync it.

        Lines that are there are written over themselves: after a failed sync nobody knows whether the disk has them.
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
        """What the file at the path holds; None where there is none."""
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
        """Go on in the file at the path where that is another one than the file held, such as a copy put back."""
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
        """Give what lies at the path, and is not ours, a name of its own. Raises OSError; the next line tries again."""
        let_go(self._file)  # Windows renames no open file
        return outlast_readers(lambda: self._real.rename(free_name(_with_word(self._real, "other"))))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def read_record(path: Path, progress: Callable[[], object] = tuple) -> Record:
    """The record in a file, not locked. Raises OSError and RecordError; of a foreign file the beginning is read."""
    with opened(path, "rb", MOST) as file:
        return _read(file, path, progress)[0]


def check_free(path: Path) -> None:
    """Raises MatchInUse where another window has this match open, and OSError."""
    file = outlast_readers(lambda: opened(path, "rb", MOST))
    try:
        hold(file)
    finally:
        let_go(file)


def record_stem(name: str) -> str:
    """The name of a record without what all their names end in."""
    return name.removesuffix(".jsonl").removesuffix(".garden")


def free_name(path: Path) -> Path:
    """This path, or one beside it with a number where something is there already."""
    return find_free_name(path, _end(path))


def _with_word(path: Path, word: str) -> Path:
    """This path with a word at the end of its name; what desktops know a record by stays behind it."""
    end = _end(path)
    return path.with_name(f"{path.name.removesuffix(end)}-{word}{end}")


def _end(path: Path) -> str:
    """What desktops know a record by."""
    return SUFFIX if path.name.endswith(SUFFIX) else path.suffix


def _read(file: FileIO, path: Path, progress: Callable[[], object]) -> tuple[Record, bytes]:
    """The record in an open file and its bytes, the header first."""
    head = file.read(MOST_HEADER)
    read_header(head)
    data = head + read_on(file, path, MOST - len(head))
    return read(data, progress), data


def _made(path: Path) -> FileIO:
    """A new file, locked. Raises OSError, FileExistsError when there is one."""
    file = create_file(path)
    hold(file)
    return file


def _write(file: FileIO, data: bytes) -> None:
    """All of it: a disk that is filling up takes a part, and refuses the next one."""
    while data:
        data = data[file.write(data) :]


def _stamp(found: os.stat_result) -> tuple[int, ...]:
    """What tells a file from another one, and from itself after somebody else wrote to it."""
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


WRITTEN_ANEW = QT_TRANSLATE_NOOP(
    "journal", "{file} had been deleted or moved away by somebody else. It has been written anew; nothing is lost."
)
MADE_WHOLE = QT_TRANSLATE_NOOP(
    "journal", "{file} had been cut short by somebody else. It is whole again; nothing is lost."
)
PUT_ASIDE = QT_TRANSLATE_NOOP(
    "journal",
    "{file} had been changed by somebody else. It has been written anew; what was there instead is now called {aside}.",
)
