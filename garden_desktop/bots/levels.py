"""The computer players by name, weakest first, and how long each of them takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from garden_desktop.bots.advised import AdvisedBot
from garden_desktop.bots.bot import Bot, Late, RandomBot, never
from garden_desktop.bots.search import SearchBot
from garden_desktop.core.game import Adviser


def random(adviser: Adviser | None, late: Late = never) -> Bot:
    return RandomBot()


def easy(adviser: Adviser | None, late: Late = never) -> Bot:
    return SearchBot(rounds=2, breadth=12, late=late) if adviser is None else AdvisedBot(adviser, "easy")


def thoughtful(adviser: Adviser | None, late: Late = never) -> Bot:
    return SearchBot(rounds=16, breadth=64, late=late) if adviser is None else AdvisedBot(adviser, "thoughtful")


LEVELS: Final[Mapping[str, Callable[..., Bot]]] = {"random": random, "easy": easy, "thoughtful": thoughtful}
"""A player of each level, from what the game advises (`Game.adviser`).

Given a `Late` it stops thinking in time, otherwise when its work is done.
"""


class Pace(NamedTuple):
    """How long a computer takes over a decision at the table: as long as open facts say, whatever it holds.

    Its answer is shown `beat` milliseconds after the question, or after twice that, three times ... where it is not
    there by then; so that this never depends on a hidden hand, it stops thinking after `seconds`, well before.
    """

    beat: int
    seconds: float


AT_ONCE: Final = Pace(60, 0.05)
PACES: Final[Mapping[str, Pace]] = {"random": AT_ONCE, "easy": Pace(250, 0.15), "thoughtful": Pace(600, 0.45)}


def pace_of(adviser: Adviser | None, level: str) -> Pace:
    """The pace of a level. Advice is there in no time."""
    return PACES[level] if adviser is None else AT_ONCE
