"""The bin of the book: what was thrown away last can be fetched back."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from garden_desktop.hotseat.book.notes import Notes
from garden_desktop.hotseat.shelf import Shelf
from garden_desktop.ui.error_messages import error_message


class Bin(QObject):
    """`gone` and `back` name a record, `refused` carries a sentence."""

    gone = Signal(str)
    back = Signal(str)
    refused = Signal(str)

    def __init__(self, shelf: Shelf, notes: Notes, parent: QObject) -> None:
        super().__init__(parent)
        self._shelf, self._notes = shelf, notes
        self._last: tuple[Path, str] | None = None

    def throw_away(self, path: Path) -> None:
        try:
            self._last = self._shelf.forget(path), path.name
        except OSError as error:
            self.refused.emit(error_message(error, path))
            return
        self.gone.emit(path.name)

    def put_back(self) -> None:
        """Fetch the last one back, with what was written beside it."""
        if self._last is None:
            return
        trashed, name = self._last
        try:
            path = self._shelf.put_back(trashed)
        except OSError as error:
            self.refused.emit(error_message(error, trashed))
            return
        if path.name != name:
            self._notes.write(path.name, self._notes.of(name))
        self._last = None
        self.back.emit(path.name)
