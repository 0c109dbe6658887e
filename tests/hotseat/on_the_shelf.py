"""All that lies on a shelf and is not over, read to its end."""

from __future__ import annotations

from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.shelf import Shelf
from garden_desktop.hotseat.summary import Summary, Unfinished, Unreadable


def unfinished(shelf: Shelf) -> list[Summary | Unreadable]:
    book = Book(shelf.folder)
    book.turn_to_today()
    while book.unread:
        book.read_on()
    matches = Unfinished(shelf, book)
    found: list[Summary | Unreadable] = [*matches]
    found += matches.unreadable(set(), 99)
    book.close()
    return found
