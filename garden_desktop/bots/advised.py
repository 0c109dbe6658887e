"""A computer player that asks the game itself, where the game knows how it is played."""

from __future__ import annotations

from random import Random
from typing import Any

from garden_desktop.bots.bot import Bot
from garden_desktop.core.game import Adviser, Level, Rules, Seat


class AdvisedBot:
    """Follows the advice of rules that give it, and leaves all other games to `otherwise`."""

    def __init__(self, level: Level, otherwise: Bot) -> None:
        self._level: Level = level
        self._otherwise = otherwise

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        if isinstance(rules, Adviser):
            return rules.advise(view, seat, self._level)
        return self._otherwise.choose(rules, view, seat, rng)
