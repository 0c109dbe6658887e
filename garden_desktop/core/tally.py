"""Statistics of a game besides points: crashes caused, the longest walk, a favourite card; and its solo ladder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat

Way: TypeAlias = Literal["sum", "most", "favourite"]
"""Over many matches: all added up, the largest of one count, or what came up most often."""


class Statistic(NamedTuple):
    """Something that is counted. `label` heads a column; `sentence` says it of somebody, with the number as `n` and, of
    a favourite, what it is as `what`."""

    key: str
    way: Way
    label: Message
    sentence: Message


class StatisticCount(NamedTuple):
    """So much of a figure, for one seat; `about` is what a favourite is chosen among."""

    seat: Seat
    figure: str
    number: int = 1
    about: Message | str = ""


class LadderAxis(NamedTuple):
    """An option as one direction of a ladder: its values with what they are called there."""

    option: str
    values: tuple[tuple[str, Message], ...]


class SoloLadder(NamedTuple):
    """Matches of one person against a side nobody sits at, by two options: the best lead for each pair of values.

    `up` begins with the hardest; `note` says what its numbers are.
    """

    mode: str
    title: Message
    note: Message
    across: LadderAxis
    up: LadderAxis


class Tally(Protocol):
    """Counts in finished matches at one table. Pure; everything is open by then."""

    figures: Sequence[Statistic]

    def count(self, before: Any, move: Any, after: Any) -> Iterable[StatisticCount]:
        """What one move, chance moves included, adds."""
