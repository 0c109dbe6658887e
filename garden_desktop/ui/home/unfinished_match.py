"""Data of unfinished matches on the home screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, overload

from PySide6.QtGui import QPixmap

from garden_desktop.core.text import Message
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.summary import NOT_READ, MatchSummary, UnfinishedMatches, UnreadableRecord
from garden_desktop.ui.kit.style.drawings import DrawingCache
from garden_desktop.ui.kit.style.theme import Theme
from garden_desktop.ui.kit.text.translations import format_message

if TYPE_CHECKING:
    from garden_desktop.core.record import Seated


Picture: TypeAlias = Callable[[Theme, int, float], QPixmap | None]


class UnfinishedMatch(NamedTuple):
    """Unfinished match; contains public information only.

    `modified` is in seconds since the epoch; `others` names sides without a seat. `picture` draws the public view with
    a theme, a size in logical pixels and a pixel ratio; without it, or if it returns None, the game's own picture is
    shown.
    """

    path: Path
    game_key: str
    headline: Message
    seats: tuple[Seated, ...]
    modified: float
    others: tuple[Message, ...] = ()
    picture: Picture | None = None

    def name(self, side: int) -> str:
        """Return the name of a side in the present language."""
        if side < len(self.seats):
            return self.seats[side].name
        return format_message(self.others[side - len(self.seats)], self.name)


class UnfinishedMatchList(Sequence[UnfinishedMatch]):
    """Lazy sequence of unfinished matches, the one played last first; only accessed items are read."""

    def __init__(self, shelf: MatchRepository, book: Book, art: DrawingCache) -> None:
        self._shelf, self._art = shelf, art
        self._matches = UnfinishedMatches(shelf, book)

    def __len__(self) -> int:
        return len(self._matches)

    @overload
    def __getitem__(self, place: int) -> UnfinishedMatch: ...
    @overload
    def __getitem__(self, place: slice) -> list[UnfinishedMatch]: ...
    def __getitem__(self, place: int | slice) -> UnfinishedMatch | list[UnfinishedMatch]:
        if isinstance(place, slice):
            return [self._slip(summary) for summary in self._matches[place]]
        return self._slip(self._matches[place])

    def read_first(self, number: int) -> None:
        """Read the first `number` matches now, so that unreadable ones among them are dropped."""
        self._matches[:number]

    def unreadable(self, but: set[Path], most: int) -> list[UnreadableRecord]:
        return self._matches.unreadable(but, most)

    def _slip(self, summary: MatchSummary) -> UnfinishedMatch:
        def picture(theme: Theme, px: int, ratio: float) -> QPixmap | None:
            from garden_desktop.ui.home.match_thumbnail import MatchThumbnail  # after the first frame

            try:
                session = self._shelf.open_read_only(summary.path)
            except NOT_READ:  # the error is shown when the match is opened
                return None
            return MatchThumbnail(session, self._art)(theme, px, ratio)

        return UnfinishedMatch(
            summary.path, summary.game, summary.headline, summary.seats, summary.modified, picture=picture
        )
