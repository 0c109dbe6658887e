"""Evaluation weights of the computer players of Paths & Flower Beds, read from `players.toml`."""

from __future__ import annotations

from typing import NamedTuple


class Character(NamedTuple):
    """Evaluation weights of one level at one table; a weight that players.toml leaves out has the default below.

    noise    standard deviation, in points, of the Gaussian noise added to the value of a garden
    ahead    hundreds of gardens evaluated in the look-ahead over the next path; 0: no look-ahead
    trust    weight of the look-ahead against the static value, 0 to 1
    tempo    points for naming a piece that fits in few places once its own route is complete; before that, in many
    end      share of the squares still free when the end of the game is expected
    pace     gaps in the route expected to be closed for each turn left
    sharp    slope of the logistic function of that; sure: its offset
    narrow   extra cost of a gap that few path pieces fit; closed: cost of one that none fits
    charm    detour worth taking for flowers and fountains; lure: the same for a second route, 0 for none
    hope     points along a route assumed when its end gate is chosen
    partial  value of a point if the route is not completed; cut: penalty of a garden without any route
    second   weight of the second-best route, as a reserve
    ripe     turns left from which on the following probabilities hold in full
    one_1 .. one_3  probability that a path square lacking one type is circled, by free squares beside it
    two_1 .. two_3  the same for a square lacking two types
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
