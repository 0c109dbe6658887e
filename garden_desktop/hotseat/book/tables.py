"""Schema of the index, its version, and a connection that takes any text and number."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final

from garden_desktop import __version__

# Aggregates are tables of their own, maintained by SQL triggers: each inserted or deleted seat or count changes a few
# of their rows, so that no page has to add up ten thousand matches.


_TABLES: Final = """
CREATE TABLE IF NOT EXISTS persons(
    computer INTEGER, person TEXT, seats INTEGER, finished INTEGER, PRIMARY KEY(computer, person)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sums(
    computer INTEGER, person TEXT, month TEXT, game TEXT, mode TEXT, seats INTEGER, sides INTEGER,
    matches INTEGER, wins INTEGER, ranks INTEGER, PRIMARY KEY(computer, person, month, game, mode, seats, sides)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS pairs(
    computer INTEGER, person TEXT, month TEXT, game TEXT, mode TEXT, machine INTEGER, other TEXT,
    matches INTEGER, ahead INTEGER, behind INTEGER, PRIMARY KEY(computer, person, month, game, mode, machine, other)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS counts(
    computer INTEGER, person TEXT, game TEXT, figure TEXT, about TEXT, year TEXT, number INTEGER,
    times INTEGER, PRIMARY KEY(computer, person, game, figure, about, year, number)
) WITHOUT ROWID;
"""
_CHANGES: Final = """
CREATE TRIGGER IF NOT EXISTS seat_{name} AFTER {event} ON sat BEGIN
    INSERT INTO persons VALUES({row}.computer, {row}.person, {one}, {one} * ({row}.rank IS NOT NULL))
        ON CONFLICT DO UPDATE SET seats = seats + excluded.seats, finished = finished + excluded.finished;
END;
CREATE TRIGGER IF NOT EXISTS result_{name} AFTER {event} ON sat WHEN {row}.rank IS NOT NULL BEGIN
    INSERT INTO sums VALUES({row}.computer, {row}.person, {row}.month, {row}.game, {row}.mode, {row}.seats, {row}.sides,
            {one}, {one} * ({row}.rank = 1), {one} * {row}.rank)
        ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, wins = wins + excluded.wins,
            ranks = ranks + excluded.ranks;
    INSERT INTO pairs
        SELECT {row}.computer, {row}.person, {row}.month, {row}.game, {row}.mode, b.computer, b.person,
            {one}, {one} * ({row}.rank < b.rank), {one} * ({row}.rank > b.rank)
        FROM sat b WHERE b.record = {row}.record AND b.seat != {row}.seat
        UNION ALL
        SELECT b.computer, b.person, {row}.month, {row}.game, {row}.mode, {row}.computer, {row}.person,
            {one}, {one} * ({row}.rank > b.rank), {one} * ({row}.rank < b.rank)
        FROM sat b WHERE b.record = {row}.record AND b.seat != {row}.seat
        ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, ahead = ahead + excluded.ahead,
            behind = behind + excluded.behind;
END;
CREATE TRIGGER IF NOT EXISTS count_{name} AFTER {event} ON tallies BEGIN
    INSERT INTO counts
        SELECT s.computer, s.person, s.game, {row}.figure, {row}.about, substr(s.month, 1, 4), {row}.number, {one}
        FROM sat s WHERE s.record = {row}.record AND s.seat = {row}.seat
        ON CONFLICT DO UPDATE SET times = times + excluded.times;
END;
"""
_EMPTY: Final = """
CREATE TRIGGER IF NOT EXISTS empty_{table} AFTER UPDATE ON {table} WHEN NEW.{number} = 0 BEGIN
    DELETE FROM {table} WHERE ({key}) = ({gone});
END;
"""
_KEYS: Final = {
    ("persons", "seats"): ("computer", "person"),
    ("sums", "matches"): ("computer", "person", "month", "game", "mode", "seats", "sides"),
    ("pairs", "matches"): ("computer", "person", "month", "game", "mode", "machine", "other"),
    ("counts", "times"): ("computer", "person", "game", "figure", "about", "year", "number"),
}
SUMS: Final = (
    _TABLES
    + _CHANGES.format(name="comes", event="INSERT", row="NEW", one="1")
    + _CHANGES.format(name="goes", event="DELETE", row="OLD", one="-1")
    + "".join(
        _EMPTY.format(table=table, number=number, key=", ".join(key), gone=", ".join(f"NEW.{one}" for one in key))
        for (table, number), key in _KEYS.items()
    )
)
"""Aggregate tables and their triggers. Tallies of a record must be deleted before its seats, by which their triggers
find the person."""


VERSION: Final = f"5 {__version__}"
"""Version of the schema and of the program, whose sentences the index caches; another version builds it anew."""
PATIENCE: Final = 0.2
"""Seconds to wait for another program that writes."""
_RECORDS: Final = """
CREATE TABLE IF NOT EXISTS records(
    name TEXT PRIMARY KEY, modified INTEGER, size INTEGER, state TEXT, game TEXT, seats TEXT, headline TEXT,
    scores TEXT, ranks TEXT, month TEXT, people TEXT, words TEXT, begun INTEGER, options TEXT, series TEXT,
    counted INTEGER DEFAULT 0, plies INTEGER DEFAULT 0, look TEXT DEFAULT ''
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS newest ON records(state, modified DESC, name DESC, begun);
CREATE INDEX IF NOT EXISTS uncounted ON records(state, counted, game);
CREATE TABLE IF NOT EXISTS sat(
    record TEXT, seat INTEGER, person TEXT, computer INTEGER, symbol INTEGER, modified INTEGER, month TEXT, game TEXT,
    mode TEXT, seats INTEGER, sides INTEGER, rank INTEGER, score INTEGER, PRIMARY KEY(record, seat)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS played ON sat(modified);
CREATE INDEX IF NOT EXISTS sitters ON sat(
    computer, person, modified DESC, record DESC, symbol, rank, month, seats, game, mode
);
CREATE INDEX IF NOT EXISTS bests ON sat(computer, person, game, score DESC, modified DESC, record DESC);
CREATE TABLE IF NOT EXISTS tallies(
    record TEXT, seat INTEGER, figure TEXT, about TEXT, number INTEGER, PRIMARY KEY(record, seat, figure, about)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS looks ON records(look, plies);
CREATE TABLE IF NOT EXISTS looked(
    record TEXT, seat INTEGER, luck REAL, own REAL, others REAL, PRIMARY KEY(record, seat)
) WITHOUT ROWID;
"""
_ALL: Final = ("records", "sat", "tallies", "looked", "persons", "sums", "pairs", "counts")


_MARK: Final = "\U0010fffd"
"""Escape character for characters that SQLite does not take, and for itself: the last one for private use."""
_UNTAKEN: Final = re.compile(f"[{_MARK}\ud800-\udfff]")
"""Lone surrogates: Python represents bytes of a file name that are not UTF-8 by them."""
_NUMBERED: Final = re.compile(f"{_MARK}([0-9a-f]{{4,6}});")
_NUMBERED_TEXTS: Final = 1
"""`user_version` of an index with escaped characters."""
_LARGEST: Final = 2**63 - 1
_STRANGE: Final = """
SELECT 1 FROM records WHERE typeof(name) != 'text' OR typeof(modified) != 'integer' OR typeof(size) != 'integer'
    OR typeof(begun) != 'integer' OR typeof(month) != 'text' OR typeof(people) != 'text' OR typeof(seats) != 'text'
    OR state NOT IN ('running', 'over', 'unreadable') OR typeof(game) != 'text' OR typeof(options) != 'text'
    OR typeof(series) != 'text' OR typeof(scores) != 'text' OR typeof(ranks) != 'text' LIMIT 1
"""
"""Query for values that this program never writes; takes 8 ms for 10,000 records."""


class IndexConnection(sqlite3.Connection):
    """SQLite connection that takes every text and number: file names of any bytes, time stamps of any year.

    Texts come back unchanged; integers are clamped to 64 bits.
    """

    def execute(self, query: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:  # type: ignore[override]
        return super().execute(query, self._bindable(values))

    def executemany(self, query: str, rows: Iterable[Sequence[Any]]) -> sqlite3.Cursor:  # type: ignore[override]
        bound = [self._bindable(row) for row in rows]
        if self.text_factory is _text:
            super().execute(f"PRAGMA user_version = {_NUMBERED_TEXTS}")
        return super().executemany(query, bound)

    def read_numbered(self) -> None:
        """Decode escaped characters from now on. Plain decoding takes a third of the time, so folders without such
        names do without."""
        self.text_factory = _text

    def _bindable(self, values: Sequence[Any]) -> Sequence[Any]:
        return tuple(
            self._taken(value)
            if type(value) is str and not value.isascii()
            else max(-_LARGEST, min(value, _LARGEST))
            if type(value) is int
            else value
            for value in values
        )

    def _taken(self, text: str) -> str:
        if not _UNTAKEN.search(text):
            return text
        self.read_numbered()
        return _UNTAKEN.sub(lambda found: f"{_MARK}{ord(found[0]):04x};", text)


def _text(data: bytes) -> str:
    """Text factory that decodes escaped characters. Raises UnicodeDecodeError for bytes that no such connection has
    written."""
    text = data.decode()
    marked = b"\xf4\x8f\xbf\xbd" in data  # the bytes of _MARK; faster than in the text
    return _NUMBERED.sub(lambda found: chr(int(found[1], 16)), text) if marked else text


def made(path: str) -> sqlite3.Connection:
    """Open or create an index of this version. Raises sqlite3.Error; DatabaseError where it holds foreign values."""
    rows = sqlite3.connect(path, timeout=PATIENCE, factory=IndexConnection)
    try:
        with rows:
            rows.execute("PRAGMA synchronous = OFF")  # a cache: damage by a crash is repaired by a rebuild
            rows.execute("CREATE TABLE IF NOT EXISTS about(version TEXT)")
            if rows.execute("SELECT version FROM about").fetchone() != (VERSION,):
                for table in _ALL:
                    rows.execute(f"DROP TABLE IF EXISTS {table}")
                rows.execute("DELETE FROM about")
                rows.execute("INSERT INTO about VALUES(?)", (VERSION,))
            rows.executescript(_RECORDS + SUMS)
        if rows.execute(_STRANGE).fetchone() is not None:
            raise sqlite3.DatabaseError(path)
        if rows.execute("PRAGMA user_version").fetchone() == (_NUMBERED_TEXTS,):
            rows.read_numbered()
    except sqlite3.Error:
        rows.close()
        raise
    return rows
