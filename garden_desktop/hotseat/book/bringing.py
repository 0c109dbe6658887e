"""Records from elsewhere are copied into the folder of matches: checked first, and nothing there is ever replaced."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from garden_desktop.core.files import read_regular, sync_folder
from garden_desktop.core.record import MOST
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.journal import SUFFIX, free_name
from garden_desktop.hotseat.shelf import Shelf
from garden_desktop.hotseat.summary import NOT_READ


class Brought(NamedTuple):
    """What became of one file.

    name   that of its copy; "" where the same bytes lie here already, or it is left out
    error  why it is left out, met at the file or folder `at`
    """

    name: str = ""
    error: Exception | None = None
    at: Path = Path()


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
            if self._lies_here(data):
                return Brought()
            self._shelf.look(path)
        except NOT_READ as error:
            return Brought(error=error, at=path)
        return self._copied(path, data)

    def _lies_here(self, data: bytes) -> bool:
        same = self._sizes.get(len(data), ())
        return any(read_regular(other, MOST) == data for other in same if other.is_file())

    def _copied(self, path: Path, data: bytes) -> Brought:
        """A new file with these bytes, or none."""
        folder = self._shelf.folder
        copy = folder / f"{path.name.removesuffix('.jsonl').removesuffix('.garden')}{SUFFIX}"
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
