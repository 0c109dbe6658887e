"""What the games of a ladder show: shares with intervals, and ratings of all players on one scale."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import log10, sqrt
from typing import Final, NamedTuple

from garden_desktop.ladder.games import GameOutcome
from garden_desktop.ladder.wilson import WinShare, Z, share

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
