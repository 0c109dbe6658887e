"""Shares of games with how far they can be trusted."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964
"""Of the normal distribution, 95 % lie within so many standard deviations."""


class WinShare(NamedTuple):
    """A share of games that were won, and Wilson's score interval of 95 % around it."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.0%} [{self.low:.0%}, {self.high:.0%}]"


def share(won: float, games: int) -> WinShare:
    """The share of `won` in `games`, of which there must be some."""
    found, weight = won / games, 1 + Z * Z / games
    middle = (found + Z * Z / (2 * games)) / weight
    reach = Z * sqrt(found * (1 - found) / games + Z * Z / (4 * games * games)) / weight
    return WinShare(found, middle - reach, middle + reach)
