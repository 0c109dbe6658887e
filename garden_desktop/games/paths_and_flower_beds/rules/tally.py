"""Statistics over many matches: the longest walk, and the shape named most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.tally import Statistic, StatisticCount
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.paths_and_flower_beds.data.pack import shape_name
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import Move, State

FIGURES: Final = (
    Statistic(
        "walk",
        "most",
        QT_TRANSLATE_NOOP("paths_and_flower_beds", "Longest walk"),
        QT_TRANSLATE_NOOP("paths_and_flower_beds", "longest walk %n square(s)"),
    ),
    Statistic(
        "named",
        "favourite",
        QT_TRANSLATE_NOOP("paths_and_flower_beds", "Names most"),
        QT_TRANSLATE_NOOP("paths_and_flower_beds", "names most often: {what}, %n time(s)"),
    ),
)


class WalkTally:
    """Statistics of one match; walks are those that count at the end."""

    figures = FIGURES

    def __init__(self, rules: FlowerRules) -> None:
        self._rules = rules

    def count(self, before: State, move: Move, after: State) -> Iterator[StatisticCount]:
        if move.kind == "name":
            yield StatisticCount(before.mover, "named", about=shape_name(self._rules.config.pack, move.piece))
        if after.phase == "over" and before.phase != "over":
            for seat, walk in enumerate(self._rules.walks.counted(after)):
                yield StatisticCount(seat, "walk", len(walk.squares) if walk else 0)


LADDER: Final = None
TALLY: Final = WalkTally
