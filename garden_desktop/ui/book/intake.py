"""Files from elsewhere are brought into the book one after another, and told of in one sentence at the end."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.bringing import Bringing, Brought
from garden_desktop.hotseat.shelf import Shelf
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.later import later
from garden_desktop.ui.kit.text.figures import grouped


class Intake(QObject):
    """Brings files in, one between two events of the window. `left` tells how many are to come, `ended` the names of
    the copies and the sentence about all of them."""

    left = Signal(int)
    ended = Signal(list, str)

    def __init__(self, parent: QObject, shelf: Shelf, book: Book) -> None:
        super().__init__(parent)
        self._shelf, self._book = shelf, book
        self._waiting = deque[Path]()
        self._done: list[Brought] = []
        self._bringing: Bringing | None = None

    @property
    def busy(self) -> bool:
        """Whether there are files still to come."""
        return bool(self._waiting)

    def take(self, files: Iterable[Path]) -> None:
        """Bring these in as well."""
        self._waiting += files
        if self._bringing is None and self._waiting:
            self._bringing = Bringing(self._shelf, self._book)
            later(self, self._next)

    def stop(self) -> None:
        """Bring no more in; what is here stays."""
        self._waiting.clear()

    def _next(self) -> None:
        assert self._bringing is not None, "it ends with the last file"
        if self._waiting:
            self._done.append(self._bringing.bring(self._waiting.popleft()))
        self.left.emit(len(self._waiting))
        if self._waiting:
            later(self, self._next)
            return
        done, self._done, self._bringing = self._done, [], None
        self.ended.emit([one.name for one in done if one.name], self._sentence(done))

    def _sentence(self, done: list[Brought]) -> str:
        """How many came in, how many were here, and why the first of the others did not."""
        new, bad = sum(bool(one.name) for one in done), [one for one in done if one.error is not None]
        said = [self.tr("Matches brought in: {number}.").format(number=grouped(new))]
        if here := len(done) - new - len(bad):
            said.append(self.tr("Here already: {number}.").format(number=grouped(here)))
        if bad:
            said.append(self.tr("Left out: {number}.").format(number=grouped(len(bad))))
            error = bad[0].error
            assert error is not None, "chosen by it"
            said.append(error_message(error, bad[0].at))
        return " ".join(said)
