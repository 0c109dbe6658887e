"""Index of records in SQLite, one row each. A cache: it is derived from the records and may be deleted.

Any trouble with its file (damaged, other version, locked, read-only, disk full) costs the index alone: it continues in
memory, and is built again.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar
from weakref import finalize

from garden_desktop.core.files import create_file, tighten
from garden_desktop.core.record import Seated
from garden_desktop.core.text import Arg, ListArg, Message, SideName
from garden_desktop.hotseat.book.search_query import BETWEEN, FileStamp, IndexEntry, SearchQuery, State, folded
from garden_desktop.hotseat.book.tables import made

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
