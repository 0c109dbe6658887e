"""The figures of one person: matches, wins, places, runs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from garden_desktop.hotseat.book.figures.interval import Share
from garden_desktop.hotseat.book.figures.sitting import Games, Sitting, coupled


class Run(NamedTuple):
    """Matches in a row that were won, and when the last of them was played; None where there are none."""

    number: int
    modified: int | None = None


class Places(NamedTuple):
    """The average place of so many matches, the seats there were, and the place that everybody alike would have."""

    matches: int = 0
    average: float = 0.0
    seats: float = 0.0
    even: float = 0.0


class GameFigures(NamedTuple):
    """One game: matches of all kinds, wins against others (and the Scarecrow), the best result and its record."""

    game: str
    matches: int
    wins: Share
    best: int
    record: str


class PersonFigures(NamedTuple):
    """`wins`, `places` and runs are those of matches against others; `first` and `last` are in nanoseconds."""

    matches: int
    others: int
    alone: int
    together: int
    first: int
    last: int
    wins: Share
    places: Places
    longest: Run
    now: Run
    games: tuple[GameFigures, ...]


def person_figures(sat: Sequence[Sitting], games: Games) -> PersonFigures | None:
    """Out of the matches of somebody, the newest first; None where there is none."""
    if not sat:
        return None
    with_all = coupled(games)
    against = [one for one in sat if one.seats > 1 and (one.game, one.mode) not in with_all]
    alone = sum(one.seats == 1 for one in sat)
    return PersonFigures(
        matches=len(sat),
        others=len(against),
        alone=alone,
        together=len(sat) - len(against) - alone,
        first=sat[-1].modified,
        last=sat[0].modified,
        wins=share_of(against),
        places=_places(against),
        longest=_longest(against),
        now=_now(against),
        games=_by_game(sat, with_all),
    )


def share_of(sat: Sequence[Sitting]) -> Share:
    """How many were won, beside what everybody alike would have won at these tables."""
    even = sum(1 / one.sides for one in sat) / len(sat) if sat else 0.0
    return Share(sum(one.won for one in sat), len(sat), even)


def _places(sat: Sequence[Sitting]) -> Places:
    number = len(sat)
    if not number:
        return Places()
    seats = sum(one.sides for one in sat) / number
    return Places(number, sum(one.rank for one in sat) / number, seats, (seats + 1) / 2)


def _longest(sat: Iterable[Sitting]) -> Run:
    """The longest run; of several the newest."""
    runs = [Run(len(won), won[0].modified) for yes, group in groupby(sat, _won) if yes and (won := list(group))]
    return max(runs, key=lambda run: run.number, default=Run(0))


def _now(sat: Sequence[Sitting]) -> Run:
    """The run that goes on."""
    number = next((at for at, one in enumerate(sat) if not one.won), len(sat))
    return Run(number, sat[0].modified if number else None)


def _won(one: Sitting) -> bool:
    return one.won


def _by_game(sat: Sequence[Sitting], with_all: Collection[tuple[str, str]]) -> tuple[GameFigures, ...]:
    """The games that were played, the most played first."""
    found: dict[str, list[Sitting]] = {}
    for one in sat:
        found.setdefault(one.game, []).append(one)
    return tuple(
        _of_game(game, found[game], with_all) for game in sorted(found, key=lambda key: (-len(found[key]), key))
    )


def _of_game(game: str, sat: Sequence[Sitting], with_all: Collection[tuple[str, str]]) -> GameFigures:
    rivals = [one for one in sat if one.sides > 1 and (one.game, one.mode) not in with_all]
    best = max(sat, key=lambda one: one.score)
    return GameFigures(game, len(sat), share_of(rivals), best.score, best.record)
