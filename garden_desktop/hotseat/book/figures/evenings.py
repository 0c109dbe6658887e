"""Evenings: sessions of finished matches with less than six hours between them, and a scoreboard for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from garden_desktop.core.game import Series
from garden_desktop.hotseat.book.figures.participation import Games
from garden_desktop.hotseat.book.index import IndexEntry, MatchIndex

GAP: Final = 6 * 3600 * 10**9
"""Minimum pause in nanoseconds between two evenings."""
FEWEST: Final = 2
"""Minimum matches of an evening."""


class GameNight(NamedTuple):
    """Evening of `number` finished matches: when the first began, and when the first and the last of them ended."""

    begun: int
    first: int
    last: int
    number: int


class NightResult(NamedTuple):
    """Standing of a player after an evening; players with equal points share a place."""

    place: int
    name: str
    computer: bool
    symbol: int
    points: int
    matches: int
    wins: int


def evenings(index: MatchIndex) -> list[GameNight]:
    """All evenings, the newest first; a single match is none."""
    return index.once("evenings", lambda: _evenings(index))


def _evenings(index: MatchIndex) -> list[GameNight]:
    found: list[GameNight] = []
    # A record without a plausible start, such as an imported one, has the time of its file as start and end: many that
    # were imported at once are no session. So do the two queries below.
    query = "SELECT begun, modified FROM records WHERE state = 'over' AND begun < modified ORDER BY modified"
    for begun, modified in index.rows(query):
        now = found[-1] if found else None
        if now is not None and begun - now.last < GAP:
            found[-1] = GameNight(min(now.begun, begun), now.first, modified, now.number + 1)
        else:
            found.append(GameNight(begun, modified, modified, 1))
    return [one for one in reversed(found) if one.number >= FEWEST]


def records_of(index: MatchIndex, evening: GameNight, most: int) -> list[str]:
    """Records of an evening in the order in which they ended, at most `most`."""
    query = (
        "SELECT name FROM records WHERE state = 'over' AND begun < modified AND modified BETWEEN ? AND ?"
        " ORDER BY modified, name LIMIT ?"
    )
    return [name for (name,) in index.rows(query, (evening.first, evening.last, most))]


def standing(index: MatchIndex, evening: GameNight, called: Callable[[str], str]) -> list[NightResult]:
    """Scoreboard of an evening, the most points first. The winner of a match gets as many points as there were seats,
    each next place one less. `called` maps a name in records to a display name."""
    query = (
        "SELECT person, computer, MAX(modified), symbol, SUM(MAX(0, seats + 1 - rank)), COUNT(*), SUM(rank = 1)"
        " FROM sat WHERE rank IS NOT NULL AND modified BETWEEN ? AND ?"
        " AND EXISTS (SELECT 1 FROM records WHERE name = sat.record AND begun < records.modified)"
        " GROUP BY computer, person"
    )
    symbols, sums = dict[tuple[str, bool], int](), dict[tuple[str, bool], Counter[str]]()
    for written, computer, _, symbol, points, matches, wins in index.rows(query, (evening.first, evening.last)):
        who = (written if computer else called(written), bool(computer))
        symbols[who] = symbol
        sums.setdefault(who, Counter()).update(points=points, matches=matches, wins=wins)
    all_points = [own["points"] for own in sums.values()]
    found = []
    for who, own in sums.items():
        place = 1 + sum(points > own["points"] for points in all_points)
        found.append(NightResult(place, *who, symbols[who], own["points"], own["matches"], own["wins"]))
    return sorted(found, key=lambda one: (-one.points, -one.wins, one.name))


def season_after(games: Games, entry: IndexEntry) -> tuple[int, Series] | None:
    """Number of a finished match in its series (from 0) and the standing after it; None where it belongs to none."""
    game = games.get(entry.game)
    if game is None or entry.ranks.count(1) != 1:
        return None
    winners = _winners(entry.series, entry.ranks)
    series = None if winners is None else game.series(entry.options, winners)
    return None if series is None or winners is None else (len(winners) - 1, series)


def _winners(before: Sequence[str], ranks: Sequence[int]) -> list[int] | None:
    """Winners of the games of a series up to this one; None where a record is invalid."""
    if not all(winner.isdigit() and 0 < int(winner) <= len(ranks) for winner in before):
        return None
    return [*(int(winner) - 1 for winner in before), ranks.index(1)]
