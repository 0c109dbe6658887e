"""A computer player that asks the game itself, where the game knows how it is played."""

from __future__ import annotations

from random import Random
from typing import Any

from garden_desktop.bots.bot import never_late
from garden_desktop.core.policy import IsLate, Level, Policy
from garden_desktop.core.rules import Rules
from garden_desktop.core.types import Seat


class AdvisedBot:
    """Follows the advice of the game, which has its own sense of how well a level plays."""

    def __init__(self, policy: Policy, level: Level, late: IsLate = never_late) -> None:
        self._policy = policy
        self._level: Level = level
        self._late = late

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        return self._policy.choose_move(view, seat, self._level, rng, self._late)
