"""Cheapest routes through many gardens at once."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from garden_desktop.games.paths_and_flower_beds.advice.plots import Bytes, GardenArrays, Numbers

Costs: TypeAlias = NDArray[np.int16]

NEVER: Final = 15_000
"""The cost of what cannot be walked, and more than any route costs."""
CHECKED: Final = 4
"""So many steps are made before it is looked whether anything still changes."""


def spread(plots: GardenArrays, costs: Costs, source: int) -> Costs:
    """What it costs to come from one square to every other, both ends counted (Bellman and Ford)."""
    found = np.full((plots.rows, costs.shape[1]), NEVER, np.int16)
    found[source] = costs[source]
    inner, inside = found[plots.inner], costs[plots.inner]
    best = np.empty_like(inner)
    for turn in range(plots.size):
        before = inner.copy() if turn % CHECKED == 0 else None
        one, other, below, above = (
            found[plots.margin + step : plots.margin + step + plots.size] for step in plots.strides
        )
        np.minimum(one, other, out=best)
        np.minimum(best, below, out=best)
        np.minimum(best, above, out=best)
        best += inside
        np.minimum(inner, best, out=inner)
        if before is not None and np.array_equal(before, inner):
            break
    return found


def walked(plots: GardenArrays, reach: Costs, source: int, targets: Numbers) -> Bytes:
    """The squares of the cheapest route from `source` to the target of each garden; what is no route is left short."""
    every = np.arange(reach.shape[1])
    squares = np.zeros(reach.shape, np.uint8)
    at = targets.copy()
    for _ in range(plots.size):
        squares[at, every] = 1
        around = at + plots.steps[:, None]
        ahead = reach[around, every]
        best = ahead.argmin(axis=0)
        on = (at != source) & (ahead[best, every] < reach[at, every])
        if not on.any():
            break
        at = np.where(on, around[best, every], at)
    return squares
