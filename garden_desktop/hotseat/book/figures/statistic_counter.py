"""Counter of game statistics: replays each finished record once, in small steps, and stores the counts in the index."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from garden_desktop.core.match import Match
from garden_desktop.core.record import NO_LINE, Record, RecordError
from garden_desktop.core.tally import Statistic, StatisticCount, Tally
from garden_desktop.core.text import Message
from garden_desktop.hotseat.analysis import AnalysisCache
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.figures.participation import Games, PersonFilter
from garden_desktop.hotseat.book.index import IndexEntry, MatchIndex, sentence, written
from garden_desktop.hotseat.journal import read_record
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.summary import NOT_READ

_FETCHED: Final = 32


class StatisticTotal(NamedTuple):
    """Statistic over many matches: its number, and the item of a favourite."""

    figure: Statistic
    number: int
    about: Message | str


class StatisticCounter:
    """Background job over matches that were not counted yet, the newest first; unreadable ones count as empty."""

    def __init__(self, shelf: MatchRepository, book: Book, games: Games, kept: AnalysisCache) -> None:
        """`kept` gives the cache names of analyses, which are stored along."""
        self._shelf, self._book, self._games, self._kept = shelf, book, games, kept
        self._work: Iterator[None] | None = None

    def left(self) -> int:
        """Number of matches still to be counted."""
        ((number,),) = self._book.index.rows(f"SELECT COUNT(*) {self._where}", self._keys)
        return int(number)

    def go_on(self, seconds: float) -> bool:
        """Count for about `seconds`; returns whether there is more."""
        self._work = self._work or self._all()
        end = time.perf_counter() + seconds
        for _ in self._work:
            if time.perf_counter() >= end:
                return True
        self._work = None
        return False

    @cached_property
    def _keys(self) -> Sequence[str]:
        """Games that have statistics. Cached, as asking a game loads its rules."""
        return [key for key, game in self._games.items() if game.figures]

    @property
    def _where(self) -> str:
        return f"FROM records WHERE state = 'over' AND counted = 0 AND game IN ({','.join('?' * len(self._keys))})"

    def _all(self) -> Iterator[None]:
        query = f"SELECT name {self._where} ORDER BY modified DESC LIMIT {_FETCHED}"
        while names := [name for (name,) in self._book.index.rows(query, self._keys)]:
            for name in names:
                yield from self._one(self._book.entry(name))

    def _one(self, entry: IndexEntry) -> Iterator[None]:
        found: dict[tuple[int, str, str], int] = {}
        plies, look, path = 0, "", self._shelf.folder / entry.name
        try:
            record, text = read_record(path), path.read_text(encoding="utf-8")
            plies, look = len(_lasting(record)), self._kept.name_of(text)
            game, rules, _ = self._shelf.rules_of(record)
            tally = game.tally(rules)
            if tally is not None:
                yield from counted(record, Match(rules, record.header.seed), tally, found)
        except NOT_READ:
            found.clear()
        self._book.index.keep_tally(entry, [(*key, number) for key, number in found.items()], plies, look)
        yield


def counted(
    record: Record, match: Match[object, object], tally: Tally, found: dict[tuple[int, str, str], int]
) -> Iterator[None]:
    """Replay a record move by move and add its counts to `found`, by seat, statistic and item. Raises RecordError."""
    ways = {figure.key: figure.way for figure in tally.figures}
    for number, seat, text in _lasting(record):
        if match.to_move != seat:
            raise RecordError(number, NO_LINE)
        try:
            match.play(match.rules.parse_move(text))
        except ValueError as error:  # not in the notation, or illegal
            raise RecordError(number, NO_LINE) from error
        before, after = match.states[-2:]
        for count in tally.count(before, match.moves[-1], after):
            key = count.seat, count.figure, _about(count)
            now = found.get(key, 0)
            found[key] = max(now, count.number) if ways[count.figure] == "most" else now + count.number
        yield


def statistic_totals(
    index: MatchIndex, whose: PersonFilter, figures: Sequence[Statistic], game: str
) -> list[StatisticTotal]:
    """Statistics of one game for a person, those with any count."""
    if whose.last:
        table, values = whose.sat()
        query = (
            f"SELECT t.figure, t.about, SUM(t.number), MAX(t.number) FROM {table} s JOIN tallies t"  # noqa: S608 - made of constants
            " ON t.record = s.record AND t.seat = s.seat WHERE s.game = ? GROUP BY t.figure, t.about"
        )
        return told_of(figures, index.rows(query, (*values, game)))
    where, values = whose.known()
    query = (
        "SELECT figure, about, SUM(number * times), MAX(number) FROM counts"  # noqa: S608 - as above
        f" WHERE {where} AND game = ? AND year >= ? GROUP BY figure, about"
    )
    return told_of(figures, index.rows(query, (*values, game, whose.since)))


def told_of(figures: Sequence[Statistic], rows: Sequence[tuple[str, str, int, int]]) -> list[StatisticTotal]:
    """Statistics from summed counts: rows of statistic, item, sum and maximum; rows of the same item are added."""
    return [one for figure in figures if (one := _told(figure, [row[1:] for row in rows if row[0] == figure.key]))]


def _told(figure: Statistic, rows: Sequence[tuple[str, int, int]]) -> StatisticTotal | None:
    if not rows:
        return None
    match figure.way:
        case "sum":
            return StatisticTotal(figure, sum(row[1] for row in rows), "")
        case "most":
            return StatisticTotal(figure, max(row[2] for row in rows), "")
        case "favourite":
            sums: dict[str, int] = {}
            for what, number, _ in rows:
                sums[what] = sums.get(what, 0) + number
            about = max(sums, key=lambda what: (sums[what], what))
            return StatisticTotal(figure, sums[about], _what(about))


def _lasting(record: Record) -> list[tuple[int, int, str]]:
    """Number, seat and text of the move lines that were not undone."""
    moves: list[tuple[int, int, str]] = []
    for line in record.lines:
        if line.undo:
            del moves[-line.undo :]
        elif line.option is None and line.result is None:
            moves.append((line.number, line.seat, line.text))
    return moves


def _about(count: StatisticCount) -> str:
    """Item of a count as JSON; "" where the statistic has none."""
    if not count.about:
        return ""
    return written(count.about) if isinstance(count.about, Message) else json.dumps(count.about)


def _what(about: str) -> Message | str:
    """Item from the JSON of `_about`."""
    try:
        found = json.loads(about) if about else ""
        return found if isinstance(found, str) else sentence(about)
    except ValueError:  # damaged index
        return ""
