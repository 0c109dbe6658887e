"""How each level plays: the numbers it judges gardens by."""

from __future__ import annotations

from typing import NamedTuple


class Player(NamedTuple):
    """The taste of one level.

    end      the part of the squares that is still free when it expects the end
    pace     how many gaps it hopes to close a turn that is left
    sharp    how sure it is of that; sure: and how confident
    narrow   what a gap costs more that few paths fit; closed: that none fits
    charm    how far it goes out of its way for flowers and fountains
    hope     the points it expects of a walk where it chooses its end
    partial  what a point is worth where the crossing fails
    cut      what it fears of a garden without a way
    second   what another way in reserve is worth
    ripe     turns after which there is no hurry for flowers
    circles  the chance of a circle by how many types are lacking and how many squares beside are free
    """

    end: float = 0.22
    pace: float = 1.0
    sharp: float = 1.0
    sure: float = 0.0
    narrow: float = 1.5
    closed: float = 8.0
    charm: float = 0.3
    hope: float = 6.0
    partial: float = 0.5
    cut: float = 3.0
    second: float = 0.1
    ripe: float = 4.0
    circles: tuple[tuple[float, ...], ...] = ((1.0, 1.0, 1.0, 1.0), (0.0, 0.45, 0.65, 0.75), (0.0, 0.05, 0.25, 0.35))
