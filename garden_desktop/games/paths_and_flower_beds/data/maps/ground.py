"""A map as walks see it: the board, and what lies on it."""

from __future__ import annotations

from typing import NamedTuple

from garden_desktop.core.square import SquareBoard


class WalkGround(NamedTuple):
    """What a map gives a trace: the board, its gates with their opposites, its water and its fountains.

    gates      gate squares as a mask
    opposites  gate -> the gate opposite, both ways round
    """

    board: SquareBoard
    gates: int
    opposites: tuple[tuple[int, int], ...]
    water: int
    fountains: int
