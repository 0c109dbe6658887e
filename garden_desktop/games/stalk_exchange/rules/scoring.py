"""Bust and final scoring: what portfolios are worth, and who comes before whom (SE-78 to SE-91)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from garden_desktop.games.stalk_exchange.data.flowers import Counts
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig

Step: TypeAlias = tuple[int, ...]
"""Types of one final value, which the tie-break counts together."""


def bust(config: RulesConfig, values: Counts) -> Counts:
    """The final values: the highest loses half, all that share it do (SE-79, SE-80, SE-103)."""
    top = max(values)
    kept = top - top // 2 if config.rest_up else top // 2
    return tuple(kept if value == top else value for value in values)


def worth(portfolio: Counts, finals: Counts) -> int:
    """Flowers times final value, all added up (SE-83)."""
    return sum(map(int.__mul__, portfolio, finals))


def steps(finals: Counts) -> tuple[Step, ...]:
    """The types by final value, the dearest first; equal ones are one step (SE-89)."""
    return tuple(
        tuple(flower for flower, value in enumerate(finals) if value == price)
        for price in sorted(set(finals), reverse=True)
    )


def standing(portfolio: Counts, finals: Counts) -> tuple[int, ...]:
    """What players are compared by: points, then the flowers held of each step (SE-85 to SE-88)."""
    held = (sum(portfolio[flower] for flower in step) for step in steps(finals))
    return (worth(portfolio, finals), *held)


def ranked(standings: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The places: equals share one and the next is left out (SE-91)."""
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def decided_at(standings: Sequence[tuple[int, ...]], winners: Sequence[int]) -> int | None:
    """The entry in which the winners stand above the best of those level with them on points.

    None where points were enough, and where nothing told anybody apart.
    """
    best = standings[winners[0]]
    rival = max((one for side, one in enumerate(standings) if one[0] == best[0] and side not in winners), default=best)
    return next((n for n, (mine, yours) in enumerate(zip(best, rival, strict=True)) if mine != yours), None)
