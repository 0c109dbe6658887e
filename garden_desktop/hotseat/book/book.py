"""Match library of a folder: its records newest first, from an index, in a time independent of their number."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

from garden_desktop.core.files import opened
from garden_desktop.core.record import MOST, MOST_HEADER, RecordError, ends, outcome, read_header
from garden_desktop.hotseat.book.index import FileStamp, IndexEntry, MatchIndex, SearchQuery, State

TAIL: Final = 4096
"""Bytes read from the end of a record to see whether it is finished."""
SLICE: Final = 32
"""Records indexed in one step, which takes some milliseconds."""
PAGE: Final = 400
"""File names listed in one step."""
FEW: Final = 200
"""Maximum number of records for which the whole folder is scanned at once."""
PAGES: Final = 5
"""Maximum steps of listing at once where nothing is indexed yet."""
ON_TOP: Final = 8
"""Number of newest records that are checked at once in a larger folder."""


class Book:
    """Match library of one folder. Raises nothing: a missing folder is an empty library. `error` is the reason why an
    existing folder could not be listed; its known records stay known.

    `turn_to_today` updates what is shown first; while `unread` is true in a large folder, `read_on` scans its next
    part.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._listing: Iterator[None] = iter(())
        self._listed = True
        self._emptied = 0
        self.error: OSError | None = None
        self._unread: list[tuple[str, FileStamp]] = []

    @cached_property
    def index(self) -> MatchIndex:
        """Index file beside the folder, not in it, where any file may be a record."""
        return MatchIndex(self.folder.with_name(f"{self.folder.name}.index"))

    def turn_to_today(self) -> None:
        """Update the newest records at once; in a large folder the rest is left to `read_on`."""
        self._begin_anew()
        if self.index.total() > FEW:
            self.touch(*self.names("running", 0, ON_TOP))
            if not self._lost:
                return
        for _ in range(PAGES):
            if not self._listed:
                self.read_on()

    def touch(self, *names: str) -> None:
        """Check these files again after a move, a new match or a deletion."""
        for name in names:
            try:
                stamp = _stamped((self.folder / name).stat())
            except OSError:
                self.index.store_entries((), (name,))
                continue
            entry = self.index.entry(name)
            if entry is None or entry.stamp != stamp:
                self.index.store_entries([_glanced(self.folder / name, stamp)])

    @property
    def listed(self) -> bool:
        """Whether all names are known, and so which records are the newest."""
        return self._listed

    @property
    def unread(self) -> bool:
        """Whether there is something left to scan."""
        return not self._listed or bool(self._unread) or self._lost

    def read_on(self) -> None:
        """Scan the next part: names first, then records, the newest first."""
        if self._lost:
            self._begin_anew()
        if not self._listed:
            self._listed = next(self._listing, self) is self
            if self._lost:  # lost during the scan: `_unread` was computed from the lost rows
                self._begin_anew()
            return
        some, self._unread = self._unread[-SLICE:], self._unread[:-SLICE]
        self.index.store_entries([_glanced(self.folder / name, stamp) for name, stamp in reversed(some)])

    @property
    def _lost(self) -> bool:
        """Whether the index has lost its rows since the names were last listed, for instance because its file was
        deleted."""
        return self._emptied != self.index.emptied

    def _begin_anew(self) -> None:
        """Restart the scan."""
        self._listing, self._listed, self._unread = self._list(), False, []
        self._emptied = self.index.emptied

    def newest_read(self, number: int) -> None:
        """Scan until the newest `number` running matches are known, if the names are."""
        while self._listed and self._unread:
            top = [self.entry(name).stamp.modified for name in self.names("running", 0, number)]
            if len(top) == number and top[-1] > self._unread[-1][1].modified:
                return
            self.read_on()

    def count(self, state: State) -> int:
        """Number of records known to be in this state."""
        return self.index.count(state)

    def names(self, state: State, skip: int, number: int) -> list[str]:
        """Page of the records in this state, the one played last first: `number` of them after the first `skip`."""
        return self.index.names(state, skip, number)

    def found(self, wanted: SearchQuery, skip: int, number: int) -> list[str]:
        """Page of the records that match a query, running ones first, then by time."""
        return self.index.found(wanted, skip, number)

    def groups(self, wanted: SearchQuery) -> list[tuple[str, int]]:
        """Number of records that match a query: running ones (""), and by month ("2026-11"), in the order of
        `found`."""
        return self.index.groups(wanted)

    def months(self) -> list[tuple[str, int]]:
        """Months of all records with their numbers, the newest first."""
        return self.index.months()

    def total(self) -> int:
        """Number of indexed records."""
        return self.index.total()

    @property
    def left(self) -> int:
        """Number of listed records that are not indexed yet."""
        return len(self._unread)

    def people(self) -> list[tuple[str, int]]:
        """Names of people with their numbers of matches, the most first."""
        return self.index.people()

    def entry(self, name: str) -> IndexEntry:
        """Index entry of a record; a nearly empty one where it is unknown."""
        found = self.index.entry(name)
        if found is None:
            self.index.store_entries((), (name,))
            self.touch(name)
            found = self.index.entry(name)
        return found or IndexEntry(name, FileStamp(0, 0), "running")

    def note(self, entry: IndexEntry) -> None:
        """Update the entry of a record, unless the file has changed meanwhile."""
        known = self.index.entry(entry.name)
        if known is not None and known.stamp == entry.stamp:
            self.index.store_entries([entry])

    def stamps(self) -> Mapping[str, FileStamp]:
        """Modification time and size of all known records, by name."""
        return self.index.stamps()

    def close(self) -> None:
        """Close the index file; later queries are answered by an empty index in memory."""
        if "index" in self.__dict__:
            self.index.close()

    def _list(self) -> Iterator[None]:
        """Scan the folder page by page; then drop deleted records from the index, and queue changed ones."""
        found: dict[str, FileStamp] = {}
        self.error = None
        try:
            for name, stamp in _found(self.folder):
                found[name] = stamp
                if not len(found) % PAGE:
                    yield
        except FileNotFoundError:
            pass
        except OSError as error:  # a copy: the original keeps the frames of all callers alive
            self.error = OSError(error.errno, error.strerror, error.filename)
            return
        known = self.index.stamps()
        self.index.store_entries((), known.keys() - found.keys())
        fresh = [(name, stamp) for name, stamp in found.items() if known.get(name) != stamp]
        self._unread = sorted(fresh, key=lambda one: one[1])


def _found(folder: Path) -> Iterable[tuple[str, FileStamp]]:
    """Names and stamps of all records in a folder. Raises OSError."""
    with os.scandir(folder) as files:
        for file in files:
            if file.name.endswith(".jsonl"):
                try:
                    stamp = _stamped(file.stat())
                except OSError:  # a broken link
                    stamp = FileStamp(0, 0)
                yield file.name, stamp


_FIRST: Final = 0
_DAY: Final = 24 * 3600 * 10**9
"""Nanoseconds of a day. A file may claim to be of any year, and no calendar or database takes them all."""


def _stamped(about: os.stat_result) -> FileStamp:
    """Size and modification time of a file. A modification time in the future (a wrong clock, another program) is
    replaced by the time at which the file came here, or by 1970."""
    latest = time.time_ns() + _DAY
    moment = next((one for one in (about.st_mtime_ns, about.st_ctime_ns) if one <= latest), _FIRST)
    return FileStamp(max(moment, _FIRST), about.st_size)


def _glanced(path: Path, stamp: FileStamp) -> IndexEntry:
    """Index entry from both ends of the file alone: game, players, and whether it is over."""
    try:
        with opened(path, "rb", MOST) as file:
            head = file.read(MOST_HEADER)
            header = read_header(head)
            tail = head
            if len(head) == MOST_HEADER:
                file.seek(-TAIL, os.SEEK_END)
                tail = file.read()
    except (OSError, RecordError):
        return IndexEntry(path.name, stamp, "unreadable")
    if not ends(tail):
        return IndexEntry(path.name, stamp, "running", header.game, header.seats, options=header.options)
    scores, ranks = outcome(tail) or ((), ())
    how = header.options, header.series
    return IndexEntry(path.name, stamp, "over", header.game, header.seats, None, scores, ranks, *how)
