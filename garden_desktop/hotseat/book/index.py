"""Index of records in SQLite, one row each, and the queries of a search as SQL conditions. A cache: it is derived from
the records and may be deleted.

Any trouble with its file (damaged, other version, locked, read-only, disk full) costs the index alone: it continues in
memory, and is built again.
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
from weakref import finalize

from garden_desktop.core.files import create_file, tighten
from garden_desktop.core.record import Seated
from garden_desktop.core.text import Arg, ListArg, Message, SideName
from garden_desktop.hotseat.book.tables import made

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


# Messages as JSON and back. JSON, not pickle: a file on the disk must not be able to run code.


def written(message: Message) -> str:
    """JSON of a message."""
    return json.dumps(_packed(message), ensure_ascii=False, separators=(",", ":"))


def sentence(text: str) -> Message:
    """Message from the JSON of `written`. Raises ValueError for anything else."""
    try:
        found = _unpacked(json.loads(text))
    except (TypeError, ValueError, RecursionError) as error:
        raise ValueError(text) from error
    if not isinstance(found, Message):
        raise ValueError(text)
    return found


def _packed(value: Arg) -> Any:
    if isinstance(value, Message):
        return {"say": [value.context, value.source], "with": {key: _packed(one) for key, one in value.args}}
    if isinstance(value, SideName):
        return {"side": value.side}
    if isinstance(value, ListArg):
        return {"list": [_packed(one) for one in value.items]}
    return value


def _unpacked(value: Any) -> Arg:
    match value:
        case int() | str():
            return value
        case {"side": int(side)}:
            return SideName(side)
        case {"list": [*items]}:
            return ListArg(tuple(_unpacked(item) for item in items))
        case {"say": [str(context), str(source)], "with": dict(args)}:
            return Message(context, source, tuple((key, _unpacked(one)) for key, one in args.items()))
    raise TypeError(value)


T = TypeVar("T")

REMEMBERED: Final = 128
"""Maximum number of cached answers."""
_KEPT: Final = (
    "name, modified, size, state, game, seats, headline, scores, ranks, month, people, words, begun, options, series"
)
_OF_RECORD: Final = ("tallies", "looked", "sat")
"""Further tables with rows of a record. Counts are deleted first, as triggers find the person of a count by its
seat."""
_ENTRY: Final = (
    "SELECT name, modified, size, state, game, seats, headline, scores, ranks, options, series FROM records"
    " WHERE name = ?"
)


class MatchIndex:
    """Index rows by file name of the record. `emptied` counts how often all rows were lost while the program ran."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.emptied = 0
        self._hold(self._opened())
        self._state: Hashable = None
        self._answers: dict[Hashable, Any] = {}

    def stamps(self) -> Mapping[str, FileStamp]:
        """Modification time and size of all records."""
        rows = self._asked(lambda rows: rows.execute("SELECT name, modified, size FROM records").fetchall())
        return {name: FileStamp(modified, size) for name, modified, size in rows}

    def total(self) -> int:
        """Number of records."""
        return self._number("SELECT COUNT(*) FROM records")

    def count(self, state: State) -> int:
        """Number of records in this state."""
        return self._number("SELECT COUNT(*) FROM records WHERE state = ?", (state,))

    def names(self, state: State, skip: int, number: int) -> list[str]:
        """Page of the records in this state, newest first: `number` of them after the first `skip`."""
        query = "SELECT name FROM records WHERE state = ? ORDER BY modified DESC, name DESC LIMIT ? OFFSET ?"
        return self._asked(lambda rows: [name for (name,) in rows.execute(query, (state, number, skip))])

    def entry(self, name: str) -> IndexEntry | None:
        """Entry of one record; None where it is missing or damaged."""
        row = self._asked(lambda rows: rows.execute(_ENTRY, (name,)).fetchone())
        if row is None:
            return None
        with suppress(ValueError, TypeError):
            name, modified, size, state, game, seats, headline, *outcome, options, series = row
            sits = tuple(Seated(*seat) for seat in json.loads(seats))
            scores, ranks = (tuple(json.loads(numbers)) for numbers in outcome)
            said = sentence(headline) if headline else None
            chosen, won = dict(json.loads(options)), tuple(json.loads(series))
            return IndexEntry(name, FileStamp(modified, size), state, game, sits, said, scores, ranks, chosen, won)
        return None

    def found(self, wanted: SearchQuery, skip: int, number: int) -> list[str]:
        """Page of the records that match a query, running ones first, then by time."""
        where, values = wanted.where()
        way = "ASC" if wanted.oldest else "DESC"
        query = (
            f"SELECT name FROM records WHERE {where} ORDER BY state = 'running' DESC, modified {way}, name {way}"  # noqa: S608 - made of constants
            " LIMIT ? OFFSET ?"
        )
        return self._asked(lambda rows: [name for (name,) in rows.execute(query, (*values, number, skip))])

    def place(self, entry: IndexEntry) -> int:
        """Position of a record in the unfiltered list, the newest first."""
        if entry.state == "running":
            before = "state = 'running' AND (modified, name) > (?, ?)"
        else:
            before = "state = 'running' OR (modified, name) > (?, ?)"
        query = f"SELECT COUNT(*) FROM records WHERE {before}"  # noqa: S608 - made of constants
        return self._number(query, (entry.stamp.modified, entry.name))

    def groups(self, wanted: SearchQuery) -> list[tuple[str, int]]:
        """Number of records that match a query: running ones (""), and by month ("2026-11"), in the order of
        `found`."""
        where, values = wanted.where()
        way = "ASC" if wanted.oldest else "DESC"
        query = (
            "SELECT CASE state WHEN 'running' THEN '' ELSE month END AS part, COUNT(*) FROM records"  # noqa: S608 - as above
            f" WHERE {where} GROUP BY part ORDER BY part = '' DESC, part {way}"
        )
        return self._asked(lambda rows: [(part, count) for part, count in rows.execute(query, values)])

    def months(self) -> list[tuple[str, int]]:
        """Months of all records with their numbers, the newest first."""
        query = "SELECT month, COUNT(*) FROM records GROUP BY month ORDER BY month DESC"
        return self._asked(lambda rows: [(month, count) for month, count in rows.execute(query)])

    def people(self) -> list[tuple[str, int]]:
        """Names of people with their numbers of matches, the most first; without computers."""
        rows = self._asked(lambda rows: rows.execute("SELECT people FROM records").fetchall())
        found = Counter(name for (names,) in rows for name in names.split(BETWEEN) if name)
        return sorted(found.items(), key=lambda one: (-one[1], one[0]))

    def store_entries(self, entries: Iterable[IndexEntry], gone: Iterable[str] = ()) -> None:
        """Insert or replace entries, and delete those of the records `gone`."""
        known = list(entries)
        fresh, sat = [_row(one) for one in known], [row for one in known for row in _seats_of(one)]
        left = [(name,) for name in gone]
        other = [*left, *((one.name,) for one in known)]

        def change(rows: sqlite3.Connection) -> None:
            with rows:
                for table in _OF_RECORD:
                    rows.executemany(f"DELETE FROM {table} WHERE record = ?", other)  # noqa: S608 - made of constants
                rows.executemany(f"INSERT OR REPLACE INTO records({_KEPT}) VALUES({_marks(15)})", fresh)
                rows.executemany(f"INSERT INTO sat VALUES({_marks(13)})", sat)
                rows.executemany("DELETE FROM records WHERE name = ?", left)

        self._asked(change)

    def state(self) -> Hashable:
        """Version of the index: another value after any change, by this program or another one (SQLite's
        data_version)."""
        return self._asked(lambda rows: (rows, rows.total_changes, rows.execute("PRAGMA data_version").fetchone()))

    def rows(self, query: str, values: Sequence[Any] = ()) -> Sequence[Any]:
        """Rows of an SQL query, cached until the index changes."""
        return self.once((query, *values), lambda: self._asked(lambda rows: rows.execute(query, values).fetchall()))

    def once(self, what: Hashable, make: Callable[[], T]) -> T:
        """Cached result of `make`, computed again after any change of the index."""
        state = self.state()
        if state != self._state or len(self._answers) >= REMEMBERED:
            self._state, self._answers = state, {}
        if what not in self._answers:
            self._answers[what] = make()
        answer: T = self._answers[what]
        return answer

    def keep_tally(
        self, entry: IndexEntry, counts: Iterable[tuple[int, str, str, int]], plies: int = 0, look: str = ""
    ) -> None:
        """Store the statistics of a match (seat, statistic, item, number), its number of moves and the cache name of
        its analysis; skipped where the record has changed meanwhile."""
        told = [(entry.name, *count) for count in counts]

        def change(rows: sqlite3.Connection) -> None:
            same = "UPDATE records SET counted = 1, plies = ?, look = ? WHERE name = ? AND modified = ? AND size = ?"
            with rows:
                if rows.execute(same, (plies, look, entry.name, *entry.stamp)).rowcount:
                    rows.execute("DELETE FROM tallies WHERE record = ?", (entry.name,))
                    rows.executemany(f"INSERT INTO tallies VALUES({_marks(5)})", told)

        self._asked(change)

    def keep_looked(self, name: str, parts: Iterable[tuple[int, float, float, float]]) -> None:
        """Store the analysis of a match: rows of seat, luck, own mistakes, mistakes of others."""
        told = [(name, *part) for part in parts]

        def change(rows: sqlite3.Connection) -> None:
            with rows:
                rows.execute("DELETE FROM looked WHERE record = ?", (name,))
                rows.executemany(f"INSERT INTO looked VALUES({_marks(5)})", told)

        self._asked(change)

    def close(self) -> None:
        self._let_go()

    def _number(self, query: str, values: Sequence[Any] = ()) -> int:
        """Result of a query for one number."""
        (number,) = self._asked(lambda rows: rows.execute(query, values).fetchone())
        return int(number)

    def _hold(self, rows: sqlite3.Connection) -> None:
        """Keep the connection, and close it with this object."""
        self._rows, self._let_go = rows, finalize(self, rows.close)

    def _asked(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query; after an error of the database, again on an empty index in memory."""
        try:
            return question(self._rows)
        except (sqlite3.Error, ValueError, OverflowError):  # ValueError, OverflowError: unsupported path or value
            self.emptied += 1
            self._let_go()
            self._hold(made(":memory:"))
            return question(self._rows)

    def _opened(self) -> sqlite3.Connection:
        """Connection to the index file; one that is damaged or of another program is deleted first."""
        for _ in range(2):
            try:
                _make_private(self._path)
                if not self._path.is_file():  # another kind of file, or the folder is read-only
                    break
                return made(str(self._path))
            except sqlite3.DatabaseError as error:
                whole = isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode != sqlite3.SQLITE_ERROR
                if whole:  # read-only, locked, disk full
                    break
                with suppress(OSError):
                    self._path.unlink()
            except (ValueError, OSError):  # unsupported path, or a closed folder
                break
        return made(":memory:")


def _make_private(path: Path) -> None:
    """Create the index file for its owner alone before SQLite opens it: SQLite gives its journal the mode of that
    file."""
    with suppress(OSError):  # read-only, disk full: SQLite will report it
        try:
            create_file(path).close()
        except FileExistsError:  # an older version made it readable for others
            tighten(path)


def _row(one: IndexEntry) -> tuple[Any, ...]:
    """Columns of an entry, with the derived ones that searches use."""
    month = _month(one)
    people = BETWEEN.join(("", *(seat.name for seat in one.seats if seat.who == "human"), ""))
    said = one.headline and written(one.headline)
    outcome = json.dumps(one.scores), json.dumps(one.ranks)
    words = folded(" ".join((*(seat.name for seat in one.seats), one.name)))
    more = one.begun, json.dumps(dict(one.options)), json.dumps(one.series)
    return one.name, *one.stamp, one.state, one.game, json.dumps(one.seats), said, *outcome, month, people, words, *more


def _month(one: IndexEntry) -> str:
    """Month of the last move, as "2026-11"."""
    return time.strftime("%Y-%m", time.localtime(max(0, one.stamp.modified) / 1e9))


def _seats_of(one: IndexEntry) -> Iterable[tuple[Any, ...]]:
    """Rows of the seats of a match; rank and score are NULL where it is not finished, or its result is damaged."""
    known = one.state == "over" and len(one.scores) == len(one.ranks) >= len(one.seats)
    month, mode, sides = _month(one), one.options.get("mode", ""), len(one.ranks)
    for seat, sits in enumerate(one.seats):
        who = sits.name, int(sits.who != "human"), sits.symbol
        result = (one.ranks[seat], one.scores[seat]) if known else (None, None)
        yield one.name, seat, *who, one.stamp.modified, month, one.game, mode, len(one.seats), sides, *result


def _marks(number: int) -> str:
    return ",".join("?" * number)
