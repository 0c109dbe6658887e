"""How unfinished matches stand of which nobody has asked yet: those in sight are read beside the window."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.summary import found_out
from garden_desktop.ui.kit.later import later


class BookNarrator(QObject):
    """Reads one match between two events, the last one asked for first; `told` says that the book knows more now."""

    told = Signal()

    def __init__(self, shelf: MatchRepository, book: Book, parent: QObject) -> None:
        super().__init__(parent)
        self._shelf, self._book = shelf, book
        self._asked: set[str] = set()
        self._left: list[str] = []

    def ask(self, name: str) -> None:
        """Read this one, once: whatever is wrong with it then stays so."""
        if name in self._asked:
            return
        if not self._left:
            later(self, self._read)
        self._asked.add(name)
        self._left.append(name)

    def begin_anew(self) -> None:
        """The book is looked through again, and so may be what was asked for before."""
        self._asked = set(self._left)

    def _read(self) -> None:
        found_out(self._shelf, self._book, self._left.pop())
        self.told.emit()
        if self._left:
            later(self, self._read)
