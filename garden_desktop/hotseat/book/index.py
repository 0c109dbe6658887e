"""The index on the disk: a row for each record, in SQLite. It is made from the records and may be thrown away.

Whatever is wrong with its file - damaged, of another version, locked, read-only, no room - costs the index alone: it
goes on in memory, and is made again.
"""

from __future__ import annotations

import json
import sqlite3
import time
import unicodedata
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

from garden_desktop import __version__
from garden_desktop.core.record import Seated
from garden_desktop.core.text import Message
from garden_desktop.hotseat.book.words import sentence, written

State: TypeAlias = Literal["running", "over", "unreadable"]
T = TypeVar("T")

VERSION: Final = f"3 {__version__}"
"""Sentences are kept as this version says them; another one makes the index anew."""
PATIENCE: Final = 0.2
"""Seconds to wait for another program that writes."""
REMEMBERED: Final = 128
"""So many answers are kept at most."""
_TABLES: Final = """
CREATE TABLE IF NOT EXISTS about(version TEXT);
CREATE TABLE IF NOT EXISTS records(
    name TEXT PRIMARY KEY, modified INTEGER, size INTEGER, state TEXT, game TEXT, seats TEXT, headline TEXT,
    scores TEXT, ranks TEXT, month TEXT, people TEXT, words TEXT, begun INTEGER, options TEXT, series TEXT,
    counted INTEGER DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS newest ON records(state, modified DESC, name DESC, begun);
CREATE INDEX IF NOT EXISTS uncounted ON records(state, counted, game);
CREATE TABLE IF NOT EXISTS sat(
    record TEXT, seat INTEGER, person TEXT, computer INTEGER, symbol INTEGER, modified INTEGER, game TEXT, mode TEXT,
    seats INTEGER, sides INTEGER, rank INTEGER, score INTEGER, PRIMARY KEY(record, seat)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS played ON sat(modified);
CREATE INDEX IF NOT EXISTS sitters ON sat(computer, person, modified DESC, symbol, rank);
CREATE TABLE IF NOT EXISTS tallies(
    record TEXT, seat INTEGER, figure TEXT, about TEXT, number INTEGER, PRIMARY KEY(record, seat, figure, about)
) WITHOUT ROWID;
"""
_KEPT: Final = (
    "name, modified, size, state, game, seats, headline, scores, ranks, month, people, words, begun, options, series"
)
_OF_RECORD: Final = ("sat", "tallies")
"""Further tables with rows of a record."""
_ENTRY: Final = (
    "SELECT name, modified, size, state, game, seats, headline, scores, ranks, options, series FROM records"
    " WHERE name = ?"
)
_BEGUN: Final = len("2026-11-22-194000")
_DAY: Final = 24 * 3600 * 10**9
_BETWEEN: Final = "\x1f"
"""Before and after each name of a person: no name has it."""


class Stamp(NamedTuple):
    """What tells whether a file is still the one that was read: nanoseconds since the epoch, and bytes."""

    modified: int
    size: int


class Entry(NamedTuple):
    """What the index knows of a record. `headline` is None until somebody has asked for it; `scores` and `ranks`, one a
    side, are those of a finished match."""

    name: str
    stamp: Stamp
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
        """When it began, in nanoseconds since the epoch, by its name; where that does not say, when it was played."""
        with suppress(ValueError, OverflowError):
            begun = int(time.mktime(time.strptime(self.name[:_BEGUN], "%Y-%m-%d-%H%M%S"))) * 10**9
            if 0 <= self.stamp.modified - begun < _DAY:
                return begun
        return self.stamp.modified


class Word(NamedTuple):
    """A word that is looked for: folded, and the games and records that it means besides those it stands in."""

    text: str
    games: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


class Wanted(NamedTuple):
    """What is looked for; an empty field wants everything. `month` is like "2026-11"; a person may have `also` been
    written otherwise."""

    words: tuple[Word, ...] = ()
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
        """The condition in SQL, and its values."""
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
            values += [f"{_BETWEEN}{name}{_BETWEEN}" for name in written]
        return " AND ".join(parts), values


class Index:
    """Rows by the name of the record."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._rows = self._opened()
        self._state: object = None
        self._answers: dict[Hashable, Any] = {}

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
            name, modified, size, state, game, seats, headline, *outcome, options, series = row
            sits = tuple(Seated(*seat) for seat in json.loads(seats))
            scores, ranks = (tuple(json.loads(numbers)) for numbers in outcome)
            said = sentence(headline) if headline else None
            chosen, won = dict(json.loads(options)), tuple(json.loads(series))
            return Entry(name, Stamp(modified, size), state, game, sits, said, scores, ranks, chosen, won)
        return None

    def found(self, wanted: Wanted, skip: int, number: int) -> list[str]:
        """Those that are wanted, running ones first, then by time: so many of them after the first few."""
        where, values = wanted.where()
        way = "ASC" if wanted.oldest else "DESC"
        query = (
            f"SELECT name FROM records WHERE {where} ORDER BY state = 'running' DESC, modified {way}, name {way}"  # noqa: S608 - made of constants
            " LIMIT ? OFFSET ?"
        )
        return self._asked(lambda rows: [name for (name,) in rows.execute(query, (*values, number, skip))])

    def place(self, entry: Entry) -> int:
        """How many stand before it where everything is wanted, the newest first."""
        if entry.state == "running":
            before = "state = 'running' AND (modified, name) > (?, ?)"
        else:
            before = "state = 'running' OR (modified, name) > (?, ?)"
        query = f"SELECT COUNT(*) FROM records WHERE {before}"  # noqa: S608 - made of constants
        return int(self.rows(query, (entry.stamp.modified, entry.name))[0][0])

    def groups(self, wanted: Wanted) -> list[tuple[str, int]]:
        """How many are wanted of those that run (""), and of each month ("2026-11"), in the order of `found`."""
        where, values = wanted.where()
        way = "ASC" if wanted.oldest else "DESC"
        query = (
            "SELECT CASE state WHEN 'running' THEN '' ELSE month END AS part, COUNT(*) FROM records"  # noqa: S608 - as above
            f" WHERE {where} GROUP BY part ORDER BY part = '' DESC, part {way}"
        )
        return self._asked(lambda rows: [(part, count) for part, count in rows.execute(query, values)])

    def months(self) -> list[tuple[str, int]]:
        """The months in which matches were played last, the newest first, and how many."""
        query = "SELECT month, COUNT(*) FROM records GROUP BY month ORDER BY month DESC"
        return self._asked(lambda rows: [(month, count) for month, count in rows.execute(query)])

    def people(self) -> list[tuple[str, int]]:
        """Who sat at how many matches, the most first; computers are nobody."""
        rows = self._asked(lambda rows: rows.execute("SELECT people FROM records").fetchall())
        found = Counter(name for (names,) in rows for name in names.split(_BETWEEN) if name)
        return sorted(found.items(), key=lambda one: (-one[1], one[0]))

    def keep(self, entries: Iterable[Entry], gone: Iterable[str] = ()) -> None:
        """Write these, and forget those that have gone."""
        known = list(entries)
        fresh, sat = [_row(one) for one in known], [row for one in known for row in _seats_of(one)]
        left = [(name,) for name in gone]
        other = [*left, *((one.name,) for one in known)]

        def change(rows: sqlite3.Connection) -> None:
            with rows:
                for table in _OF_RECORD:
                    rows.executemany(f"DELETE FROM {table} WHERE record = ?", other)  # noqa: S608 - made of constants
                rows.executemany(f"INSERT OR REPLACE INTO records({_KEPT}) VALUES({_marks(15)})", fresh)
                rows.executemany(f"INSERT INTO sat VALUES({_marks(12)})", sat)
                rows.executemany("DELETE FROM records WHERE name = ?", left)

        self._asked(change)

    def rows(self, query: str, values: Sequence[Any] = ()) -> Sequence[Any]:
        """The rows of a question in SQL; they are remembered as long as nothing changes."""
        return self.once((query, *values), lambda: self._asked(lambda rows: rows.execute(query, values).fetchall()))

    def once(self, what: Hashable, make: Callable[[], T]) -> T:
        """What `make` makes of this index, made again when the index has changed, by whichever program."""
        state = self._asked(lambda rows: (rows, rows.total_changes, rows.execute("PRAGMA data_version").fetchone()))
        if state != self._state or len(self._answers) >= REMEMBERED:
            self._state, self._answers = state, {}
        if what not in self._answers:
            self._answers[what] = make()
        answer: T = self._answers[what]
        return answer

    def keep_tally(self, entry: Entry, counts: Iterable[tuple[int, str, str, int]]) -> None:
        """Write what was counted in a match: seat, figure, what it is about, number; unless the record has changed."""
        told = [(entry.name, *count) for count in counts]

        def change(rows: sqlite3.Connection) -> None:
            same = "UPDATE records SET counted = 1 WHERE name = ? AND modified = ? AND size = ?"
            with rows:
                if rows.execute(same, (entry.name, *entry.stamp)).rowcount:
                    rows.execute("DELETE FROM tallies WHERE record = ?", (entry.name,))
                    rows.executemany(f"INSERT INTO tallies VALUES({_marks(5)})", told)

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


def folded(text: str) -> str:
    """Small letters without their accents, as words are compared."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _row(one: Entry) -> tuple[Any, ...]:
    """An entry as it is kept, with what it is looked for by."""
    month = time.strftime("%Y-%m", time.localtime(max(0, one.stamp.modified) / 1e9))
    people = _BETWEEN.join(("", *(seat.name for seat in one.seats if seat.who == "human"), ""))
    said = one.headline and written(one.headline)
    outcome = json.dumps(one.scores), json.dumps(one.ranks)
    words = folded(" ".join((*(seat.name for seat in one.seats), one.name)))
    more = one.begun, json.dumps(dict(one.options)), json.dumps(one.series)
    return one.name, *one.stamp, one.state, one.game, json.dumps(one.seats), said, *outcome, month, people, words, *more


def _seats_of(one: Entry) -> Iterable[tuple[Any, ...]]:
    """Who sat there, in a row each; without rank and score where the match is not over, or does not tell them."""
    known = one.state == "over" and len(one.scores) == len(one.ranks) >= len(one.seats)
    mode, sides = one.options.get("mode", ""), len(one.ranks)
    for seat, sits in enumerate(one.seats):
        who = sits.name, int(sits.who != "human"), sits.symbol
        result = (one.ranks[seat], one.scores[seat]) if known else (None, None)
        yield one.name, seat, *who, one.stamp.modified, one.game, mode, len(one.seats), sides, *result


def _marks(number: int) -> str:
    return ",".join("?" * number)


def _made(path: str) -> sqlite3.Connection:
    """An index of this version. Raises sqlite3.Error."""
    rows = sqlite3.connect(path, timeout=PATIENCE)
    try:
        with rows:
            rows.execute("PRAGMA synchronous = OFF")  # what a crash spoils is made again
            rows.executescript(_TABLES)
            if rows.execute("SELECT version FROM about").fetchone() != (VERSION,):
                rows.executescript("DROP TABLE records; DROP TABLE sat; DROP TABLE tallies; DELETE FROM about;")
                rows.executescript(_TABLES)
                rows.execute("INSERT INTO about VALUES(?)", (VERSION,))
    except sqlite3.Error:
        rows.close()
        raise
    return rows
