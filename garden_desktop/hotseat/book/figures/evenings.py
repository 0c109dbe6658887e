"""Evenings: matches that were played one after another, with one standing for all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from garden_desktop.core.game import Series
from garden_desktop.hotseat.book.figures.sitting import Games
from garden_desktop.hotseat.book.index import Entry, Index

GAP: Final = 6 * 3600 * 10**9
"""Nanoseconds between two matches that belong to one evening: fewer than these."""
FEWEST: Final = 2


class Evening(NamedTuple):
    """Finished matches in the order in which they were ended, and when the first began."""

    begun: int
    records: tuple[str, ...]


class Stand(NamedTuple):
    """How somebody stands after an evening; whoever has as many points has the same place."""

    place: int
    name: str
    computer: bool
    symbol: int
    points: int
    matches: int
    wins: int


def evenings(index: Index) -> list[Evening]:
    """The newest first; a match by itself is none."""
    found: list[Evening] = []
    end = 0
    query = "SELECT name, begun, modified FROM records WHERE state = 'over' ORDER BY modified, name"
    for name, begun, modified in index.rows(query):
        if found and begun - end < GAP:
            found[-1] = Evening(min(found[-1].begun, begun), (*found[-1].records, name))
        else:
            found.append(Evening(begun, (name,)))
        end = modified
    return [one for one in reversed(found) if len(one.records) >= FEWEST]


def points(seats: int, rank: int) -> int:
    """What a place is worth: as many points as sat there for the first, one less for each place behind."""
    return max(0, seats + 1 - rank)


def standing(index: Index, evening: Evening, called: Callable[[str], str]) -> list[Stand]:
    """Everybody who sat there, the most points first. `called` gives the name somebody is known by."""
    marks = ",".join("?" * len(evening.records))
    query = (
        "SELECT person, computer, symbol, seats, rank FROM sat"  # noqa: S608 - made of constants
        f" WHERE rank IS NOT NULL AND record IN ({marks}) ORDER BY modified"
    )
    found: dict[tuple[str, bool], Stand] = {}
    for written, computer, symbol, seats, rank in index.rows(query, evening.records):
        who = (written if computer else called(written), bool(computer))
        at = found.get(who, Stand(0, *who, symbol, 0, 0, 0))
        earned = at.points + points(seats, rank), at.matches + 1, at.wins + (rank == 1)
        found[who] = Stand(0, *who, symbol, *earned)
    ranked = sorted(found.values(), key=lambda one: (-one.points, -one.wins, one.name))
    return [one._replace(place=1 + sum(other.points > one.points for other in ranked)) for one in ranked]


def season_after(games: Games, entry: Entry) -> tuple[int, Series] | None:
    """How the series of a finished match stood after it, and which of its games it was (from 0); None without one."""
    game = games.get(entry.game)
    if game is None or entry.ranks.count(1) != 1:
        return None
    winners = _winners(entry.series, entry.ranks)
    series = None if winners is None else game.series(entry.options, winners)
    return None if series is None or winners is None else (len(winners) - 1, series)


def _winners(before: Sequence[str], ranks: Sequence[int]) -> list[int] | None:
    """Who won the games up to this one; None where a record says what cannot be."""
    if not all(winner.isdigit() and 0 < int(winner) <= len(ranks) for winner in before):
        return None
    return [*(int(winner) - 1 for winner in before), ranks.index(1)]
