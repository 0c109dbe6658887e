"""The append-only file of a match in play: a line is on the disk before its move is on the screen."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType

from filelock import FileLock, Timeout

from garden_desktop.core.record import Header, Record, header_line, read


class MatchInUse(OSError):  # noqa: N818 - named like FileExistsError's siblings in this house
    """Another window has this match open."""


class Journal:
    """An open record. Appending writes, flushes and syncs; a failed append leaves the file as it was."""

    def __init__(self, path: Path, lock: FileLock, size: int) -> None:
        self.path = path
        self._lock = lock
        self._size = size
        self._file = path.open("r+b", buffering=0)
        self._file.truncate(size)
        self._file.seek(size)

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """A new record with its first line. Raises OSError (FileExistsError when there is one)."""
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = locked(path)
        try:
            path.open("xb").close()
            journal = cls(path, lock, 0)
        except OSError:
            lock.release()
            raise
        try:
            journal.append(header_line(header))
        except OSError:
            journal.close()
            path.unlink()
            raise
        return journal

    @classmethod
    def open(cls, path: Path) -> tuple[Journal, Record]:
        """A record to go on with. Raises OSError, MatchInUse and RecordError; a damaged file stays as it is."""
        lock = locked(path)
        try:
            record = read(path.read_bytes())
            return cls(path, lock, record.intact), record
        except (OSError, ValueError):
            lock.release()
            raise

    def append(self, *lines: str) -> None:
        """Put lines on the disk, all or none. Raises OSError when that fails."""
        data = "".join(line + "\n" for line in lines).encode("utf-8")
        try:
            written = self._file.write(data)
            if written != len(data):
                raise OSError("the disk took only a part of the line")
            os.fsync(self._file.fileno())
        except OSError:
            self._file.truncate(self._size)
            self._file.seek(self._size)
            raise
        self._size += len(data)

    def close(self) -> None:
        """Let go of the file; closing twice does nothing."""
        self._file.close()
        self._lock.release()

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def locked(path: Path) -> FileLock:
    """The lock of a record, held. Raises MatchInUse; the system lets go of it when the program dies."""
    lock = FileLock(path.with_name(path.name + ".lock"), blocking=False)
    try:
        lock.acquire()
    except Timeout as error:
        raise MatchInUse(f"{path.name} is open in another window") from error
    return lock
