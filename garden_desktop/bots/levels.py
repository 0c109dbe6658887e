"""Difficulty levels of computer players, weakest first, and their response delay, which is the same for any hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from garden_desktop.bots.bot import AdvisedBot, Bot, RandomBot, SearchBot, never_late
from garden_desktop.core.info import GameInfo
from garden_desktop.core.rules import IsLate, Level, Policy

Maker: TypeAlias = Callable[..., Bot]


def random(policy: Policy | None, late: IsLate = never_late) -> Bot:
    return RandomBot()


def search(policy: Policy | None, late: IsLate = never_late) -> Bot:
    """What the others are measured by: it knows the rules of a game and nothing else about it."""
    return SearchBot(rounds=16, breadth=64, late=late)


def _level(level: Level, rounds: int, breadth: int) -> Maker:
    """What the game advises; where it has no advice, a search of so many rounds and so many moves."""

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
"""A player of each level, from what the game advises (`Game.adviser`), by name.

Given a `IsLate` it stops thinking in time, otherwise when its work is done.
"""


class Pace(NamedTuple):
    """How long a computer takes over a decision at the table: as long as open facts say, whatever it holds.

    Its answer is shown `beat` milliseconds after the question, or after twice that, three times ... where it is not
    there by then; so that this never depends on a hidden hand, it stops thinking after `seconds`, well before.
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
    """The pace of a level; advice that is there in no time is shown at once."""
    return AT_ONCE if info.quick and level != "search" else PACES[level]
