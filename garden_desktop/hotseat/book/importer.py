"""Records from elsewhere are copied into the folder of matches: checked first, and nothing there is ever replaced."""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from garden_desktop.core.files import create_file, make_folder, portable_name, read_regular, sync_folder
from garden_desktop.core.record import MOST, read
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.journal import SUFFIX, free_name, record_stem
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.summary import NOT_READ

BATCH: Final = 64
"""So many copies wait for the disk together."""


class ImportResult(NamedTuple):
    """What became of one file.

    name   that of its copy; "" where it lies here already, or is left out
    error  why it is left out, met at the file or folder `at`
    here   the record that has the same bytes, or goes on from them
    """

    name: str = ""
    error: Exception | None = None
    at: Path = Path()
    here: str = ""


class Importer:
    """Copies records into the folder, a file at a time, so that whoever asks can stop between two of them;
    `sync_copies` is called at the end.

    What lies there by now is known from the book, which need not have looked at all of it yet. Each file there is read
    at most once, and only where one of its size comes in.
    """

    def __init__(self, shelf: MatchRepository, book: Book) -> None:
        self._shelf, self.progress = shelf, shelf.progress
        self._sizes: dict[int, list[Path]] = {}
        self._digests: dict[int, dict[bytes, str]] = {}
        self._unsettled: list[Path] = []
        for name, stamp in book.stamps().items():
            self._sizes.setdefault(stamp.size, []).append(shelf.folder / name)

    def import_file(self, path: Path) -> ImportResult:
        """Check one file move by move and copy it under a free name."""
        try:
            data, when = read_regular(path, MOST), path.stat().st_mtime_ns
        except OSError as error:
            return ImportResult(error=error, at=path)
        return self.import_data(path.name, data, path, when)

    def import_data(self, name: str, data: bytes, path: Path, when: int, *, checked: bool = False) -> ImportResult:
        """The same for a record that is called so, was played at `when` (nanoseconds since the epoch) and comes out of
        the file at `path`; one that is `checked` has been replayed already."""
        try:
            if here := self._here(name, data):
                return ImportResult(here=here)
            if not checked:
                self._shelf.make_session(read(data, self.progress))
        except NOT_READ as error:
            return ImportResult(error=error, at=path)
        return self._copied(name, data, when)

    def sync_copies(self) -> None:
        """Put what was copied on the disk: many together, as one takes about as long. Raises OSError; copies that
        are not on it go."""
        if not self._unsettled:
            return
        try:
            while self._unsettled:
                _sync_copy(self._unsettled[-1])
                self._unsettled.pop()
            sync_folder(self._shelf.folder)
        except OSError:
            for copy in self._unsettled:
                with suppress(OSError):  # one stays, and is a whole record
                    copy.unlink(missing_ok=True)
            self._unsettled.clear()
            raise

    def _here(self, name: str, data: bytes) -> str:
        """The record that holds this one; "" where none does."""
        found = self._of_size(len(data)).get(_digest(data))
        other = self._shelf.folder / (name if found is None else found)
        return other.name if other.is_file() and read_regular(other, MOST).startswith(data) else ""

    def _of_size(self, size: int) -> dict[bytes, str]:
        """The records of this size, by what is in them."""
        known = self._digests.setdefault(size, {})
        for path in self._sizes.pop(size, ()):
            if path.is_file():
                known[_digest(read_regular(path, MOST))] = path.name
        return known

    def _copied(self, name: str, data: bytes, when: int) -> ImportResult:
        """A new file with these bytes, or none."""
        folder = self._shelf.folder
        copy = folder / portable_name(record_stem(name), SUFFIX)
        try:
            make_folder(folder)
            copy = free_name(copy)
            _write(copy, data)
            os.utime(copy, ns=(when, when))
            self._unsettled.append(copy)
            if len(self._unsettled) >= BATCH:
                self.sync_copies()
        except OSError as error:
            return ImportResult(error=error, at=folder)
        self._digests.setdefault(len(data), {})[_digest(data)] = copy.name
        return ImportResult(copy.name)


def _digest(data: bytes) -> bytes:
    return sha256(data).digest()


def _write(path: Path, data: bytes) -> None:
    """A new file with all of it; where that cannot be, the file goes. Raises OSError."""
    with create_file(path) as file:
        try:
            while data:
                data = data[os.write(file.fileno(), data) :]
        except OSError:
            file.close()  # Windows deletes no open file
            with suppress(OSError):  # that the disk took no more is what is told
                path.unlink()
            raise


def _sync_copy(path: Path) -> None:
    """Raises OSError."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())
