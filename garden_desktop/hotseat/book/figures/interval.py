"""What a share may really be: the Wilson score interval."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

FEWEST: Final = 5
"""Fewer matches are too few to say."""
_Z: Final = 1.959964


class ShareInterval(NamedTuple):
    """`part` of `whole`, beside the share that everybody alike would have."""

    part: int
    whole: int
    even: float = 0.0

    @property
    def value(self) -> float:
        """0 to 1; 0 of none."""
        return self.part / self.whole if self.whole else 0.0

    @property
    def has_enough_matches(self) -> bool:
        """Whether there are enough matches to say anything."""
        return self.whole >= FEWEST

    @property
    def range(self) -> tuple[float, float]:
        """Between these it lies in 95 of 100 such cases, as far as `has_enough_matches`."""
        return wilson(self.part, self.whole)


def wilson(part: int, whole: int) -> tuple[float, float]:
    """The interval of 95 % for a share, which never leaves 0 to 1; all of it where nothing is known."""
    if not whole:
        return 0.0, 1.0
    share, extra = part / whole, _Z * _Z / whole
    middle = (share + extra / 2) / (1 + extra)
    half = _Z * sqrt(share * (1 - share) / whole + extra / (4 * whole)) / (1 + extra)
    return max(0.0, middle - half), min(1.0, middle + half)
