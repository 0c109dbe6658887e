"""Results of a ladder: win shares with Wilson intervals, Bradley-Terry ratings, and the published strength of each
level."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise, product
from math import log10, sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

from garden_desktop import paths
from garden_desktop.ladder.games import GameOutcome

# Win shares with confidence intervals.


Z: Final = 1.959964
"""Quantile of the normal distribution for a two-sided interval of 95 %."""


class WinShare(NamedTuple):
    """Share of games won, with its Wilson score interval of 95 %."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.0%} [{self.low:.0%}, {self.high:.0%}]"


def share(won: float, games: int) -> WinShare:
    """Win share with its Wilson score interval (Wilson 1927). `games` must be at least 1."""
    found, weight = won / games, 1 + Z * Z / games
    middle = (found + Z * Z / (2 * games)) / weight
    reach = Z * sqrt(found * (1 - found) / games + Z * Z / (4 * games * games)) / weight
    return WinShare(found, middle - reach, middle + reach)


# Duels, solo results and ratings.


ELO: Final = 400.0
"""Scale of Elo ratings: a player rated so much higher has odds of 10 to 1."""


class Duel(NamedTuple):
    """Result of one player of a level against a table of another level.

    `share` is the share of games won (a tie split), `even` the share among equals; `level` is the share converted to a
    table of two, where it is 1/2 among equals.
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
    """Result of a level at a table of one: mean score with the half width of its 95 % interval, and the win share where
    there is an automa or a goal."""

    one: str
    games: int
    mean: float
    reach: float
    won: WinShare | None


class BesideUnusual(NamedTuple):
    """Result of a level at a table of unusual players of one kind: share of games won (a tie split), and mean lead over
    the best of them."""

    one: str
    kind: str
    games: int
    share: WinShare
    lead: float


class ThinkingSummary(NamedTuple):
    """Thinking time per decision in seconds by `cpu_seconds`: mean and maximum."""

    mean: float
    longest: float


def leveled(part: float, even: float) -> float:
    """Win share converted to a table of two: the share whose odds are those of `part` over those of `even`, the share
    among equals."""
    if part in (0.0, 1.0):
        return part
    odds = part / (1 - part) * (1 - even) / even
    return odds / (1 + odds)


def won(played: GameOutcome, side: int) -> float:
    """Win share of a side in one game: 1, an equal part among those who share the first place, or 0."""
    first = [at for at, rank in enumerate(played.ranks) if rank == min(played.ranks)]
    return 1 / len(first) if side in first else 0.0


def duels(games: Iterable[GameOutcome], levels: Sequence[str]) -> list[Duel]:
    """Results of all neighbouring levels, in the order of the levels."""
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
    """Results of all levels at a table of one. It can be won where there is an automa, or a goal that somebody has
    missed."""
    found: dict[str, list[GameOutcome]] = defaultdict(list)
    can_be_lost = False
    for played in games:
        found[played.pairing.players[0]].append(played)
        can_be_lost |= len(played.scores) > 1 or played.ranks[0] > 1
    return [_solo(level, found[level], can_be_lost=can_be_lost) for level in levels if found[level]]


def beside_unusual(games: Iterable[GameOutcome], levels: Sequence[str], unusual: Sequence[str]) -> list[BesideUnusual]:
    """Results of all levels beside each kind of unusual players, by kind, then in the order of the levels."""
    found: dict[tuple[str, str], list[tuple[float, int]]] = defaultdict(list)
    for played in games:
        players = played.pairing.players
        for kind, level in product(unusual, levels):
            if sorted(players) == sorted([level, *[kind] * (len(players) - 1)]):
                found[kind, level].append(_against(played, players.index(level)))
    return [
        BesideUnusual(level, kind, len(told), _share([part for part, _ in told]), fmean(lead for _, lead in told))
        for kind, level in product(unusual, levels)
        if (told := found[kind, level])
    ]


def falls_short(found: Sequence[BesideUnusual]) -> list[tuple[BesideUnusual, BesideUnusual]]:
    """Pairs of a level and the level below that wins significantly more beside the same kind of unusual players: their
    confidence intervals do not overlap."""
    pairs = pairwise(found)
    return [(one, below) for below, one in pairs if one.kind == below.kind and one.share.high < below.share.low]


def _against(played: GameOutcome, side: int) -> tuple[float, int]:
    others = [score for at, score in enumerate(played.scores) if at != side]
    return won(played, side), played.scores[side] - max(others)


def ratings(found: Sequence[Duel]) -> Mapping[str, float]:
    """Bradley-Terry ratings in Elo points, the first player at 0. Only neighbours meet, so their distances add up.

    Half a win and half a loss are added to each duel (a prior), so that no rating is infinite.
    """
    rated: dict[str, float] = {}
    for duel in found:
        part = (duel.share.share * duel.games + 0.5) / (duel.games + 1)
        level = leveled(part, duel.even)
        rated.setdefault(duel.other, 0.0)
        rated[duel.one] = rated[duel.other] + ELO * log10(level / (1 - level))
    return rated


def clocked(games: Iterable[GameOutcome]) -> Mapping[str, ThinkingSummary]:
    """Thinking time per decision of each player."""
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


def _solo(level: str, games: Sequence[GameOutcome], *, can_be_lost: bool) -> Solo:
    scores = [played.scores[0] for played in games]
    mean = sum(scores) / len(scores)
    spread = sqrt(sum((score - mean) ** 2 for score in scores) / max(1, len(scores) - 1))
    wins = _share([_won_alone(played) for played in games]) if can_be_lost else None
    return Solo(level, len(games), mean, Z * spread / sqrt(len(scores)), wins)


def _won_alone(played: GameOutcome) -> float:
    return won(played, 0) if len(played.ranks) > 1 else float(played.ranks[0] == 1)


# Published strength: a file for each game, read by the new-game sheet and the documents.


class Percents(NamedTuple):
    """Wins out of 100 matches, with the ends of the 95 % interval."""

    won: int
    low: int
    high: int


class Strength(NamedTuple):
    """Published strength of one level: its win share in `games` games against `other` at all other seats, or alone
    where that is "". `mean` is its mean score alone."""

    level: str
    other: str
    games: int
    percents: Percents | None
    mean: float | None = None


class MeasuredTable(NamedTuple):
    """Table at which strength was measured: seats, options that differ from the defaults, and the command."""

    seats: int
    options: Mapping[str, str]
    command: str
    levels: tuple[Strength, ...]

    def of(self, level: str) -> Strength | None:
        return next((one for one in self.levels if one.level == level), None)


def strength_file(key: str) -> Path:
    """File with the published strength of a game's levels."""
    return paths.resource(key, "strength.jsonl")


@cache
def published(key: str) -> tuple[MeasuredTable, ...]:
    """All measured tables of a game; empty where nothing is published. Cached."""
    file = strength_file(key)
    return _read(file) if file.exists() else ()


def at_table(key: str, seats: int, options: Mapping[str, str]) -> MeasuredTable | None:
    """Measured table that fits these seats and options; the one with the most options in common, as the others hold
    defaults."""
    fits = [one for one in published(key) if one.seats == seats and one.options.items() <= options.items()]
    return max(fits, key=lambda one: len(one.options), default=None)


def publish(key: str, table: MeasuredTable) -> None:
    """Write the strength measured at a table, in place of the older one. Raises OSError."""
    file = strength_file(key)
    others = [one for one in published(key) if (one.seats, one.options) != (table.seats, table.options)]
    told = sorted([*others, table], key=lambda one: (one.seats, sorted(one.options.items())))
    file.write_text("".join(json.dumps(_told(one)) + "\n" for one in told), encoding="utf-8")
    published.cache_clear()


def of_duels(found: Sequence[Duel]) -> tuple[Strength, ...]:
    """Published strength from results at tables of several seats."""
    return tuple(Strength(one.one, one.other, one.games, _percents(one.share)) for one in found)


def of_solos(found: Sequence[Solo]) -> tuple[Strength, ...]:
    """Published strength from results at tables of one seat."""
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
