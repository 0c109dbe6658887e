"""What a computer player is: something that chooses from a view."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from garden_desktop.core.game import Rules, Seat


class Bot(Protocol):
    """A computer player. It is handed the view of its seat and nothing else of the match."""

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        """One of `rules.legal_moves(view)`."""


class RandomBot:
    """Any legal move, each with equal chance."""

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        moves: Sequence[Any] = rules.legal_moves(view)
        return moves[int(rng.random() * len(moves))]
