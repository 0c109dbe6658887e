"""All that lies on a shelf and is not over, read to its end."""

from __future__ import annotations

from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.summary import MatchSummary, UnfinishedMatches, UnreadableRecord


def unfinished(shelf: MatchRepository) -> list[MatchSummary | UnreadableRecord]:
    book = Book(shelf.folder)
    book.turn_to_today()
    while book.unread:
        book.read_on()
    matches = UnfinishedMatches(shelf, book)
    found: list[MatchSummary | UnreadableRecord] = [*matches]
    found += matches.unreadable(set(), 99)
    book.close()
    return found
