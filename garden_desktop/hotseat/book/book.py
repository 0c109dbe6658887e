"""Game library of a folder: its records newest first, from an index, in a time independent of their number."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

from garden_desktop.core.files import opened
from garden_desktop.core.record import MOST, MOST_HEADER, RecordError, ends, outcome, read_header
from garden_desktop.hotseat.book.index import MatchIndex
from garden_desktop.hotseat.book.search_query import FileStamp, IndexEntry, SearchQuery, State

TAIL: Final = 4096
"""Bytes at the end of a record that tell whether it is over."""
SLICE: Final = 32
"""So many records are read at once, some milliseconds long,"""
PAGE: Final = 400
"""and so many names."""
FEW: Final = 200
"""Up to here a whole folder is looked through at once."""
PAGES: Final = 5
"""So many pages of names are read at once where nothing is known yet."""
ON_TOP: Final = 8
"""So many are looked at anew where it is not."""


class Book:
    """What lies in a folder. Raises nothing: a folder that is not there is an empty book. `error` is why one that is
    there could not be listed; what is known of its records stays known.

    `turn_to_today` makes right what comes first; while there is something `unread` in a large folder, `read_on` looks
    through the next part of it.
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
        """Beside the folder, as whatever is in it may be a record."""
        return MatchIndex(self.folder.with_name(f"{self.folder.name}.index"))

    def turn_to_today(self) -> None:
        """What comes first is right after this; where the folder is large the rest is looked through by `read_on`."""
        self._begin_anew()
        if self.index.total() > FEW:
            self.touch(*self.names("running", 0, ON_TOP))
            if not self._lost:
                return
        for _ in range(PAGES):
            if not self._listed:
                self.read_on()

    def touch(self, *names: str) -> None:
        """Look at these files anew: somebody has played on, begun or thrown away what is in them."""
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
        """Whether there is something left to look through."""
        return not self._listed or bool(self._unread) or self._lost

    def read_on(self) -> None:
        """Look through the next part: names first, then records, the newest first."""
        if self._lost:
            self._begin_anew()
        if not self._listed:
            self._listed = next(self._listing, self) is self
            if self._lost:  # in the middle of it: what is unread now is what the lost index did not know
                self._begin_anew()
            return
        some, self._unread = self._unread[-SLICE:], self._unread[:-SLICE]
        self.index.store_entries([_glanced(self.folder / name, stamp) for name, stamp in reversed(some)])

    @property
    def _lost(self) -> bool:
        """Whether the index has lost its rows since the names were last listed, as when somebody deletes its file."""
        return self._emptied != self.index.emptied

    def _begin_anew(self) -> None:
        self._listing, self._listed, self._unread = self._list(), False, []
        self._emptied = self.index.emptied

    def newest_read(self, number: int) -> None:
        """Where the names are known, read until the newest so many running ones are."""
        while self._listed and self._unread:
            top = [self.entry(name).stamp.modified for name in self.names("running", 0, number)]
            if len(top) == number and top[-1] > self._unread[-1][1].modified:
                return
            self.read_on()

    def count(self, state: State) -> int:
        """How many records are known to be in this state."""
        return self.index.count(state)

    def names(self, state: State, skip: int, number: int) -> list[str]:
        """The records known to be in this state, the one played last first: so many of them after the first few."""
        return self.index.names(state, skip, number)

    def found(self, wanted: SearchQuery, skip: int, number: int) -> list[str]:
        """The records that are wanted, running ones first, then by time: so many of them after the first few."""
        return self.index.found(wanted, skip, number)

    def groups(self, wanted: SearchQuery) -> list[tuple[str, int]]:
        """How many are wanted of those that run (""), and of each month ("2026-11"), in the order of `found`."""
        return self.index.groups(wanted)

    def months(self) -> list[tuple[str, int]]:
        """The months in which matches were played last, the newest first, and how many."""
        return self.index.months()

    def total(self) -> int:
        """How many records there are in the book."""
        return self.index.total()

    @property
    def left(self) -> int:
        """How many records are known to be there and have not been looked at."""
        return len(self._unread)

    def people(self) -> list[tuple[str, int]]:
        """Who sat at how many matches, the most first."""
        return self.index.people()

    def entry(self, name: str) -> IndexEntry:
        """What is known of a record; next to nothing of one that is not in the book."""
        found = self.index.entry(name)
        if found is None:
            self.index.store_entries((), (name,))
            self.touch(name)
            found = self.index.entry(name)
        return found or IndexEntry(name, FileStamp(0, 0), "running")

    def note(self, entry: IndexEntry) -> None:
        """Keep what was found out about a record, unless it has changed meanwhile."""
        known = self.index.entry(entry.name)
        if known is not None and known.stamp == entry.stamp:
            self.index.store_entries([entry])

    def stamps(self) -> Mapping[str, FileStamp]:
        """When each record that is known was written to last, and its size, by name."""
        return self.index.stamps()

    def close(self) -> None:
        """Close the file of the index, where it was opened; whoever asks on is answered from memory."""
        if "index" in self.__dict__:
            self.index.close()

    def _list(self) -> Iterator[None]:
        """Names, times and sizes of all records, page by page; then what has gone, and what is to be read."""
        found: dict[str, FileStamp] = {}
        self.error = None
        try:
            for name, stamp in _found(self.folder):
                found[name] = stamp
                if not len(found) % PAGE:
                    yield
        except FileNotFoundError:
            pass
        except OSError as error:  # the error itself would keep the frames of all who asked
            self.error = OSError(error.errno, error.strerror, error.filename)
            return
        known = self.index.stamps()
        self.index.store_entries((), known.keys() - found.keys())
        fresh = [(name, stamp) for name, stamp in found.items() if known.get(name) != stamp]
        self._unread = sorted(fresh, key=lambda one: one[1])


def _found(folder: Path) -> Iterable[tuple[str, FileStamp]]:
    """Raises OSError."""
    with os.scandir(folder) as files:
        for file in files:
            if file.name.endswith(".jsonl"):
                try:
                    stamp = _stamped(file.stat())
                except OSError:  # a link that leads nowhere
                    stamp = FileStamp(0, 0)
                yield file.name, stamp


_FIRST: Final = 0
_DAY: Final = 24 * 3600 * 10**9
"""Nanoseconds since 1970. A file may say it is of any year, and no calendar or database takes them all."""


def _stamped(about: os.stat_result) -> FileStamp:
    """The size of a file, and when it was written to last. Nothing was played in a time to come: where a wrong clock or
    another program says so, it is the time at which the file came here, else the beginning of time."""
    latest = time.time_ns() + _DAY
    moment = next((one for one in (about.st_mtime_ns, about.st_ctime_ns) if one <= latest), _FIRST)
    return FileStamp(max(moment, _FIRST), about.st_size)


def _glanced(path: Path, stamp: FileStamp) -> IndexEntry:
    """Who plays what, and whether it is over, from both ends of the file."""
    try:
        with opened(path, "rb", MOST) as file:
            head = file.read(MOST_HEADER)
            header = read_header(head)
            tail = head
            if stamp.size > len(head):
                file.seek(-min(TAIL, stamp.size), os.SEEK_END)
                tail = file.read()
    except (OSError, RecordError):
        return IndexEntry(path.name, stamp, "unreadable")
    if not ends(tail):
        return IndexEntry(path.name, stamp, "running", header.game, header.seats, options=header.options)
    scores, ranks = outcome(tail) or ((), ())
    how = header.options, header.series
    return IndexEntry(path.name, stamp, "over", header.game, header.seats, None, scores, ranks, *how)
