"""Better numbers for a computer player, found by self-play: the cross-entropy method."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from statistics import fmean, pstdev
from typing import Final, NamedTuple, TypeAlias

Numbers: TypeAlias = Mapping[str, float]
Measure: TypeAlias = Callable[[Numbers, Sequence[int]], float]
"""The share that a player with such numbers wins of these deals."""

SPREAD: Final = 0.3
LEAST: Final = 0.1
"""The first candidates lie so far round where it began, as a part of each number, or so far in all."""
ELITE: Final = 4
"""One in so many candidates is followed."""


class Effort(NamedTuple):
    """How long it looks: rounds, candidates in each of them, and deals that each of these plays."""

    rounds: int
    candidates: int
    deals: int


class Found(NamedTuple):
    """Where a round ended: numbers, and the share its best candidates won."""

    numbers: Numbers
    share: float


def tune(measure: Measure, start: Numbers, effort: Effort, seed: int) -> Iterator[Found]:
    """The middle of the best candidates, round for round; the same seed finds the same.

    All candidates of a round play the same deals, those of the next round others. The first candidate of a round is
    where it stands.
    """
    rng, middle = Random(seed), dict(start)
    reach = {name: max(LEAST, SPREAD * abs(number)) for name, number in start.items()}
    for number in range(effort.rounds):
        deals = range(seed + number * effort.deals, seed + (number + 1) * effort.deals)
        candidates = [middle, *(_near(middle, reach, rng) for _ in range(effort.candidates - 1))]
        rated = sorted(((measure(one, deals), one) for one in candidates), key=lambda pair: -pair[0])
        elite = rated[: max(2, effort.candidates // ELITE)]
        for name in middle:
            values = [one[name] for _, one in elite]
            reach[name] = (reach[name] + pstdev(values)) / 2
        middle = {name: round(fmean(one[name] for _, one in elite), 3) for name in middle}
        yield Found(middle, fmean(share for share, _ in elite))


def _near(middle: Numbers, reach: Numbers, rng: Random) -> dict[str, float]:
    return {name: round(rng.gauss(middle[name], reach[name]), 3) for name in middle}
