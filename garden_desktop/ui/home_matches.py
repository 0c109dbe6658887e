"""The unfinished matches that home offers: read a few at a time, forgotten, and told of where they cannot be read."""

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
"""So many damaged records are looked at to say a sentence about them."""


class HomeMatches(QObject):
    """What the index of matches knows of them by now.

    `changed` brings a list that begins otherwise than the one before, `counted` how many there are. The others bring a
    sentence: on the folder, or on records, that cannot be read; `failed` brings an error and the file it is about.
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
        """The unfinished matches; one that cannot be read is told of and left where it is."""
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
        """Throw a match into the bin."""
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
        """The rest of a large folder, a few pages whenever there is time; what comes out newest is shown in the end."""
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
        """Once: without the folder there is no match to go on with, and somebody might take them for lost."""
        from garden_desktop.ui.error_messages import unlisted

        said = unlisted(error, self._context.folder)
        self.folder_unreadable.emit(said)

    def _tell_of_bad(self, bad: Sequence[UnreadableRecord]) -> None:
        """One sentence at a time, the next one when home is shown again: what is no file first, all of that at once."""
        from garden_desktop.ui.error_messages import among_records

        bad = [item for item in bad if item.path not in self._told]  # the list may have been made twice meanwhile
        if not bad:
            return
        said, paths = among_records(bad, self._context.folder)
        self._told.update(paths)
        self.records_unreadable.emit(said)
