"""The index on the disk: a row for each record, in SQLite. It is made from the records and may be thrown away.

Whatever is wrong with its file - damaged, of another version, locked, read-only, no room - costs the index alone: it
goes on in memory, and is made again.
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

# Sentences in the index: a Message as JSON, and back. Data alone, nothing of it is carried out.


def written(message: Message) -> str:
    """The sentence as JSON."""
    return json.dumps(_packed(message), ensure_ascii=False, separators=(",", ":"))


def sentence(text: str) -> Message:
    """The sentence that `written` wrote. Raises ValueError for anything else."""
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
"""So many answers are kept at most."""
_KEPT: Final = (
    "name, modified, size, state, game, seats, headline, scores, ranks, month, people, words, begun, options, series"
)
_OF_RECORD: Final = ("tallies", "looked", "sat")
"""Further tables with rows of a record; what was counted goes first, as it is filed under whoever sat there."""
_ENTRY: Final = (
    "SELECT name, modified, size, state, game, seats, headline, scores, ranks, options, series FROM records"
    " WHERE name = ?"
)


class MatchIndex:
    """Rows by the name of the record. `emptied` counts how often all of them were lost while the program ran."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.emptied = 0
        self._hold(self._opened())
        self._state: Hashable = None
        self._answers: dict[Hashable, Any] = {}

    def stamps(self) -> Mapping[str, FileStamp]:
        """The stamp of every record."""
        rows = self._asked(lambda rows: rows.execute("SELECT name, modified, size FROM records").fetchall())
        return {name: FileStamp(modified, size) for name, modified, size in rows}

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

    def entry(self, name: str) -> IndexEntry | None:
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
            return IndexEntry(name, FileStamp(modified, size), state, game, sits, said, scores, ranks, chosen, won)
        return None

    def found(self, wanted: SearchQuery, skip: int, number: int) -> list[str]:
        """Those that are wanted, running ones first, then by time: so many of them after the first few."""
        where, values = wanted.where()
        way = "ASC" if wanted.oldest else "DESC"
        query = (
            f"SELECT name FROM records WHERE {where} ORDER BY state = 'running' DESC, modified {way}, name {way}"  # noqa: S608 - made of constants
            " LIMIT ? OFFSET ?"
        )
        return self._asked(lambda rows: [name for (name,) in rows.execute(query, (*values, number, skip))])

    def place(self, entry: IndexEntry) -> int:
        """How many stand before it where everything is wanted, the newest first."""
        if entry.state == "running":
            before = "state = 'running' AND (modified, name) > (?, ?)"
        else:
            before = "state = 'running' OR (modified, name) > (?, ?)"
        query = f"SELECT COUNT(*) FROM records WHERE {before}"  # noqa: S608 - made of constants
        return int(self.rows(query, (entry.stamp.modified, entry.name))[0][0])

    def groups(self, wanted: SearchQuery) -> list[tuple[str, int]]:
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
        found = Counter(name for (names,) in rows for name in names.split(BETWEEN) if name)
        return sorted(found.items(), key=lambda one: (-one[1], one[0]))

    def store_entries(self, entries: Iterable[IndexEntry], gone: Iterable[str] = ()) -> None:
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
                rows.executemany(f"INSERT INTO sat VALUES({_marks(13)})", sat)
                rows.executemany("DELETE FROM records WHERE name = ?", left)

        self._asked(change)

    def state(self) -> Hashable:
        """What is another thing as soon as the index has changed, by whichever program."""
        return self._asked(lambda rows: (rows, rows.total_changes, rows.execute("PRAGMA data_version").fetchone()))

    def rows(self, query: str, values: Sequence[Any] = ()) -> Sequence[Any]:
        """The rows of a question in SQL; they are remembered as long as nothing changes."""
        return self.once((query, *values), lambda: self._asked(lambda rows: rows.execute(query, values).fetchall()))

    def once(self, what: Hashable, make: Callable[[], T]) -> T:
        """What `make` makes of this index, made again when the index has changed, by whichever program."""
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
        """Write what was counted in a match: seat, figure, what it is about, number; how many moves it has, and under
        which name a look back on it is kept. Not where the record has changed."""
        told = [(entry.name, *count) for count in counts]

        def change(rows: sqlite3.Connection) -> None:
            same = "UPDATE records SET counted = 1, plies = ?, look = ? WHERE name = ? AND modified = ? AND size = ?"
            with rows:
                if rows.execute(same, (plies, look, entry.name, *entry.stamp)).rowcount:
                    rows.execute("DELETE FROM tallies WHERE record = ?", (entry.name,))
                    rows.executemany(f"INSERT INTO tallies VALUES({_marks(5)})", told)

        self._asked(change)

    def keep_looked(self, name: str, parts: Iterable[tuple[int, float, float, float]]) -> None:
        """Write what a look back on a match has told: seat, luck, own slips, slips of others."""
        told = [(name, *part) for part in parts]

        def change(rows: sqlite3.Connection) -> None:
            with rows:
                rows.execute("DELETE FROM looked WHERE record = ?", (name,))
                rows.executemany(f"INSERT INTO looked VALUES({_marks(5)})", told)

        self._asked(change)

    def close(self) -> None:
        self._let_go()

    def _hold(self, rows: sqlite3.Connection) -> None:
        """Keep it open as long as somebody has this index."""
        self._rows, self._let_go = rows, finalize(self, rows.close)

    def _asked(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """The answer; where the file gives none it comes from an empty index in memory."""
        try:
            return question(self._rows)
        except (sqlite3.Error, ValueError, OverflowError):  # a path or a value that no database takes, too
            self.emptied += 1
            self._let_go()
            self._hold(made(":memory:"))
            return question(self._rows)

    def _opened(self) -> sqlite3.Connection:
        """The index in the file; a damaged one, and one of another program, is thrown away first."""
        for _ in range(2):
            try:
                _make_private(self._path)
                if not self._path.is_file():  # a folder or a pipe in its place, or a folder that takes no files
                    break
                return made(str(self._path))
            except sqlite3.DatabaseError as error:
                whole = isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode != sqlite3.SQLITE_ERROR
                if whole:  # read-only, locked, no room
                    break
                with suppress(OSError):
                    self._path.unlink()
            except (ValueError, OSError):  # a path that no database takes, a folder that is closed to us
                break
        return made(":memory:")


def _make_private(path: Path) -> None:
    """Keep others from reading the index: SQLite gives its journal the mode of the file, which it takes as it is."""
    with suppress(OSError):  # read-only, no room: SQLite says so, too
        try:
            create_file(path).close()
        except FileExistsError:  # an older version made it for everybody to read
            tighten(path)


def _row(one: IndexEntry) -> tuple[Any, ...]:
    """An entry as it is kept, with what it is looked for by."""
    month = _month(one)
    people = BETWEEN.join(("", *(seat.name for seat in one.seats if seat.who == "human"), ""))
    said = one.headline and written(one.headline)
    outcome = json.dumps(one.scores), json.dumps(one.ranks)
    words = folded(" ".join((*(seat.name for seat in one.seats), one.name)))
    more = one.begun, json.dumps(dict(one.options)), json.dumps(one.series)
    return one.name, *one.stamp, one.state, one.game, json.dumps(one.seats), said, *outcome, month, people, words, *more


def _month(one: IndexEntry) -> str:
    """When it was played last, like "2026-11"."""
    return time.strftime("%Y-%m", time.localtime(max(0, one.stamp.modified) / 1e9))


def _seats_of(one: IndexEntry) -> Iterable[tuple[Any, ...]]:
    """Who sat there, in a row each; without rank and score where the match is not over, or does not tell them."""
    known = one.state == "over" and len(one.scores) == len(one.ranks) >= len(one.seats)
    month, mode, sides = _month(one), one.options.get("mode", ""), len(one.ranks)
    for seat, sits in enumerate(one.seats):
        who = sits.name, int(sits.who != "human"), sits.symbol
        result = (one.ranks[seat], one.scores[seat]) if known else (None, None)
        yield one.name, seat, *who, one.stamp.modified, month, one.game, mode, len(one.seats), sides, *result


def _marks(number: int) -> str:
    return ",".join("?" * number)
