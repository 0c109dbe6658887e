"""Statistics of one person: matches, wins, places, streaks, solo ladder."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import NamedTuple, TypeAlias

from garden_desktop.core.tally import SoloLadder
from garden_desktop.hotseat.book.figures.participation import (
    Games,
    PersonFilter,
    SeatTotals,
    ShareInterval,
    coupled,
    rivals,
    seats_of,
)
from garden_desktop.hotseat.book.index import MatchIndex


class WinStreak(NamedTuple):
    """Consecutive wins, and when the last of them was played; None where there are none."""

    number: int
    modified: int | None = None


class AveragePlace(NamedTuple):
    """Average place over `matches` matches, the average number of sides, and the average place among equals."""

    matches: int = 0
    average: float = 0.0
    seats: float = 0.0
    even: float = 0.0


class GameFigures(NamedTuple):
    """Statistics of one game: matches of all kinds, wins against other sides (people, computers, an automa), the best
    score and its record."""

    game: str
    matches: int
    wins: ShareInterval
    best: int
    record: str


class PersonFigures(NamedTuple):
    """Statistics of one person. `wins`, `places` and streaks count competitive matches; `first` and `last` are in
    nanoseconds since the epoch."""

    matches: int
    others: int
    alone: int
    together: int
    first: int
    last: int
    wins: ShareInterval
    places: AveragePlace
    longest: WinStreak
    now: WinStreak
    games: tuple[GameFigures, ...]


class _PlayedMatch(NamedTuple):
    """Match of the person: when it was played, whether it was won, whether it was competitive."""

    modified: int
    won: int
    against: int


def person_figures(index: MatchIndex, whose: PersonFilter, games: Games) -> PersonFigures | None:
    """Statistics of a person; None without a finished match."""
    seats = seats_of(index, whose)
    if not seats:
        return None
    with_all = coupled(games)
    against = [one for one in seats if one.seats > 1 and (one.game, one.mode) not in with_all]
    matches, others = _number(seats), _number(against)
    alone = _number(one for one in seats if one.seats == 1)
    played = _played(index, whose, games)
    runs = [one for one in played if one.against]
    return PersonFigures(
        matches=matches,
        others=others,
        alone=alone,
        together=matches - others - alone,
        first=played[-1].modified,
        last=played[0].modified,
        wins=_share_of(against),
        places=_places(against),
        longest=_longest(runs),
        now=_now(runs),
        games=_by_game(index, whose, seats, games),
    )


def _played(index: MatchIndex, whose: PersonFilter, games: Games) -> Sequence[_PlayedMatch]:
    """All matches of the person, the newest first."""
    (table, values), (against, together) = whose.sat(), rivals(games)
    query = f"SELECT modified, rank = 1, {against} FROM {table}"  # noqa: S608 - made of constants
    return list(map(_PlayedMatch._make, index.rows(query, (*together, *values))))


def _number(seats: Iterable[SeatTotals]) -> int:
    return sum(one.matches for one in seats)


def _share_of(seats: Sequence[SeatTotals]) -> ShareInterval:
    """Win share, beside the one among equals at these tables."""
    number = _number(seats)
    even = sum(one.matches / one.sides for one in seats) / number if number else 0.0
    return ShareInterval(sum(one.wins for one in seats), number, even)


def _places(seats: Sequence[SeatTotals]) -> AveragePlace:
    number = _number(seats)
    if not number:
        return AveragePlace()
    sides = sum(one.sides * one.matches for one in seats) / number
    return AveragePlace(number, sum(one.ranks for one in seats) / number, sides, (sides + 1) / 2)


def _longest(played: Iterable[_PlayedMatch]) -> WinStreak:
    """Longest streak; of several the newest."""
    runs = [
        WinStreak(len(won), won[0].modified) for yes, group in groupby(played, _won) if yes and (won := list(group))
    ]
    return max(runs, key=lambda run: run.number, default=WinStreak(0))


def _now(played: Sequence[_PlayedMatch]) -> WinStreak:
    """Current streak."""
    number = next((at for at, one in enumerate(played) if not one.won), len(played))
    return WinStreak(number, played[0].modified if number else None)


def _won(one: _PlayedMatch) -> int:
    return one.won


def _by_game(
    index: MatchIndex, whose: PersonFilter, seats: Sequence[SeatTotals], games: Games
) -> tuple[GameFigures, ...]:
    """Statistics by game, the most played first."""
    found: dict[str, list[SeatTotals]] = {}
    for one in seats:
        found.setdefault(one.game, []).append(one)
    order = sorted(found, key=lambda key: (-_number(found[key]), key))
    return tuple(_of_game(index, whose, game, found[game], games) for game in order)


def _of_game(
    index: MatchIndex, whose: PersonFilter, game: str, seats: Sequence[SeatTotals], games: Games
) -> GameFigures:
    with_all = coupled(games)
    against = [one for one in seats if one.sides > 1 and (one.game, one.mode) not in with_all]
    return GameFigures(game, _number(seats), _share_of(against), *_best(index, whose, game))


def _best(index: MatchIndex, whose: PersonFilter, game: str) -> tuple[int, str]:
    """Best score and its record; of several the newest."""
    best = "ORDER BY score DESC, modified DESC, record DESC LIMIT 1"
    table, values = whose.sat()
    if whose.last:
        query = f"SELECT score, modified, record FROM {table} WHERE game = ? {best}"  # noqa: S608 - made of constants
        ((score, _, record),) = index.rows(query, (*values, game))
        return score, record
    by_name = "computer = ? AND person = ? AND game = ? AND month >= ? AND rank IS NOT NULL"
    query = f"SELECT score, modified, record FROM sat WHERE {by_name} {best}"  # noqa: S608 - as above
    found = [row for name in whose.names for row in index.rows(query, (int(whose.computer), name, game, whose.since))]
    score, _, record = max(found)
    return score, record


# Solo ladder: best lead over an automa for each pair of values of two options.


class LadderResult(NamedTuple):
    """Best of `matches` matches on a rung: its lead (negative for a loss), whether it was won, and its record."""

    lead: int
    won: bool
    record: str
    matches: int


Rungs: TypeAlias = Mapping[tuple[str, str], LadderResult]
"""Results by the values of the options across and up; without rungs that were not tried."""


def rungs(index: MatchIndex, names: Collection[str], game: str, ladder: SoloLadder) -> Rungs:
    """Solo ladder of a person who has any of these names."""
    marks = ",".join("?" * len(names))
    query = (
        "SELECT r.options, r.scores, s.rank, r.name FROM sat s JOIN records r ON r.name = s.record"  # noqa: S608 - made of constants
        f" WHERE s.computer = 0 AND s.person IN ({marks}) AND s.game = ? AND s.mode = ? AND s.seats = 1 AND s.sides = 2"
        " AND s.rank IS NOT NULL ORDER BY s.modified"
    )
    found: dict[tuple[str, str], LadderResult] = {}
    options = cache(json.loads)
    for chosen, scores, rank, name in index.rows(query, (*names, game, ladder.mode)):
        step = tuple(options(chosen).get(steps.option, "") for steps in (ladder.across, ladder.up))
        mine, other = json.loads(scores)
        before = found.get((step[0], step[1]))
        matches = 1 if before is None else before.matches + 1
        here = LadderResult(mine - other, rank == 1, name, matches)
        if before is not None and before.lead > here.lead:
            here = before._replace(matches=matches)
        found[step[0], step[1]] = here
    return found
