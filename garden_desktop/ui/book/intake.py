"""Files from elsewhere are brought into the book one after another, and told of in one sentence at the end."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from garden_desktop.core.record import RecordError
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.hotseat.backup.bundle import restoring
from garden_desktop.hotseat.backup.contents import Belongings
from garden_desktop.hotseat.backup.restoring import Restoring
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.bringing import Bringing, Brought
from garden_desktop.hotseat.shelf import Shelf
from garden_desktop.hotseat.summary import NOT_READ
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.guard import tell
from garden_desktop.ui.kit.later import later
from garden_desktop.ui.kit.text.figures import grouped


class Intake(QObject):
    """Brings files in, one between two events of the window; of a backup or a bundle all that is in it. `left` tells
    how many are to come, `ended` the names of the copies and the sentence about all of them; `restored` that notes and
    progress may be others now."""

    left = Signal(int)
    ended = Signal(object, str)
    restored = Signal()

    def __init__(self, parent: QObject, shelf: Shelf, book: Book, own: Belongings) -> None:
        super().__init__(parent)
        self._shelf, self._book, self._own = shelf, book, own
        self._waiting = deque[Path]()
        self._done: list[Brought] = []
        self._work: Iterator[None] | None = None
        self._restoring: Restoring | None = None

    @property
    def busy(self) -> bool:
        """Whether there are files still to come."""
        return bool(self._number)

    def take(self, files: Iterable[Path]) -> None:
        """Bring these in as well."""
        self._waiting += files
        if self._work is None and self._waiting:
            self._work = self._all()
            later(self, self._next)

    def stop(self) -> None:
        """Bring no more in; what is here stays."""
        self._waiting.clear()
        self._restoring = None

    def finish(self) -> None:
        """Stop now: what was brought in is put on the disk, and files are closed without waiting for the next event."""
        self.stop()
        for _ in self._work or ():
            pass

    @property
    def _number(self) -> int:
        return len(self._waiting) + (self._restoring.left if self._restoring else 0)

    def _next(self) -> None:
        assert self._work is not None, "it ends with the last file"
        try:
            more = next(self._work, self) is None
        except Exception as error:  # noqa: BLE001 - whatever it is, the next import must work
            self._waiting.clear()
            self._note_fault(error, self._shelf.folder)
            more = False
        self.left.emit(self._number)
        if more:
            later(self, self._next)
            return
        done, self._done, self._work = self._done, [], None
        self.ended.emit([one.name for one in done if one.name], self._sentence(done))

    def _all(self) -> Iterator[None]:
        bringing = Bringing(self._shelf, self._book)
        while self._waiting:
            path = self._waiting.popleft()
            try:
                if (kind := restoring(path)) is not None:
                    yield from self._restore(kind(path, self._own, bringing), path)
                else:
                    self._done.append(bringing.bring(path))
            except Exception as error:  # noqa: BLE001 - a mistake of ours; the other files come in all the same
                self._note_fault(error, path)
            if self._waiting:
                yield
        try:
            bringing.settle()
        except OSError as error:
            self._done.append(Brought(error=error, at=self._shelf.folder))

    def _note_fault(self, error: Exception, path: Path) -> None:
        """Log an exception that nobody expected, and count the file among those left out."""
        self._restoring = None
        tell(error)
        self._done.append(Brought(error=RecordError(0, FAULT), at=path))

    def _restore(self, restoring: Restoring, path: Path) -> Iterator[None]:
        self._restoring = restoring
        steps = restoring.steps()
        try:
            while self._restoring is not None and (brought := next(steps, self)) is not self:
                if isinstance(brought, Brought):
                    self._done.append(brought)
                yield
        except NOT_READ as error:
            self._done.append(Brought(error=error, at=path))
        finally:
            steps.close()
        self._restoring = None
        self.restored.emit()

    def _sentence(self, done: list[Brought]) -> str:
        """How many came in, how many were here, and why the first of the others did not."""
        new, bad = sum(bool(one.name) for one in done), [one for one in done if one.error is not None]
        why = [error_message(one.error, one.at) for one in bad[:1] if one.error is not None]
        if len(bad) == len(done) == 1:
            return why[0]
        said = [self.tr("Matches brought in: {number}.").format(number=grouped(new))]
        if here := len(done) - new - len(bad):
            said.append(self.tr("Here already: {number}.").format(number=grouped(here)))
        if bad:
            said.append(self.tr("Left out: {number}.").format(number=grouped(len(bad))))
        return " ".join((*said, *why))


FAULT = QT_TRANSLATE_NOOP("book", "It could not be brought in because of an error in this program.")
