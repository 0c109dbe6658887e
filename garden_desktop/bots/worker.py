"""A process that thinks, so that the window never waits.

Only views cross the border: the other process has no way to see the state.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.game import Rules, Seat


class Worker:
    """One thinking process for one table. `recipe` makes the rules there and must be picklable."""

    def __init__(self, recipe: Callable[[], Rules[Any, Any]]) -> None:
        self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=_prepare, initargs=(recipe,))

    def think(self, level: str, view: Any, seat: Seat, seed: str) -> Future[Any]:
        """The move a computer of `level` makes; the same seed gives the same move."""
        return self._pool.submit(_think, level, view, seat, seed)

    def close(self) -> None:
        """Stop thinking; whatever was asked and not answered is dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)


# The initializer of a pool can hand its result to the tasks in no other way; the parent never fills it.
_RULES: list[Rules[Any, Any]] = []


def _prepare(recipe: Callable[[], Rules[Any, Any]]) -> None:
    _RULES[:] = [recipe()]


def _think(level: str, view: Any, seat: Seat, seed: str) -> Any:
    return LEVELS[level]().choose(_RULES[0], view, seat, Random(seed))
