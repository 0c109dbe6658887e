"""Statistics over many matches: plants lost to fires, and the card played most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.tally import Statistic, StatisticCount
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, RESOURCE_NAMES
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.state import State

FIGURES: Final = (
    Statistic(
        "burned",
        "sum",
        QT_TRANSLATE_NOOP("fire_and_flora", "Lost to fire"),
        QT_TRANSLATE_NOOP("fire_and_flora", "lost %n plant(s) to fire"),
    ),
    Statistic(
        "played",
        "favourite",
        QT_TRANSLATE_NOOP("fire_and_flora", "Plays most"),
        QT_TRANSLATE_NOOP("fire_and_flora", "plays most: {what}, %n time(s)"),
    ),
)


class FloraTally:
    """Statistics of one match. A plant counts as lost if a step of a Fire Event changes its parcel."""

    figures = FIGURES

    def __init__(self, rules: FloraRules) -> None:
        self._config = rules.config

    def count(self, before: State, move: Move, after: State) -> Iterator[StatisticCount]:
        if self._burns(before, move, after):
            for seat, row in enumerate(before.rows):
                lost = sum(0 <= before.on[land] < BUILT and after.on[land] != before.on[land] for land in row)
                if lost:
                    yield StatisticCount(seat, "burned", lost)
        if move.kind == "play":
            cards = CAUSES[move.cause]
            yield from (StatisticCount(before.ask.seat, "played", about=RESOURCE_NAMES[card]) for card in cards)

    def _burns(self, before: State, move: Move, after: State) -> bool:
        drawn = move.card if move.kind == "event" else before.event
        return any(
            event >= 0 and self._config.cards[event].effect == "fire" for event in (drawn, before.event, after.event)
        )


LADDER: Final = None
TALLY: Final = FloraTally
