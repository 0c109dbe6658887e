"""Search queries of the match library, as SQL conditions."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.record import Seated
from garden_desktop.core.text import Message

# Entries of the index.


State: TypeAlias = Literal["running", "over", "unreadable"]
_BEGUN: Final = len("2026-11-22-194000")
_DAY: Final = 24 * 3600 * 10**9


class FileStamp(NamedTuple):
    """Modification time (nanoseconds since the epoch) and size of a file, by which a change is noticed."""

    modified: int
    size: int


class IndexEntry(NamedTuple):
    """Entry of a record. `headline` is None until it has been computed; `scores` and `ranks`, one a side, are those of
    a finished match."""

    name: str
    stamp: FileStamp
    state: State
    game: str = ""
    seats: tuple[Seated, ...] = ()
    headline: Message | None = None
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    options: Mapping[str, str] = {}
    series: tuple[str, ...] = ()

    @property
    def begun(self) -> int:
        """Start of the match in nanoseconds since the epoch; the time of its last move where that is not known."""
        return self.stamp.modified if self.duration is None else self.stamp.modified - self.duration

    @property
    def duration(self) -> int | None:
        """Nanoseconds from the start of the match, which is in its file name, to its last move; None where the name has
        no start, or the match took a day or more."""
        with suppress(ValueError, OverflowError):
            begun = int(time.mktime(time.strptime(self.name[:_BEGUN], "%Y-%m-%d-%H%M%S"))) * 10**9
            return taken if 0 <= (taken := self.stamp.modified - begun) < _DAY else None
        return None


BETWEEN: Final = "\x1f"
"""Delimiter before and after each name of a person; no name contains it."""


class SearchTerm(NamedTuple):
    """Search word: folded, and the games and records that it matches besides those whose text contains it."""

    text: str
    games: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


class SearchQuery(NamedTuple):
    """Search query; an empty field matches everything. `month` is like "2026-11"; `also` are further names of the
    person."""

    words: tuple[SearchTerm, ...] = ()
    game: str = ""
    person: str = ""
    month: str = ""
    state: State | Literal[""] = ""
    oldest: bool = False
    also: tuple[str, ...] = ()

    @property
    def everything(self) -> bool:
        return not (self.words or self.game or self.person or self.month or self.state)

    def where(self) -> tuple[str, list[str]]:
        """SQL condition, and its values."""
        parts, values = ["1"], list[str]()
        for word in self.words:
            games, names = (",".join("?" * len(some)) for some in (word.games, word.names))
            parts.append(f"(instr(words, ?) OR game IN ({games}) OR name IN ({names}))")
            values += [word.text, *word.games, *word.names]
        for column, value in (("game", self.game), ("month", self.month), ("state", self.state)):
            if value:
                parts.append(f"{column} = ?")
                values.append(value)
        if self.person:
            written = (self.person, *self.also)
            parts.append(f"({' OR '.join(['instr(people, ?)'] * len(written))})")
            values += [f"{BETWEEN}{name}{BETWEEN}" for name in written]
        return " AND ".join(parts), values


def folded(text: str) -> str:
    """Text for comparison: casefolded, without accents (Unicode NFKD)."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
