"""Policies: how computer players choose a move, and the levels at which they play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Literal, Protocol, TypeAlias

from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat

Level: TypeAlias = Literal["easy", "steady", "thoughtful", "expert"]
"""How well a computer player plays, weakest first."""

IsLate: TypeAlias = Callable[[], bool]
"""Whether the time to think is over."""


class Policy(Protocol):
    """A heuristic player of a game, used by computer players in place of a search. It is given views alone."""

    def choose_move(self, view: Any, seat: Seat, level: Level, rng: Random, late: IsLate) -> Any:
        """A legal move of `seat`, which is to move, from its view alone; the same view and dice get the same move.

        The work is counted, so that it is done in time; `late` only ends it where a machine is slow.
        """

    def explain_move(self, view: Any, seat: Seat, move: Any) -> Sequence[Message]:
        """Sentences of a hint, from the view of `seat` alone: `move` as an instruction, then what it gains for whom,
        in numbers the strongest level judges by. The instruction alone where no reason can be named."""
