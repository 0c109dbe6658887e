"""What a computer player is: something that chooses from a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from garden_desktop.core.rules import Rules
from garden_desktop.core.types import Seat


class Bot(Protocol):
    """A computer player. It is handed the view of its seat and nothing else of the match."""

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        """One of `rules.legal_moves(view)`."""


class RandomBot:
    """Any legal move, each with equal chance. Also who stands in where the thinking of another one fails."""

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        moves: Sequence[Any] = rules.legal_moves(view)
        return moves[int(rng.random() * len(moves))]


class FallbackBot:
    """Another player, and any legal move where its thinking fails; `tell` hears of it."""

    def __init__(self, bot: Bot, tell: Callable[[Exception], None]) -> None:
        self._bot, self._tell = bot, tell

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        try:
            return self._bot.choose(rules, view, seat, rng)
        except Exception as error:  # noqa: BLE001 - whatever it was, `tell` passes it on and the match goes on
            self._tell(error)
            return RandomBot().choose(rules, view, seat, rng)


def never_late() -> bool:
    """All the time in the world."""
    return False
