"""Unfinished matches for the home screen: loads them in steps, deletes them, and reports unreadable ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from garden_desktop.core.files import is_missing
from garden_desktop.ui.home.home_layout import SLIPS_SHOWN
from garden_desktop.ui.kit.events import later

if TYPE_CHECKING:
    from garden_desktop.hotseat.summary import UnreadableRecord
    from garden_desktop.ui.app_context import AppContext
    from garden_desktop.ui.home.unfinished_match import UnfinishedMatch, UnfinishedMatchList

MOST_TOLD: Final = 20
"""Number of unreadable records that are examined for the notice about them."""


class HomeMatches(QObject):
    """Loader of unfinished matches from the index, in steps while the home screen is shown.

    Signals: `changed` with a list whose first matches differ from the last one, `counted` with the number of matches,
    `folder_unreadable` and `records_unreadable` with a sentence, `failed` with an exception and the path it is about.
    """

    changed = Signal(object)
    counted = Signal(int)
    folder_unreadable = Signal(str)
    records_unreadable = Signal(str)
    failed = Signal(object, object)

    def __init__(self, context: AppContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._told: set[Path] = set()
        self._told_of_folder = False

    def unfinished_matches(self) -> Sequence[UnfinishedMatch]:
        """Return the unfinished matches; unreadable records are reported and left where they are."""
        context = self._context
        if is_missing(context.folder):
            return ()
        context.book.turn_to_today()
        if context.book.error is not None:
            if not self._told_of_folder:
                self._told_of_folder = True
                later(self, partial(self._tell_of_folder, context.book.error))
            return ()
        context.book.newest_read(SLIPS_SHOWN)
        if context.book.unread:
            later(self, self._read_on)
        return self._running()

    def move_to_bin(self, path: Path) -> None:
        """Move the record of a match to the bin."""
        try:
            self._context.shelf.move_to_trash(path)
            self._context.book.touch(path.name)
        except OSError as error:
            self.failed.emit(error, path)

    def _running(self) -> UnfinishedMatchList:
        from garden_desktop.ui.home.unfinished_match import UnfinishedMatchList

        context = self._context
        running = UnfinishedMatchList(context.shelf, context.book, context.appearance.art)
        running.read_first(SLIPS_SHOWN)
        if bad := running.unreadable(self._told, MOST_TOLD):
            later(self, partial(self._tell_of_bad, bad))
        return running

    def _read_on(self) -> None:
        """Read the next part of a large folder while idle; once all are listed, the newest matches are shown."""
        book = self._context.book
        listed = book.listed
        book.read_on()
        if book.listed and not listed:
            book.newest_read(SLIPS_SHOWN)
        if not book.unread or (not listed and book.listed):
            self.changed.emit(self._running())
        if book.unread:
            self.counted.emit(book.count("running"))
            later(self, self._read_on)

    def _tell_of_folder(self, error: OSError) -> None:
        """Report an unreadable match folder, once: otherwise the player would think that all matches are lost."""
        from garden_desktop.ui.error_messages import unlisted

        said = unlisted(error, self._context.folder)
        self.folder_unreadable.emit(said)

    def _tell_of_bad(self, bad: Sequence[UnreadableRecord]) -> None:
        """Report unreadable records, one sentence per visit to the home screen; foreign files first and together."""
        from garden_desktop.ui.error_messages import among_records

        bad = [item for item in bad if item.path not in self._told]  # the list may have been made twice meanwhile
        if not bad:
            return
        said, paths = among_records(bad, self._context.folder)
        self._told.update(paths)
        self.records_unreadable.emit(said)
