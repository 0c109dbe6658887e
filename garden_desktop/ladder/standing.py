"""Results of a ladder: shares with Wilson intervals, ratings on one scale, and the published strength of each level."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import log10, sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from garden_desktop import paths
from garden_desktop.ladder.games import GameOutcome

# Shares of games with how far they can be trusted.


Z: Final = 1.959964
"""Of the normal distribution, 95 % lie within so many standard deviations."""


class WinShare(NamedTuple):
    """A share of games that were won, and Wilson's score interval of 95 % around it."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.0%} [{self.low:.0%}, {self.high:.0%}]"


def share(won: float, games: int) -> WinShare:
    """The share of `won` in `games`, of which there must be some."""
    found, weight = won / games, 1 + Z * Z / games
    middle = (found + Z * Z / (2 * games)) / weight
    reach = Z * sqrt(found * (1 - found) / games + Z * Z / (4 * games * games)) / weight
    return WinShare(found, middle - reach, middle + reach)


# What the games of a ladder show: shares with intervals, and ratings of all players on one scale.


ELO: Final = 400.0
"""A player rated so much higher wins ten times as often as the other."""


class Duel(NamedTuple):
    """One player against others that are all of another kind, at a table of so many seats.

    `share` is of the games won (a tie shared), `even` what it would be among equals; `level` is the same share as
    it would be at a table of two: 1/2 among equals at every table.
    """

    one: str
    other: str
    games: int
    share: WinShare
    even: float

    @property
    def level(self) -> WinShare:
        return WinShare(*(leveled(part, self.even) for part in self.share))


class Solo(NamedTuple):
    """One player alone: mean score with its interval of 95 %, and the share of wins where there is somebody to beat."""

    one: str
    games: int
    mean: float
    reach: float
    won: WinShare | None


class ThinkingSummary(NamedTuple):
    """Seconds by `cpu_seconds`: on the whole, and the longest ever."""

    mean: float
    longest: float


def leveled(part: float, even: float) -> float:
    """The share at a table of two that comes to the same odds as `part` does at one where `even` is even."""
    if part in (0.0, 1.0):
        return part
    odds = part / (1 - part) * (1 - even) / even
    return odds / (1 + odds)


def won(played: GameOutcome, side: int) -> float:
    """Whether a side won: 1, a part of it among those who share the first place, or 0."""
    first = [at for at, rank in enumerate(played.ranks) if rank == min(played.ranks)]
    return 1 / len(first) if side in first else 0.0


def duels(games: Iterable[GameOutcome], levels: Sequence[str]) -> list[Duel]:
    """Every two neighbours, in the order of the levels."""
    points: dict[tuple[str, str], list[float]] = defaultdict(list)
    seats = 2
    for played in games:
        players = played.pairing.players
        seats = len(players)
        for other, one in pairwise(levels):
            if sorted(players) == sorted([one, *[other] * (seats - 1)]):
                points[other, one].append(won(played, players.index(one)))
    return [
        Duel(one, other, len(points[other, one]), _share(points[other, one]), 1 / seats)
        for other, one in pairwise(levels)
        if points[other, one]
    ]


def solos(games: Iterable[GameOutcome], levels: Sequence[str]) -> list[Solo]:
    """Every player that played alone."""
    found: dict[str, list[GameOutcome]] = defaultdict(list)
    for played in games:
        found[played.pairing.players[0]].append(played)
    return [_solo(level, found[level]) for level in levels if found[level]]


def ratings(found: Sequence[Duel]) -> Mapping[str, float]:
    """Bradley-Terry ratings in Elo points, the first player at 0: neighbours alone meet, so their distances add up.

    Half a win and half a loss are added to each duel, so that nobody is infinitely better.
    """
    rated: dict[str, float] = {}
    for duel in found:
        part = (duel.share.share * duel.games + 0.5) / (duel.games + 1)
        level = leveled(part, duel.even)
        rated.setdefault(duel.other, 0.0)
        rated[duel.one] = rated[duel.other] + ELO * log10(level / (1 - level))
    return rated


def clocked(games: Iterable[GameOutcome]) -> Mapping[str, ThinkingSummary]:
    """How long each player thinks over a decision."""
    asked: dict[str, int] = defaultdict(int)
    seconds: dict[str, float] = defaultdict(float)
    longest: dict[str, float] = defaultdict(float)
    for played in games:
        for name, one in played.thinking.items():
            asked[name] += one.asked
            seconds[name] += one.seconds
            longest[name] = max(longest[name], one.longest)
    return {name: ThinkingSummary(seconds[name] / max(1, asked[name]), longest[name]) for name in asked}


def _share(points: Sequence[float]) -> WinShare:
    return share(sum(points), len(points))


def _solo(level: str, games: Sequence[GameOutcome]) -> Solo:
    scores = [played.scores[0] for played in games]
    mean = sum(scores) / len(scores)
    spread = sqrt(sum((score - mean) ** 2 for score in scores) / max(1, len(scores) - 1))
    rivals = len(games[0].scores) > 1
    wins = _share([won(played, 0) for played in games]) if rivals else None
    return Solo(level, len(games), mean, Z * spread / sqrt(len(scores)), wins)


# The strength of the levels as it is published: a file for each game, read by the new-game sheet and the documents.


class Percents(NamedTuple):
    """So many of 100 matches are won, with the ends of the interval of 95 % around it."""

    won: int
    low: int
    high: int


class Strength(NamedTuple):
    """What is known of one level at a table: of how many `games` it wins a share, against `other` at all other seats
    or, where that is "", alone. `mean` is its mean score alone."""

    level: str
    other: str
    games: int
    percents: Percents | None
    mean: float | None = None


class MeasuredTable(NamedTuple):
    """A table that was measured: so many seats, these options chosen otherwise than usual, by this command."""

    seats: int
    options: Mapping[str, str]
    command: str
    levels: tuple[Strength, ...]

    def of(self, level: str) -> Strength | None:
        return next((one for one in self.levels if one.level == level), None)


def strength_file(key: str) -> Path:
    """Where the strength of a game's levels is published."""
    return paths.resource(key, "strength.jsonl")


@cache
def published(key: str) -> tuple[MeasuredTable, ...]:
    """Every table of a game that was measured; none where nothing is published."""
    file = strength_file(key)
    return _read(file) if file.exists() else ()


def at_table(key: str, seats: int, options: Mapping[str, str]) -> MeasuredTable | None:
    """What was measured at this table; the one that has the most options in common, as the others are usual ones."""
    fits = [one for one in published(key) if one.seats == seats and one.options.items() <= options.items()]
    return max(fits, key=lambda one: len(one.options), default=None)


def publish(key: str, table: MeasuredTable) -> None:
    """Write what was measured at a table in place of what was known of it. Raises OSError."""
    file = strength_file(key)
    others = [one for one in published(key) if (one.seats, one.options) != (table.seats, table.options)]
    told = sorted([*others, table], key=lambda one: (one.seats, sorted(one.options.items())))
    file.write_text("".join(json.dumps(_told(one)) + "\n" for one in told), encoding="utf-8")
    published.cache_clear()


def of_duels(found: Sequence[Duel]) -> tuple[Strength, ...]:
    """What a ladder of several seats has shown."""
    return tuple(Strength(one.one, one.other, one.games, _percents(one.share)) for one in found)


def of_solos(found: Sequence[Solo]) -> tuple[Strength, ...]:
    """What a ladder of one seat has shown."""
    return tuple(
        Strength(one.one, "", one.games, None if one.won is None else _percents(one.won), round(one.mean, 1))
        for one in found
    )


def _percents(share: Sequence[float]) -> Percents:
    return Percents(*(round(100 * part) for part in share))


def _told(table: MeasuredTable) -> dict[str, Any]:
    return table._asdict() | {"levels": [one._asdict() for one in table.levels]}


def _read(file: Path) -> tuple[MeasuredTable, ...]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return tuple(_measured(json.loads(line)) for line in lines)


def _measured(row: dict[str, Any]) -> MeasuredTable:
    return MeasuredTable(**row | {"levels": tuple(_strength(one) for one in row["levels"])})


def _strength(row: dict[str, Any]) -> Strength:
    percents = row["percents"]
    return Strength(**row | {"percents": None if percents is None else Percents(*percents)})
