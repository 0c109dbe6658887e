"""Opening of match records and bundles: small files at once, large ones in a background thread.

If a large file takes longer than PATIENCE_MS, a sheet with a cancel button is shown. The window never blocks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from garden_desktop.core.text import quoted
from garden_desktop.hotseat.background import AT_ONCE, BackgroundTask, Progress
from garden_desktop.hotseat.backup.bundle import MatchBundle, check, unpacked
from garden_desktop.hotseat.journal import BUNDLE
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.summary import NOT_READ
from garden_desktop.ui.kit.buttons.painted import LinkButton
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.layout.layouts import row_layout
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.text.labels import Label

if TYPE_CHECKING:
    from garden_desktop.ui.app_context import AppContext
    from garden_desktop.ui.kit.style.appearance import Appearance
    from garden_desktop.ui.match.match_screen import MatchScreen

T = TypeVar("T")
SIZE: Final = QSize(440, 150)
PATIENCE_MS: Final = 300
"""Time in ms after which the sheet appears."""
POLL_MS: Final = 30


class RecordOpener(QObject):
    """Loader of match records and bundles; opening another file cancels the one being read.

    `show` displays a match and returns its screen, `host` is the parent of the sheet. `failed` is emitted with the
    exception and the path.
    """

    failed = Signal(object, object)

    def __init__(self, context: AppContext, host: QWidget, show: Callable[[Session, Path], MatchScreen]) -> None:
        super().__init__(host)
        self._context, self._host, self._show = context, host, show
        self._task: BackgroundTask[Any] | None = None
        self._path: Path | None = None
        self._sheet: OpeningSheet | None = None

    def resume(self, path: Path, then: Callable[[MatchScreen], object]) -> None:
        """Open a record to continue it, or read-only if it is not writable, and call `then` with its screen.

        A match bundle is imported first.
        """
        if self._task is not None and path == self._path:
            return  # a double click: the thread still holds the lock of the record
        self.cancel()
        if path.suffix.casefold() != BUNDLE:
            self._read(path, lambda shelf: shelf.resume_or_look(path), then)
            return
        context = self._context
        own = context.belongings

        def take(checked: Mapping[str, bytes]) -> None:
            record = unpacked(path, own, context.shelf, context.book, checked)
            self._read(record, lambda shelf: shelf.resume_or_look(record), then)

        self._run(lambda progress: check(path, own, progress), MatchBundle(path, own).unpacked_size, take, path)

    def open_read_only(self, path: Path, then: Callable[[MatchScreen], object]) -> None:
        """Open a record without writing to it and call `then` with its screen; see `MatchRepository.open_read_only`."""
        self.cancel()
        self._read(path, lambda shelf: shelf.open_read_only(path), then)

    def cancel(self) -> None:
        """Cancel the file that is being read."""
        if self._task is not None:
            self._task.cancel()
        self._end()

    def _read(
        self, path: Path, read: Callable[[MatchRepository], Session], then: Callable[[MatchScreen], object]
    ) -> None:
        shelf = self._context.shelf

        def show(session: Session) -> None:
            then(self._show(session, path))

        self._run(lambda progress: read(shelf.in_background(progress)), lambda: path.stat().st_size, show, path)

    def _run(
        self,
        call: Callable[[Progress], T],
        size: Callable[[], int],
        done: Callable[[T], object],
        path: Path,
    ) -> None:
        """Call `done` with the result of `call`: at once for files of at most AT_ONCE bytes, else from a background
        thread."""
        try:
            if size() > AT_ONCE:
                self._task, self._path = BackgroundTask(call, _close), path
                later(self, partial(self._poll, self._task, done, path), 0)
                later(self, partial(self._show_sheet, self._task, path), PATIENCE_MS)
                return
            done(call(tuple))
        except NOT_READ as error:
            self.failed.emit(error, path)

    def _poll(self, task: BackgroundTask[T], done: Callable[[T], object], path: Path) -> None:
        if task is not self._task:  # cancelled
            return
        if not task.wait(0):
            later(self, partial(self._poll, task, done, path), POLL_MS)
            return
        self._end()
        try:
            done(task.result())
        except NOT_READ as error:  # other errors are bugs, and go to the error reporter
            self.failed.emit(error, path)

    def _show_sheet(self, task: BackgroundTask[Any], path: Path) -> None:
        if task is self._task:
            self._sheet = OpeningSheet(self._context.appearance, path, self._host)
            self._sheet.dismissed.connect(self.cancel)
            self._sheet.open_sheet()

    def _end(self) -> None:
        self._task, sheet, self._sheet = None, self._sheet, None
        if sheet is not None:
            sheet.dismissed.disconnect(self.cancel)
            sheet.dismiss()
            sheet.deleteLater()


class OpeningSheet(SheetOverlay):
    """Sheet that names the file being read, with a button to cancel."""

    def __init__(self, appearance: Appearance, path: Path, parent: QWidget) -> None:
        super().__init__(appearance, SIZE, parent)
        self._name = quoted(path.name)
        self._words, self.stop = Label(wrap=True), LinkButton(appearance, icon="close")
        self._words.setProperty("role", "heading")
        self.stop.clicked.connect(self.dismiss)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(28, 24, 28, 20)
        column.addWidget(self._words, 1, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row_layout(self.stop, None))
        self.retranslate()

    def retranslate(self) -> None:
        self._words.setText(self.tr("Opening {file}…").format(file=self._name))
        self.setAccessibleName(self._words.text())
        self.stop.setText(self.tr("Cancel"))


def _close(result: object) -> None:
    """Close the record of a match whose opening was cancelled."""
    if isinstance(result, Session) and result.journal is not None:
        result.journal.close()
