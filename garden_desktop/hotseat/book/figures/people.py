"""Statistics over several people: list of players, comparison table, head-to-head results of two, and luck and play by
the analyses of their matches.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from garden_desktop.core.record import Seated
from garden_desktop.core.tally import Statistic
from garden_desktop.hotseat.analysis import AnalysisCache, FinishedMatch, MatchAnalysis
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.figures.participation import Games, PersonFilter, ShareInterval, coupled, rivals
from garden_desktop.hotseat.book.figures.statistic_counter import StatisticTotal, told_of
from garden_desktop.hotseat.book.index import MatchIndex, folded
from garden_desktop.hotseat.journal import read_record
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.summary import NOT_READ

NOBODY = -1
"""Seat that marks a match which cannot be analysed."""


class Luck(NamedTuple):
    """Average change of win probability over `matches` matches: by luck, by own mistakes and by mistakes of others."""

    matches: int
    luck: float
    own: float
    others: float


def luck_of(index: MatchIndex, whose: PersonFilter) -> Luck | None:
    """Averages of one person; None where none of their matches has been analysed."""
    table, values = whose.sat()
    query = (
        f"SELECT COUNT(*), AVG(luck), AVG(own), AVG(others) FROM {table}"  # noqa: S608 - made of constants
        " JOIN looked USING(record, seat)"
    )
    ((number, *parts),) = index.rows(query, values)
    return Luck(number, *parts) if number else None


class LuckCollector:
    """Collector of cached analyses for the index; also finds matches that are still to be analysed."""

    def __init__(self, shelf: MatchRepository, book: Book, kept: AnalysisCache) -> None:
        self._shelf, self._book, self._kept = shelf, book, kept

    def take_in(self) -> Iterator[None]:
        """Index the cached analyses that are not indexed yet, one match a step."""
        names = self._kept.names()
        query = (
            "SELECT name, look, plies FROM records WHERE look != ''"
            " AND name NOT IN (SELECT record FROM looked WHERE seat != ?)"
        )
        for name, look, plies in self._book.index.rows(query, (NOBODY,)) if names else ():
            if look in names:
                found = self._kept.load_named(look, plies, len(self._book.entry(name).ranks))
                if found is not None:
                    self._keep(name, found)
                yield

    def waiting(self, whose: PersonFilter) -> list[str]:
        """Matches of a person that have not been analysed, the newest first."""
        table, values = whose.sat()
        query = f"SELECT record FROM {table} WHERE record NOT IN (SELECT record FROM looked)"  # noqa: S608 - as above
        return [name for (name,) in self._book.index.rows(query, values)]

    def finished(self, name: str) -> FinishedMatch | None:
        """Match in the form that the analysis process takes; None where it cannot be analysed, which is remembered."""
        path = self._shelf.folder / name
        try:
            record = read_record(path)
            game, rules, pack_file = self._shelf.rules_of(record)
            text = path.read_text(encoding="utf-8")
        except NOT_READ:
            self.give_up(name)
            return None
        if game.estimator(rules) is None:
            self.give_up(name)
            return None
        header = record.header
        return FinishedMatch(header.game, len(header.seats), dict(header.options), pack_file, text)

    def end(self, name: str, finished: FinishedMatch, found: MatchAnalysis) -> None:
        """Store a complete analysis in the cache and the index."""
        self._kept.store(finished.text, found)
        self._keep(name, found)

    def give_up(self, name: str) -> None:
        """Mark a match as impossible to analyse."""
        self._book.index.keep_looked(name, [(NOBODY, 0.0, 0.0, 0.0)])

    def _keep(self, name: str, found: MatchAnalysis) -> None:
        sums = [found.sum_of(side) for side in range(len(found.start))]
        self._book.index.keep_looked(name, [(side, one.luck, one.own, one.others) for side, one in enumerate(sums)])


# List of players: name, symbol, number of matches, last match.


OFFERED: Final = 8
"""Maximum number of people suggested for a seat."""


class PersonEntry(NamedTuple):
    """Player by display name. `matches` counts finished ones; `last` is in nanoseconds since the epoch."""

    name: str
    computer: bool
    symbol: int
    matches: int
    last: int


_LATEST = (
    "(SELECT {} FROM sat s WHERE s.computer = p.computer AND s.person = p.person"
    " ORDER BY modified DESC, record DESC LIMIT 1)"
)
_ALL = (
    f"SELECT person, computer, {_LATEST.format('modified')}, {_LATEST.format('symbol')}, finished"  # noqa: S608 - made of constants
    " FROM persons p ORDER BY 3, 1"
)


def people(index: MatchIndex, called: Callable[[str], str], part: str = "") -> list[PersonEntry]:
    """Players whose name contains `part`, people before computers, the one who played last first.

    `called` maps a name in records to a display name.
    """
    found: dict[tuple[bool, str], PersonEntry] = {}
    for written, computer, last, symbol, matches in index.rows(_ALL):
        name = written if computer else called(written)
        before = found.get((bool(computer), name))
        more = matches + (0 if before is None else before.matches)
        found[bool(computer), name] = PersonEntry(name, bool(computer), symbol, more, last)
    looked = [one for one in found.values() if folded(part.strip()) in folded(one.name)]
    return sorted(looked, key=lambda one: (one.computer, -one.last, one.name))


def symbols(index: MatchIndex, called: Callable[[str], str]) -> dict[tuple[str, bool], int]:
    """Last seat symbol of each player, by display name and whether that is a computer."""
    return {(one.name, one.computer): one.symbol for one in people(index, called)}


def remembered(index: MatchIndex, called: Callable[[str], str]) -> list[Seated]:
    """People to be suggested for a seat, the one who played last first."""
    found = [one for one in people(index, called) if not one.computer]
    return [Seated(one.name, one.symbol) for one in found[:OFFERED]]


def met(index: MatchIndex, names: Collection[str], others: Collection[str]) -> bool:
    """Whether people with `names` have played a match with people with `others`: two names in one match cannot be one
    person."""
    first, second = (",".join("?" * len(some)) for some in (names, others))
    query = (
        "SELECT 1 FROM sat a JOIN sat b ON a.record = b.record AND a.seat != b.seat"  # noqa: S608 - made of constants
        f" WHERE a.computer = 0 AND b.computer = 0 AND a.person IN ({first}) AND b.person IN ({second}) LIMIT 1"
    )
    return bool(index.rows(query, (*names, *others)))


# Comparison table: wins, places and statistics of all players, for one game or for all.


Who: TypeAlias = tuple[str, bool]
"""Display name of a player, and whether that is a computer."""


class PlayerRow(NamedTuple):
    """Row of the comparison table: `wins` and `place` (0.0 where there is none) count competitive matches, `best` is a
    score."""

    name: str
    computer: bool
    symbol: int
    matches: int
    wins: ShareInterval
    place: float
    best: int


def everybody(index: MatchIndex, called: Callable[[str], str], games: Games, game: str = "") -> list[PlayerRow]:
    """Rows of all players who finished a match of `game`, or of any, the most matches first and computers last.

    `called` maps a name in records to a display name.
    """
    against, together = rivals(games)
    query = (
        f"WITH known AS (SELECT *, {against} AS against FROM sums WHERE ? IN ('', game))"  # noqa: S608 - made of constants
        " SELECT person, computer, SUM(matches), SUM(against * wins), SUM(against * matches),"
        " SUM(against * matches * 1.0 / sides), SUM(against * ranks), (SELECT MAX(score) FROM sat s"
        " WHERE s.computer = known.computer AND s.person = known.person AND s.game = known.game)"
        " FROM known GROUP BY computer, person, game"
    )
    signs, found = symbols(index, called), dict[Who, list[float]]()
    for written, computer, *numbers, best in index.rows(query, (*together, game)):
        who = (written if computer else called(written), bool(computer))
        before = found.get(who, [0.0] * len(numbers) + [best])
        found[who] = [*(old + new for old, new in zip(before, numbers, strict=False)), max(before[-1], best)]
    rows = [_row(who, signs[who], numbers) for who, numbers in found.items()]
    return sorted(rows, key=lambda row: (row.computer, -row.matches, row.name))


def _row(who: Who, symbol: int, numbers: Sequence[float]) -> PlayerRow:
    matches, wins, against, even, places, best = numbers
    share = ShareInterval(round(wins), round(against), even / against if against else 0.0)
    return PlayerRow(*who, symbol, round(matches), share, places / against if against else 0.0, round(best))


def counted_by_all(
    index: MatchIndex, called: Callable[[str], str], figures: Sequence[Statistic], game: str
) -> dict[Who, list[StatisticTotal]]:
    """Statistics of a game for all players who have any."""
    query = (
        "SELECT person, computer, figure, about, SUM(number * times), MAX(number) FROM counts WHERE game = ?"
        " GROUP BY person, computer, figure, about"
    )
    found: dict[Who, list[tuple[str, str, int, int]]] = {}
    for written, computer, *counts in index.rows(query, (game,)):
        who = (written if computer else called(written), bool(computer))
        found.setdefault(who, []).append((counts[0], counts[1], counts[2], counts[3]))
    return {who: told_of(figures, rows) for who, rows in found.items()}


class WinCurve(NamedTuple):
    """Cumulative wins of a player, month by month, from the first month in the library."""

    name: str
    symbol: int
    wins: tuple[int, ...]


def curves(
    index: MatchIndex, called: Callable[[str], str], games: Games, game: str, people: Sequence[PlayerRow]
) -> tuple[list[str], list[WinCurve]]:
    """Months with competitive matches ("2026-11"), and the cumulative wins of these people over them."""
    against, together = rivals(games)
    query = (
        "SELECT month, person, SUM(wins) FROM sums"  # noqa: S608 - made of constants
        f" WHERE computer = 0 AND ? IN ('', game) AND {against} GROUP BY 1, 2 ORDER BY 1"
    )
    rows = [(month, called(name), wins) for month, name, wins in index.rows(query, (game, *together))]
    months = sorted({month for month, _, _ in rows})
    found = []
    for one in people:
        own = [(month, wins) for month, name, wins in rows if name == one.name]
        sums = tuple(sum(wins for month, wins in own if month <= until) for until in months)
        found.append(WinCurve(one.name, one.symbol, sums))
    return months, found


# Head-to-head results of two players.


class HeadToHead(NamedTuple):
    """Matches in which a player met `other`: how often each had the better place; ties count for neither."""

    other: str
    computer: bool
    symbol: int
    matches: int
    ahead: int
    behind: int


def pairs(index: MatchIndex, whose: PersonFilter, called: Callable[[str], str], games: Games) -> Sequence[HeadToHead]:
    """Head-to-head results of a player, the most matches first; cooperative matches are left out. `called` maps a name
    in records to a display name."""
    signs, found = symbols(index, called), dict[tuple[str, bool], HeadToHead]()
    for name, machine, number, ahead, behind in _rows(index, whose, games):
        if bool(machine) == whose.computer and name in whose.names:
            continue  # two names of one person
        who = (name if machine else called(name), bool(machine))
        before = found.get(who, HeadToHead(*who, signs[who], 0, 0, 0))
        counts = before.matches + number, before.ahead + ahead, before.behind + behind
        found[who] = HeadToHead(*who, signs[who], *counts)
    return sorted(found.values(), key=lambda pair: (-pair.matches, pair.other))


def _rows(index: MatchIndex, whose: PersonFilter, games: Games) -> Sequence[Any]:
    """Rows of name, computer, matches, ahead, behind."""
    together = [f"{game}/{mode}" for game, mode in sorted(coupled(games))]
    apart = f"game || '/' || mode NOT IN ({','.join('?' * len(together))})"
    if whose.last:
        table, values = whose.sat()
        query = (
            "SELECT b.person, b.computer, COUNT(*), SUM(a.rank < b.rank), SUM(a.rank > b.rank)"  # noqa: S608 - made of constants
            f" FROM (SELECT * FROM {table} WHERE {apart}) a JOIN sat b ON a.record = b.record AND a.seat != b.seat"
            " GROUP BY b.computer, b.person"
        )
        return index.rows(query, (*values, *together))
    where, values = whose.known()
    query = (
        "SELECT other, machine, SUM(matches), SUM(ahead), SUM(behind) FROM pairs"  # noqa: S608 - as above
        f" WHERE {where} AND month >= ? AND {apart} GROUP BY machine, other"
    )
    return index.rows(query, (*values, whose.since, *together))
