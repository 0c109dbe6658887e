"""Levels of computer players, weakest first, and their response times, which depend on public facts alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from garden_desktop.bots.bot import AdvisedBot, Bot, RandomBot, SearchBot, never_late
from garden_desktop.core.info import GameInfo
from garden_desktop.core.rules import IsLate, Level, Policy

Maker: TypeAlias = Callable[..., Bot]


def random(policy: Policy | None, late: IsLate = never_late) -> Bot:
    """Uniformly random bot."""
    return RandomBot()


def search(policy: Policy | None, late: IsLate = never_late) -> Bot:
    """Baseline that other levels are measured by: a search that knows the rules of a game and no strategy."""
    return SearchBot(rounds=16, breadth=64, late=late)


def _level(level: Level, rounds: int, breadth: int) -> Maker:
    """Factory of a level: the game's policy; without one, a search of `rounds` rounds over `breadth` candidates."""

    def made(policy: Policy | None, late: IsLate = never_late) -> Bot:
        return SearchBot(rounds, breadth, late) if policy is None else AdvisedBot(policy, level, late)

    return made


LEVELS: Final[Mapping[str, Maker]] = {
    "random": random,
    "easy": _level("easy", 2, 12),
    "steady": _level("steady", 6, 32),
    "search": search,
    "thoughtful": _level("thoughtful", 16, 64),
    "expert": _level("expert", 40, 96),
}
"""Bot factory of each level, from the game's policy (`Game.policy`).

With an `IsLate` the bot stops in time, otherwise when its work is done.
"""


class Pace(NamedTuple):
    """Response time of a computer player at the table, from public facts alone: a delay must not reveal its hand.

    The answer is shown `beat` milliseconds after the question, or after the next multiple of `beat` where it comes
    later. To make that rare, thinking stops after `seconds`, well before the first.
    """

    beat: int
    seconds: float


AT_ONCE: Final = Pace(250, 0.05)
PACES: Final[Mapping[str, Pace]] = {
    "random": AT_ONCE,
    "easy": Pace(250, 0.15),
    "steady": Pace(250, 0.15),
    "search": Pace(600, 0.45),
    "thoughtful": Pace(500, 0.38),
    "expert": Pace(500, 0.38),
}


def pace_of(info: GameInfo, level: str) -> Pace:
    """Response time of a level; the shortest for games whose policies answer within 50 ms (`GameInfo.quick`)."""
    return AT_ONCE if info.quick and level != "search" else PACES[level]
