"""Long tasks of the garden book, in small steps between events or in a thread: imports, and summaries of matches."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject, Signal

from garden_desktop.core.record import RecordError
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.hotseat.background import BackgroundTask, Cancelled
from garden_desktop.hotseat.backup.archive import BackupRestorer
from garden_desktop.hotseat.backup.bundle import restoring
from garden_desktop.hotseat.backup.contents import BackupContents
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.importer import Importer, ImportResult
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.summary import NOT_READ, found_out
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.guard import report_error
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.text.translations import grouped

SECONDS: Final = 0.02
"""Duration of a part, plus the step with which it ends."""


class IncrementalTask(QObject):
    """Runner of a generator between events, one at a time.

    `went_on` is called after each part, `ended` at the end with the OSError that ended it, or None.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Generator[Any, None, None] | None = None
        self._went_on: Callable[[], None] = lambda: None
        self._ended: Callable[[OSError | None], None] = lambda _: None

    @property
    def busy(self) -> bool:
        return self._steps is not None

    def start(
        self,
        steps: Generator[Any, None, None],
        went_on: Callable[[], None],
        ended: Callable[[OSError | None], None],
    ) -> None:
        """Start running `steps`, which may raise OSError."""
        self._steps, self._went_on, self._ended = steps, went_on, ended
        later(self, self._next)

    def stop(self) -> None:
        """Stop without calling `ended`."""
        steps, self._steps = self._steps, None
        if steps is not None:
            steps.close()

    def _next(self) -> None:
        if self._steps is None:
            return
        end = perf_counter() + SECONDS
        try:
            for _ in self._steps:
                if perf_counter() >= end:
                    self._went_on()
                    later(self, self._next)
                    return
        except OSError as error:
            self._steps = None
            self._ended(error)
            return
        self._steps = None
        self._ended(None)


T = TypeVar("T")
LONGEST_WAIT: Final = 0.01
"""Seconds for which the window waits for the thread before it handles events; most files take less."""


class ImportQueue(QObject):
    """Queue of records, bundles and backups to be imported one after another.

    `left` is emitted with the number of files still to come, `ended` with the names of the copies and a summary
    sentence, `restored` when notes and progress may have changed. Files are read, replayed and copied in a background
    thread; notes, progress and the index belong to the main thread.
    """

    left = Signal(int)
    ended = Signal(object, str)
    restored = Signal()

    def __init__(self, parent: QObject, shelf: MatchRepository, book: Book, own: BackupContents) -> None:
        super().__init__(parent)
        self._shelf, self._book, self._own = shelf, book, own
        self._waiting = deque[Path]()
        self._done: list[ImportResult] = []
        self._work: Iterator[None] | None = None
        self._restoring: BackupRestorer | None = None
        self._in_thread, self._stopped, self._told = 0, False, 0

    @property
    def busy(self) -> bool:
        """Whether there are files still to come."""
        return bool(self._number)

    def add_files(self, files: Iterable[Path]) -> None:
        """Add files to the queue."""
        self._waiting += files
        if self._work is None and self._waiting:
            self._work = self._all()
            later(self, self._next)

    def stop(self) -> None:
        """Drop the remaining files; imported ones stay. A record that is being replayed stops at its next line."""
        self._waiting.clear()
        self._restoring, self._in_thread, self._stopped = None, 0, True

    def finish(self) -> None:
        """Stop and run the clean-up now: sync imported files to disk and close all files, without
        waiting for events."""
        self.stop()
        for _ in self._work or ():
            pass

    @property
    def _number(self) -> int:
        return len(self._waiting) + (self._restoring.left if self._restoring else self._in_thread)

    def _next(self) -> None:
        assert self._work is not None, "it ends with the last file"
        try:
            more = next(self._work, self) is None
        except Exception as error:  # noqa: BLE001 - whatever it is, the next import must work
            self._waiting.clear()
            self._note_fault(error, self._shelf.folder)
            more = False
        if self._number != self._told:
            self._told = self._number
            self.left.emit(self._told)
        if more:
            later(self, self._next)
            return
        done, self._done, self._work = self._done, [], None
        self.ended.emit([one.name for one in done if one.name], self._sentence(done))

    def _all(self) -> Iterator[None]:
        bringing = Importer(self._shelf.in_background(self._check_stopped), self._book)
        while self._waiting:
            path, self._in_thread, self._stopped = self._waiting.popleft(), 1, False
            try:
                if (kind := restoring(path)) is not None:
                    yield from self._restore(kind(path, self._own, bringing), path)
                else:
                    self._done.append((yield from _in_background(partial(bringing.import_file, path))))
            except Cancelled:
                pass
            except Exception as error:  # noqa: BLE001 - a mistake of ours; the other files come in all the same
                self._note_fault(error, path)
            self._in_thread = 0
            if self._waiting:
                yield
        try:
            yield from _in_background(bringing.sync_copies)
        except OSError as error:
            self._done.append(ImportResult(error=error, at=self._shelf.folder))

    def _check_stopped(self) -> None:
        """Progress callback of the thread, before each line of a record. Raises Cancelled."""
        if self._stopped:
            raise Cancelled

    def _note_fault(self, error: Exception, path: Path) -> None:
        """Report an unexpected exception and count the file as left out."""
        self._restoring = None
        report_error(error)
        self._done.append(ImportResult(error=RecordError(0, FAULT), at=path))

    def _restore(self, restoring: BackupRestorer, path: Path) -> Iterator[None]:
        self._restoring = restoring
        steps = restoring.steps()
        try:
            while self._restoring is not None:
                brought = yield from _in_background(partial(next, steps, self))
                if brought is self:
                    restoring.join_kept()
                    break
                if isinstance(brought, ImportResult):
                    self._done.append(brought)
                yield
        except NOT_READ as error:
            self._done.append(ImportResult(error=error, at=path))
        finally:
            steps.close()
        self._restoring = None
        self.restored.emit()

    def _sentence(self, done: list[ImportResult]) -> str:
        """Return the summary: how many were imported, how many existed already, and why the first failure failed."""
        new, bad = sum(bool(one.name) for one in done), [one for one in done if one.error is not None]
        why = [error_message(one.error, one.at) for one in bad[:1] if one.error is not None]
        if len(bad) == len(done) == 1:
            return why[0]
        said = [self.tr("Imported matches: {number}.").format(number=grouped(new))]
        if here := len(done) - new - len(bad):
            said.append(self.tr("Already here: {number}.").format(number=grouped(here)))
        if bad:
            said.append(self.tr("Skipped: {number}.").format(number=grouped(len(bad))))
        return " ".join((*said, *why))


def _in_background(call: Callable[[], T]) -> Generator[None, None, T]:
    """Run a call in a thread and return its result; yields whenever the window should handle events."""
    task = BackgroundTask(lambda progress: call())
    while not task.wait(LONGEST_WAIT):
        yield
    return task.result()


FAULT = QT_TRANSLATE_NOOP("book", "It could not be imported because of an error in the program.")


class BookNarrator(QObject):
    """Loader of the state of running matches for the list: one per event-loop pass, latest request first.

    `told` is emitted after each.
    """

    told = Signal()

    def __init__(self, shelf: MatchRepository, book: Book, parent: QObject) -> None:
        super().__init__(parent)
        self._shelf, self._book = shelf, book
        self._asked: set[str] = set()
        self._left: list[str] = []

    def ask(self, name: str) -> None:
        """Request a record, at most once: a faulty one stays faulty."""
        if name in self._asked:
            return
        if not self._left:
            later(self, self._read)
        self._asked.add(name)
        self._left.append(name)

    def begin_anew(self) -> None:
        """Allow records to be requested again, because the folder is read again."""
        self._asked = set(self._left)

    def _read(self) -> None:
        found_out(self._shelf, self._book, self._left.pop())
        self.told.emit()
        if self._left:
            later(self, self._read)
