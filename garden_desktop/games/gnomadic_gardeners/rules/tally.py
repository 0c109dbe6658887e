"""Statistics over many matches: gnome played most, favourite task, best round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.tally import LadderAxis, SoloLadder, Statistic, StatisticCount
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.gnomadic_gardeners.rules import names
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State, bits_of

FIGURES: Final = (
    Statistic(
        "sent",
        "favourite",
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Plays most"),
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "plays {what} most, %n time(s)"),
    ),
    Statistic(
        "task",
        "favourite",
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Most fulfilled task"),
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "fulfils most often: {what}, %n time(s)"),
    ),
    Statistic(
        "round",
        "most",
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Best round"),
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "best round {n} bliss"),
    ),
)


class GardenTally:
    """Statistics of one match. Gnomes count when sealed, tasks when fulfilled, rounds when scored."""

    figures = FIGURES

    def __init__(self, rules: GardenRules) -> None:
        self._rules = rules

    def count(self, before: State, move: Move, after: State) -> Iterator[StatisticCount]:
        if move.kind == "commit":
            gnomes = self._rules.config.pack.gnomes
            yield from (StatisticCount(before.turn, "sent", about=gnomes[bit].name) for bit in bits_of(move.bits))
        if move.kind == "fulfil":
            yield from (StatisticCount(before.turn, "task", about=names.task(bit + 1)) for bit in bits_of(move.bits))
        for entry in after.entries[len(before.entries) :]:
            if entry.round and entry.side < self._rules.seats:
                yield StatisticCount(entry.side, "round", entry.total)


LADDER: Final = SoloLadder(
    mode="solo",
    title=QT_TRANSLATE_NOOP("gnomadic_gardeners", "Best leads against the Scarecrow"),
    note=QT_TRANSLATE_NOOP(
        "gnomadic_gardeners",
        "Your best lead in bliss. You win ties. An empty box means you haven’t tried "
        "that one yet: click it to start a match.",
    ),
    across=LadderAxis(
        "month",
        (
            ("none", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Any")),
            ("april", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Apr")),
            ("may", QT_TRANSLATE_NOOP("gnomadic_gardeners", "May")),
            ("june", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Jun")),
            ("july", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Jul")),
            ("august", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Aug")),
            ("september", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Sep")),
            ("october", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Oct")),
        ),
    ),
    up=LadderAxis(
        "start_gnomes",
        (
            ("3", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Bramble: 3 gnomes")),
            ("4", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Thicket: 4 gnomes")),
            ("5", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Orchard: 5 gnomes")),
            ("6", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Meadow: 6 gnomes")),
        ),
    ),
)
TALLY: Final = GardenTally
