"""The index on the disk: a row for each record, in SQLite. It is made from the records and may be thrown away.

Whatever is wrong with its file - damaged, of another version, locked, read-only, no room - costs the index alone: it
goes on in memory, and is made again.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from garden_desktop import __version__
from garden_desktop.core.record import Seated
from garden_desktop.core.text import Message
from garden_desktop.hotseat.book.words import sentence, written

State: TypeAlias = Literal["running", "over", "unreadable"]
T = TypeVar("T")

VERSION: Final = f"1 {__version__}"
"""Sentences are kept as this version says them; another one makes the index anew."""
PATIENCE: Final = 0.2
"""Seconds to wait for another program that writes."""
_TABLES: Final = """
CREATE TABLE IF NOT EXISTS about(version TEXT);
CREATE TABLE IF NOT EXISTS records(
    name TEXT PRIMARY KEY, modified INTEGER, size INTEGER, state TEXT, game TEXT, seats TEXT, headline TEXT
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS newest ON records(state, modified DESC, name DESC);
"""
_ENTRY: Final = "SELECT name, modified, size, state, game, seats, headline FROM records WHERE name = ?"


class Stamp(NamedTuple):
    """What tells whether a file is still the one that was read: nanoseconds since the epoch, and bytes."""

    modified: int
    size: int


class Entry(NamedTuple):
    """What the index knows of a record. `headline` is None until somebody has asked for it."""

    name: str
    stamp: Stamp
    state: State
    game: str = ""
    seats: tuple[Seated, ...] = ()
    headline: Message | None = None


class Index:
    """Rows by the name of the record."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._rows = self._opened()

    def stamps(self) -> Mapping[str, Stamp]:
        """The stamp of every record."""
        rows = self._asked(lambda rows: rows.execute("SELECT name, modified, size FROM records").fetchall())
        return {name: Stamp(modified, size) for name, modified, size in rows}

    def total(self) -> int:
        """How many records there are."""
        return self._asked(lambda rows: int(rows.execute("SELECT COUNT(*) FROM records").fetchone()[0]))

    def count(self, state: State) -> int:
        """How many are in this state."""
        query = "SELECT COUNT(*) FROM records WHERE state = ?"
        return self._asked(lambda rows: int(rows.execute(query, (state,)).fetchone()[0]))

    def names(self, state: State, skip: int, number: int) -> list[str]:
        """Those in this state, newest first: so many of them after the first few."""
        query = "SELECT name FROM records WHERE state = ? ORDER BY modified DESC, name DESC LIMIT ? OFFSET ?"
        return self._asked(lambda rows: [name for (name,) in rows.execute(query, (state, number, skip))])

    def entry(self, name: str) -> Entry | None:
        """What is known of one record; None where that is nothing, or cannot be read."""
        row = self._asked(lambda rows: rows.execute(_ENTRY, (name,)).fetchone())
        if row is None:
            return None
        with suppress(ValueError, TypeError):
            name, modified, size, state, game, seats, headline = row
            sits = tuple(Seated(*seat) for seat in json.loads(seats))
            return Entry(name, Stamp(modified, size), state, game, sits, sentence(headline) if headline else None)
        return None

    def keep(self, entries: Iterable[Entry], gone: Iterable[str] = ()) -> None:
        """Write these, and forget those that have gone."""
        fresh = [
            (one.name, *one.stamp, one.state, one.game, json.dumps(one.seats), one.headline and written(one.headline))
            for one in entries
        ]
        left = [(name,) for name in gone]

        def change(rows: sqlite3.Connection) -> None:
            with rows:
                rows.executemany("INSERT OR REPLACE INTO records VALUES(?,?,?,?,?,?,?)", fresh)
                rows.executemany("DELETE FROM records WHERE name = ?", left)

        self._asked(change)

    def close(self) -> None:
        self._rows.close()

    def _asked(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """The answer; where the file gives none it comes from an empty index in memory."""
        try:
            return question(self._rows)
        except sqlite3.Error:
            self._rows.close()
            self._rows = _made(":memory:")
            return question(self._rows)

    def _opened(self) -> sqlite3.Connection:
        """The index in the file; a damaged one is thrown away first."""
        for _ in range(2):
            try:
                return _made(str(self._path))
            except sqlite3.OperationalError:  # read-only, locked, no room: it may be whole
                break
            except sqlite3.DatabaseError:
                with suppress(OSError):
                    self._path.unlink()
        return _made(":memory:")


def _made(path: str) -> sqlite3.Connection:
    """An index of this version. Raises sqlite3.Error."""
    rows = sqlite3.connect(path, timeout=PATIENCE)
    try:
        with rows:
            rows.execute("PRAGMA synchronous = OFF")  # what a crash spoils is made again
            rows.executescript(_TABLES)
            if rows.execute("SELECT version FROM about").fetchone() != (VERSION,):
                rows.executescript("DROP TABLE records; DELETE FROM about;")
                rows.executescript(_TABLES)
                rows.execute("INSERT INTO about VALUES(?)", (VERSION,))
    except sqlite3.Error:
        rows.close()
        raise
    return rows
