"""What is counted over many gardens: the gnome sent out most, the favourite task, and the best round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.tally import Count, Figure
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State, bits_of
from garden_desktop.games.gnomadic_gardeners.table import names

FIGURES: Final = (
    Figure(
        "sent",
        "favourite",
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Sends most"),
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "sends {what} most, %n time(s)"),
    ),
    Figure(
        "task",
        "favourite",
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Favourite task"),
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "likes best: {what}, %n time(s)"),
    ),
    Figure(
        "round",
        "most",
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Best round"),
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "best round {n} bliss"),
    ),
)


class GardenTally:
    """Gnomes count as they are sealed, tasks as they are fulfilled, rounds as they are itemised."""

    figures = FIGURES

    def __init__(self, rules: GardenRules) -> None:
        self._rules = rules

    def count(self, before: State, move: Move, after: State) -> Iterator[Count]:
        if move.kind == "commit":
            gnomes = self._rules.law.pack.gnomes
            yield from (Count(before.turn, "sent", about=gnomes[bit].name) for bit in bits_of(move.bits))
        if move.kind == "fulfil":
            yield from (Count(before.turn, "task", about=names.task(bit + 1)) for bit in bits_of(move.bits))
        for entry in after.entries[len(before.entries) :]:
            if entry.round and entry.side < self._rules.seats:
                yield Count(entry.side, "round", entry.total)


TALLY: Final = GardenTally
