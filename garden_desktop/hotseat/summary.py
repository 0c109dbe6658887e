"""Summary of an unfinished match in one line, for the home screen: public information alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final, overload

from garden_desktop.core.files import read_regular
from garden_desktop.core.packs import PackError
from garden_desktop.core.record import MOST, RecordError, Seated, read
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import OptionError
from garden_desktop.games import registry
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.index import IndexEntry
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.session import Session

NOT_READ: Final = (RecordError, PackError, OptionError, OSError)
"""Exceptions of `MatchRepository.open_read_only`."""


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """Summary of a match on the home screen. `modified` is in seconds since the epoch."""

    path: Path
    game: str
    headline: Message
    seats: tuple[Seated, ...]
    modified: float


@dataclass(frozen=True, slots=True)
class UnreadableRecord:
    """Record that cannot be resumed; its file stays where it is."""

    path: Path
    error: Exception


NAMES: Final = 48
"""Number of names fetched at a time."""


class UnfinishedMatches(Sequence[MatchSummary]):
    """Lazy sequence of the unfinished matches of a library, the one played last first; each record is read when its
    item is accessed.

    The index looks at both ends of a file only, so a record may still turn out unreadable: it is then removed from the
    sequence, and is among `unreadable`.
    """

    def __init__(self, shelf: MatchRepository, book: Book) -> None:
        self._shelf, self._book = shelf, book
        self._number = book.count("running")
        self._names: list[str] = []

    def __len__(self) -> int:
        return self._number

    @overload
    def __getitem__(self, place: int) -> MatchSummary: ...
    @overload
    def __getitem__(self, place: slice) -> list[MatchSummary]: ...
    def __getitem__(self, place: int | slice) -> MatchSummary | list[MatchSummary]:
        if isinstance(place, slice):
            first, end, _ = place.indices(len(self))
            return list(islice(self._readable(first), max(0, end - first)))
        return self[place : place + 1][0]

    def unreadable(self, but: set[Path], most: int) -> list[UnreadableRecord]:
        """Unreadable records, at most `most`, without those in `but`, which were reported already."""
        names = self._book.names("unreadable", 0, most + len(but))
        names = [name for name in names if self._shelf.folder / name not in but]
        return [found for name in names[:most] if (found := self._refused(name)) is not None]

    def _readable(self, place: int) -> Iterator[MatchSummary]:
        while self._named(place):
            summary = self._summary(self._names[place])
            if summary is None:
                del self._names[place]
                self._number -= 1
            else:
                yield summary
                place += 1

    def _named(self, place: int) -> bool:
        """Whether there is a match at this place; fetches names as far as needed."""
        if place >= len(self._names):
            self._names += self._book.names("running", len(self._names), place + NAMES - len(self._names))
        return place < len(self._names)

    def _summary(self, name: str) -> MatchSummary | None:
        entry = found_out(self._shelf, self._book, name)
        if entry.headline is None:
            return None
        path = self._shelf.folder / name
        return MatchSummary(path, entry.game, entry.headline, entry.seats, entry.stamp.modified / 1e9)

    def _refused(self, name: str) -> UnreadableRecord | None:
        """Error of an unreadable record; None where it can be read by now, for instance because its pack is back."""
        path = self._shelf.folder / name
        try:
            session = self._shelf.open_read_only(path)
        except NOT_READ as error:
            return UnreadableRecord(path, error)
        self._book.note(self._book.entry(name)._replace(state="over" if session.over else "running"))
        return None


def found_out(shelf: MatchRepository, book: Book, name: str) -> IndexEntry:
    """Complete index entry of an unfinished match. Replays the record if that was not done yet; an unreadable one has
    no headline."""
    entry = book.entry(name)
    if entry.headline is not None and entry.game in registry.games():  # else it is not from this program
        return entry
    try:
        session = shelf.open_read_only(shelf.folder / name)
    except NOT_READ:
        entry = entry._replace(state="unreadable", headline=None)
    else:
        entry = entry._replace(game=session.header.game, seats=session.seats, headline=headline(session))
    book.note(entry)
    return entry


def headline(session: Session) -> Message:
    """Stage of the match, and player to move."""
    moment = session.table.moment(session.public)
    seat = session.match.to_move
    if seat is None or not session.human(seat):
        return WAITING.of(moment=moment)
    return TO_MOVE.of(who=SideName(seat), moment=moment)


TO_MOVE = QT_TRANSLATE_NOOP("home", "{moment}: {who} to move")
WAITING = QT_TRANSLATE_NOOP("home", "{moment}: the computer to move")


def whole_part(shelf: MatchRepository, path: Path, error: Exception) -> Session | None:
    """Match up to the damaged line, read-only; None where even its beginning is damaged."""
    if not isinstance(error, RecordError) or error.line < 2:
        return None
    try:
        lines = read_regular(path, MOST).split(b"\n")[: error.line - 1]
        return shelf.make_session(read(b"\n".join((*lines, b""))))
    except NOT_READ:
        return None
