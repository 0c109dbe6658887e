"""Who was ahead: the better place in the matches that two people both sat in."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from garden_desktop.hotseat.book.figures.sitting import Games, coupled
from garden_desktop.hotseat.book.index import Index


class Pair(NamedTuple):
    """Matches that somebody and `other` both sat in: how often each had the better place; level ones are neither."""

    other: str
    computer: bool
    symbol: int
    matches: int
    ahead: int
    behind: int


def pairs(
    index: Index, names: Collection[str], called: Callable[[str], str], games: Games, *, computer: bool, since: int = 0
) -> Sequence[Pair]:
    """All who sat with somebody who has any of these names, the most matches first. `called` gives the name somebody is
    known by for one that is written in a record. Matches won or lost together are left out."""
    marks = ",".join("?" * len(names))
    with_all = [f"{game}/{mode}" for game, mode in coupled(games)]
    query = (
        "SELECT b.person, b.computer, MAX(b.modified), b.symbol, COUNT(*), SUM(a.rank < b.rank), SUM(a.rank > b.rank)"  # noqa: S608 - as in sitting
        " FROM sat a JOIN sat b ON a.record = b.record AND a.seat != b.seat"
        f" WHERE a.computer = ? AND a.person IN ({marks}) AND a.rank IS NOT NULL AND a.modified >= ?"
        f" AND a.game || '/' || a.mode NOT IN ({','.join('?' * len(with_all))})"
        " GROUP BY b.computer, b.person ORDER BY 3"
    )
    found: dict[tuple[str, bool], Pair] = {}
    for name, machine, _, symbol, number, ahead, behind in index.rows(query, (int(computer), *names, since, *with_all)):
        if bool(machine) == computer and name in names:
            continue  # two names of one person
        who = (name if machine else called(name), bool(machine))
        before = found.get(who, Pair(*who, symbol, 0, 0, 0))
        counts = before.matches + number, before.ahead + ahead, before.behind + behind
        found[who] = Pair(*who, symbol, *counts)
    return sorted(found.values(), key=lambda pair: (-pair.matches, pair.other))
