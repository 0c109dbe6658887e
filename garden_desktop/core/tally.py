"""Statistics of a game besides points (crashes caused, the longest walk, a favourite card), and its solo ladder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat

Way: TypeAlias = Literal["sum", "most", "favourite"]
"""Aggregation over many matches: the sum, the largest single count, or the most frequent item."""


class Statistic(NamedTuple):
    """Counted quantity. `label` heads a column; `sentence` states it of a player, with the number as `n` and, of a
    favourite, the item as `what`."""

    key: str
    way: Way
    label: Message
    sentence: Message


class StatisticCount(NamedTuple):
    """Increment of a statistic for one seat; `about` is the item counted for a favourite."""

    seat: Seat
    figure: str
    number: int = 1
    about: Message | str = ""


class LadderAxis(NamedTuple):
    """Option as one axis of a solo ladder: its values with their labels."""

    option: str
    values: tuple[tuple[str, Message], ...]


class SoloLadder(NamedTuple):
    """Grid of best leads of one person against an automa, by two options.

    `up` begins with the hardest; `note` explains its numbers.
    """

    mode: str
    title: Message
    note: Message
    across: LadderAxis
    up: LadderAxis


class Tally(Protocol):
    """Counter of statistics in finished matches at one table. Pure; all information is public by then."""

    figures: Sequence[Statistic]

    def count(self, before: Any, move: Any, after: Any) -> Iterable[StatisticCount]:
        """Increments by one move, chance moves included."""
