"""The figures of the game: what a data pack holds once it is checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

SEATS: Final = (2, 3, 4, 5)
SIDES: Final = ("3", "4", "5")
LENGTHS: Final = ("short", "normal", "long")
START_BLOOMS: Final = 5


@dataclass(frozen=True, slots=True)
class MarketPack:
    """Figures of one pack.

    flowers        tokens of each of the five types
    box            Seedy Business tokens in the box
    basic          basic actions a turn
    slots          slots of the exchange
    scale          highest space of Market Track and Stalk Values; the lowest is 0
    portfolio, tokens, start, cap: by number of players
    side_shift, length_shift: added to the start space, by the option's value
    gardens        lengths of the rows, by the value of garden_side
    """

    id: str
    digest: str
    flowers: int
    box: int
    basic: int
    slots: int
    scale: int
    portfolio: Mapping[int, int]
    tokens: Mapping[int, int]
    start: Mapping[int, int]
    cap: Mapping[int, int]
    side_shift: Mapping[str, int]
    length_shift: Mapping[str, int]
    gardens: Mapping[str, tuple[int, ...]]

    def start_space(self, seats: int, side: str, length: str) -> int:
        """Where the first harvested flower is laid (SE-16, SE-99, SE-105)."""
        return self.start[seats] + self.side_shift[side] + self.length_shift[length]
