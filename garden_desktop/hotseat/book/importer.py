"""Import of records into the folder of matches: checked first, and never over an existing file."""

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
"""Number of copies that are synced to the disk together."""


class ImportResult(NamedTuple):
    """Result of importing one file.

    name   file name of the copy; "" where the record exists here already, or is refused
    error  reason of a refusal, at the file or folder `at`
    here   existing record with the same bytes, or with more moves
    """

    name: str = ""
    error: Exception | None = None
    at: Path = Path()
    here: str = ""


class Importer:
    """Importer of records, one file a call, so that the caller can stop between two; `sync_copies` ends the import.

    Duplicates are found by size, as known to the library, and digest. Each existing file is read at most once, and only
    when one of its size comes in.
    """

    def __init__(self, shelf: MatchRepository, book: Book) -> None:
        self._shelf, self.progress = shelf, shelf.progress
        self._sizes: dict[int, list[Path]] = {}
        self._digests: dict[int, dict[bytes, str]] = {}
        self._unsettled: list[Path] = []
        for name, stamp in book.stamps().items():
            self._sizes.setdefault(stamp.size, []).append(shelf.folder / name)

    def import_file(self, path: Path) -> ImportResult:
        """Replay one file to check it, and copy it under a free name."""
        try:
            data, when = read_regular(path, MOST), path.stat().st_mtime_ns
        except OSError as error:
            return ImportResult(error=error, at=path)
        return self.import_data(path.name, data, path, when)

    def import_data(self, name: str, data: bytes, path: Path, when: int, *, checked: bool = False) -> ImportResult:
        """Import a record from bytes: its file name, its modification time `when` (nanoseconds since the epoch), and
        the file `path` that it comes from, for errors; `checked` skips the replay."""
        try:
            if here := self._here(name, data):
                return ImportResult(here=here)
            if not checked:
                self._shelf.make_session(read(data, self.progress))
        except NOT_READ as error:
            return ImportResult(error=error, at=path)
        return self._copied(name, data, when)

    def sync_copies(self) -> None:
        """Sync the copies since the last sync to the disk, together, as each sync takes long. Raises OSError, after
        removing all of these copies: until their folder is synced, none of them is sure to stay."""
        copies, self._unsettled = self._unsettled, []
        if not copies:
            return
        try:
            for copy in copies:
                _sync_copy(copy)
            sync_folder(self._shelf.folder)
        except OSError:
            for copy in copies:
                with suppress(OSError):  # a leftover is a whole record all the same
                    copy.unlink()
            raise

    def _here(self, name: str, data: bytes) -> str:
        """Existing record that contains this one; "" where there is none."""
        found = self._of_size(len(data)).get(_digest(data))
        other = self._shelf.folder / (name if found is None else found)
        return other.name if other.is_file() and read_regular(other, MOST).startswith(data) else ""

    def _of_size(self, size: int) -> dict[bytes, str]:
        """Existing records of this size, by digest."""
        known = self._digests.setdefault(size, {})
        for path in self._sizes.pop(size, ()):
            if path.is_file():
                known[_digest(read_regular(path, MOST))] = path.name
        return known

    def _copied(self, name: str, data: bytes, when: int) -> ImportResult:
        """Write the record as a new file; on failure nothing is left."""
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
    """Write a new file; on failure it is removed. Raises OSError."""
    with create_file(path) as file:
        try:
            while data:
                data = data[os.write(file.fileno(), data) :]
        except OSError:
            file.close()  # Windows cannot delete an open file
            with suppress(OSError):  # the error of the write is the one to report
                path.unlink()
            raise


def _sync_copy(path: Path) -> None:
    """Sync a file to the disk. Raises OSError."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())
