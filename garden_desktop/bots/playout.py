"""Whole games without a screen: bots choose, nature draws from the seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from garden_desktop.bots.bot import Bot
from garden_desktop.core.match import draw
from garden_desktop.core.rules import Rules
from garden_desktop.core.types import CHANCE


def playout(
    rules: Rules[Any, Any], seed: int, bots: Sequence[Bot], watch: Callable[[Any, Any], None] | None = None
) -> Any:
    """The last state of one game; `watch(state, move)` sees every move before it is made.

    The same seed gives the same game. Nature draws as `Match` draws, so the game can be recorded.
    """
    rng = Random(f"{seed}:bots")
    state, ply = rules.setup(), 0
    while (seat := rules.to_move(state)) is not None:
        if seat == CHANCE:
            move = draw(rules, state, seed, ply)
        else:
            move = bots[seat].choose(rules, rules.view(state, seat), seat, rng)
        if watch is not None:
            watch(state, move)
        state, ply = rules.apply(state, move), ply + 1
    return state
