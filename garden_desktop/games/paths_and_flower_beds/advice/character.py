"""How far a computer player of Paths & Flower Beds sees, and how it judges a garden: the numbers in `players.toml`."""

from __future__ import annotations

from typing import NamedTuple


class Character(NamedTuple):
    """How one level judges at one table. Without a word in the file a number is what stands here.

    noise    standard deviation, in points, of what it takes a garden for
    ahead    hundreds of gardens it looks at to see how the next path would lie; 0: it does not look ahead
    trust    how much what it sees there weighs against what it takes a garden for at first sight
    tempo    points it gives up to name what fits nowhere once its own way is through, and what fits well before
    end      the part of the squares that is still free when it expects the end
    pace     how many gaps it hopes to close in a turn that is left
    sharp    how sure it is of that; sure: how confident
    narrow   what a gap costs more that few paths fit; closed: that none fits
    charm    how far a way goes round for flowers and fountains; lure: another way, that goes further, 0 for none
    hope     the points it expects of a walk where it chooses its end
    partial  what a point is worth where the crossing fails; cut: what a garden without a way costs
    second   what another way in reserve is worth
    ripe     turns that must be left for flowers to be as likely as the following say
    one_1 .. one_3  the chance of a circle where one type is lacking and so many squares beside it are free
    two_1 .. two_3  the same where two types are lacking
    """

    noise: float = 0.1
    ahead: float = 0
    trust: float = 0.7
    tempo: float = 0
    end: float = 0.25
    pace: float = 0.65
    sharp: float = 1.0
    sure: float = -0.45
    narrow: float = 3.0
    closed: float = 8.5
    charm: float = 0.3
    lure: float = 0
    hope: float = 3.0
    partial: float = 0.5
    cut: float = 3.0
    second: float = 0.15
    ripe: float = 4.0
    one_1: float = 0.45
    one_2: float = 0.65
    one_3: float = 0.75
    two_1: float = 0.05
    two_2: float = 0.25
    two_3: float = 0.35
