"""Statistics over many matches: crashes caused, and the flower planted most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.tally import Statistic, StatisticCount
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.stalk_exchange.data.flowers import type_of
from garden_desktop.games.stalk_exchange.rules import names
from garden_desktop.games.stalk_exchange.rules.rules import MarketRules
from garden_desktop.games.stalk_exchange.rules.state import Move, State

FIGURES: Final = (
    Statistic(
        "crash",
        "sum",
        QT_TRANSLATE_NOOP("stalk_exchange", "Crashes caused"),
        QT_TRANSLATE_NOOP("stalk_exchange", "crashes caused: %n"),
    ),
    Statistic(
        "planted",
        "favourite",
        QT_TRANSLATE_NOOP("stalk_exchange", "Plants most"),
        QT_TRANSLATE_NOOP("stalk_exchange", "plants most often: {what}, %n time(s)"),
    ),
)


class MarketTally:
    """Statistics of one match. A crash counts for the seat in whose turn it comes."""

    figures = FIGURES

    def __init__(self, rules: MarketRules) -> None:
        pass

    def count(self, before: State, move: Move, after: State) -> Iterator[StatisticCount]:
        if after.crash and not before.crash and before.turn >= 0:
            yield StatisticCount(before.turn, "crash")
        if move.kind == "plant":
            yield StatisticCount(before.turn, "planted", about=names.bare(type_of(move.flower)))


LADDER: Final = None
TALLY: Final = MarketTally
