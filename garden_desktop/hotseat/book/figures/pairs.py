"""Who was ahead: the better place in the matches that two people both sat in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from garden_desktop.hotseat.book.figures.participation import Games, PersonFilter, coupled
from garden_desktop.hotseat.book.figures.people import symbols
from garden_desktop.hotseat.book.index import MatchIndex


class HeadToHead(NamedTuple):
    """Matches that somebody and `other` both sat in: how often each had the better place; level ones are neither."""

    other: str
    computer: bool
    symbol: int
    matches: int
    ahead: int
    behind: int


def pairs(index: MatchIndex, whose: PersonFilter, called: Callable[[str], str], games: Games) -> Sequence[HeadToHead]:
    """All who sat with somebody, the most matches first. `called` gives the name somebody is known by for one that is
    written in a record. Matches won or lost together are left out."""
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
    """Who sat there, matches, ahead, behind."""
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
