"""The computer players by name, weakest first, and how long each of them takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from garden_desktop.bots.advised import AdvisedBot
from garden_desktop.bots.bot import Bot, Late, RandomBot, never
from garden_desktop.bots.search import SearchBot
from garden_desktop.core.game import Adviser, Rules


def random(late: Late = never) -> Bot:
    return RandomBot()


def easy(late: Late = never) -> Bot:
    return AdvisedBot("easy", SearchBot(rounds=2, breadth=12, late=late))


def thoughtful(late: Late = never) -> Bot:
    return AdvisedBot("thoughtful", SearchBot(rounds=16, breadth=64, late=late))


LEVELS: Final[Mapping[str, Callable[..., Bot]]] = {"random": random, "easy": easy, "thoughtful": thoughtful}
"""A player of each level; given a `Late` it stops thinking in time, otherwise when its work is done."""


class Pace(NamedTuple):
    """How long a computer takes over a decision at the table: as long as open facts say, whatever it holds.

    Its answer is shown `beat` milliseconds after the question, or after twice that, three times ... where it is not
    there by then; so that this never depends on a hidden hand, it stops thinking after `seconds`, well before.
    """

    beat: int
    seconds: float


AT_ONCE: Final = Pace(60, 0.05)
PACES: Final[Mapping[str, Pace]] = {"random": AT_ONCE, "easy": Pace(250, 0.15), "thoughtful": Pace(600, 0.45)}


def pace_of(rules: Rules[Any, Any], level: str) -> Pace:
    """The pace of a level. Rules that give advice give it in no time."""
    return AT_ONCE if isinstance(rules, Adviser) else PACES[level]
