"""Records from elsewhere are copied into the folder of matches: checked first, and nothing there is ever replaced."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from garden_desktop.core.files import read_regular, sync_folder
from garden_desktop.core.record import MOST, read
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.journal import SUFFIX, free_name
from garden_desktop.hotseat.shelf import Shelf
from garden_desktop.hotseat.summary import NOT_READ


class Brought(NamedTuple):
    """What became of one file.

    name   that of its copy; "" where it lies here already, or is left out
    error  why it is left out, met at the file or folder `at`
    here   the record that has the same bytes, or goes on from them
    """

    name: str = ""
    error: Exception | None = None
    at: Path = Path()
    here: str = ""


class Bringing:
    """Copies records into the folder, a file at a time, so that whoever asks can stop between two of them.

    What lies there by now is known from the book, which need not have looked at all of it yet.
    """

    def __init__(self, shelf: Shelf, book: Book) -> None:
        self._shelf = shelf
        self._sizes: dict[int, list[Path]] = {}
        for name, stamp in book.stamps().items():
            self._sizes.setdefault(stamp.size, []).append(shelf.folder / name)

    def bring(self, path: Path) -> Brought:
        """Check one file move by move and copy it under a free name."""
        try:
            data = read_regular(path, MOST)
        except OSError as error:
            return Brought(error=error, at=path)
        return self.bring_data(path.name, data, path)

    def bring_data(self, name: str, data: bytes, path: Path) -> Brought:
        """The same for a record that is called so and comes out of the file at `path`."""
        try:
            if here := self._here(name, data):
                return Brought(here=here)
            self._shelf.seat(read(data))
        except NOT_READ as error:
            return Brought(error=error, at=path)
        return self._copied(name, data)

    def _here(self, name: str, data: bytes) -> str:
        """The record that holds this one; "" where none does."""
        others: list[Path] = [*self._sizes.get(len(data), ()), self._shelf.folder / name]
        for other in others:
            if other.is_file() and read_regular(other, MOST).startswith(data):
                return other.name
        return ""

    def _copied(self, name: str, data: bytes) -> Brought:
        """A new file with these bytes, or none."""
        folder = self._shelf.folder
        copy = folder / f"{name.removesuffix('.jsonl').removesuffix('.garden')}{SUFFIX}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            copy = free_name(copy)
            with copy.open("xb") as file:
                _write(file.fileno(), data, copy)
            sync_folder(folder)
        except OSError as error:
            return Brought(error=error, at=folder)
        self._sizes.setdefault(len(data), []).append(copy)
        return Brought(copy.name)


def _write(handle: int, data: bytes, path: Path) -> None:
    """All of it, on the disk; where that cannot be, the file goes. Raises OSError."""
    try:
        while data:
            data = data[os.write(handle, data) :]
        os.fsync(handle)
    except OSError:
        path.unlink()
        raise
