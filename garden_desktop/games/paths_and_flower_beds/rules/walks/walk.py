"""Walks and their score: circled squares, fountains, gate bonus (PF-19 to PF-29)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from garden_desktop.core.square import mask_of
from garden_desktop.games.paths_and_flower_beds.data.garden_map import WalkGround

GATE_TO_GATE = 10
OPPOSITE_GATES = 15


class Walk(NamedTuple):
    """A walk and its score: squares in walking order, circled squares, fountains, gate bonus."""

    squares: tuple[int, ...]
    circled: int
    fountains: int
    bonus: int

    @property
    def total(self) -> int:
        return self.circled + self.fountains + self.bonus


NO_WALK = Walk((), 0, 0, 0)
"""Walk of a garden without path on any gate (PF-64)."""


def circled(ground: WalkGround, path: int, beds: Sequence[int]) -> int:
    """Mask of path squares bordered by two types of flowers; water counts as any type (PF-66 to PF-72)."""
    board = ground.board
    # Two-bit counters on masks: squares beside at least one and two types, and at least one and two water squares.
    one = two = 0
    for bed in beds:
        beside = board.near(bed)
        two |= one & beside
        one |= beside
    wild = wilder = 0
    for beside in board.sides(ground.water):
        wilder |= wild & beside
        wild |= beside
    return path & (two | wild & one | wilder)


def scored(ground: WalkGround, rings: int, squares: tuple[int, ...]) -> Walk:
    """Walk with its score; `rings` is the mask of circled squares (PF-24 to PF-29)."""
    mask = mask_of(squares)
    points, fountains = (mask & rings).bit_count(), (mask & ground.fountains).bit_count()
    return Walk(squares, points, fountains, bonus_of(ground, squares[0], squares[-1]) if squares else 0)


def bonus_of(ground: WalkGround, one: int, other: int) -> int:
    """Gate bonus of a walk with these two ends (PF-27, PF-28, PF-63, PF-73)."""
    if one == other or not (ground.gates >> one & 1 and ground.gates >> other & 1):
        return 0
    return OPPOSITE_GATES if (one, other) in ground.opposites else GATE_TO_GATE


def well_written(ground: WalkGround, squares: tuple[int, ...]) -> tuple[int, ...]:
    """Squares of a walk in canonical direction (PF-108)."""
    first, last = squares[0], squares[-1]
    gates = ground.gates
    back = not gates >> first & 1 or (gates >> last & 1 and last < first)
    return squares[::-1] if back else squares
