"""Prices, harvested flowers and the own bunches in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine, ValueChange
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.stalk_exchange.data.words import FLOWER_NAMES
from garden_desktop.games.stalk_exchange.rules import names
from garden_desktop.games.stalk_exchange.rules.scoring import bust
from garden_desktop.games.stalk_exchange.rules.upkeep import spare
from garden_desktop.games.stalk_exchange.table import ids
from garden_desktop.games.stalk_exchange.table.view_facts import MarketViewFacts


def value(seen: MarketViewFacts, flower: int) -> Inspection:
    """The Stalk Value of a type."""
    now = seen.shown.values[flower]
    return Inspection(
        VALUE_OF.of(flower=FLOWER_NAMES[flower]),
        VALUE,
        (*_own(seen, flower), *_changes(seen, flower)),
        (LEADS if now and not seen.fallen and now == max(seen.shown.values) else BUST_TAKES,),
        "market",
        (ids.bloom_sprite(flower), str(now)),
    )


def harvested(seen: MarketViewFacts, number: int) -> Inspection:
    """A flower on the Market Track."""
    flower = seen.shown.laid[number - 1]
    steps = max(0, spare(seen.config, len(seen.shown.laid), seen.shown.values))
    lines = [InspectionLine(RAISED, (ids.bloom_sprite(flower),), FLOWER_NAMES[flower])]
    if not seen.closed:
        lines.append(InspectionLine(STEPS.of(n=steps)))
    return Inspection(HARVESTED.of(number=number), TRACK, tuple(lines), (), "market")


def bunch(seen: MarketViewFacts, flower: int) -> Inspection:
    """The flowers of a type in the own shed."""
    lines = (*_own(seen, flower), *_changes(seen, flower))
    return Inspection(FLOWER_NAMES[flower], BUNCH, lines, (SECRET,), "portfolio")


def _own(seen: MarketViewFacts, flower: int) -> Iterator[InspectionLine]:
    """What these eyes hold of it, and what that is worth."""
    if seen.own is None:
        return
    number, value = seen.own[flower], seen.shown.values[flower]
    text = WORTH.of(flowers=names.counted_one(flower, number), value=value, worth=number * value)
    yield InspectionLine(text, (ids.bloom_sprite(flower),))


def _changes(seen: MarketViewFacts, flower: int) -> Iterator[InspectionLine]:
    """The price after this turn, and after a Bust."""
    if seen.fallen:
        return
    now, then = seen.shown.values[flower], seen.preview.risen[flower]
    if seen.view.phase == "act" and then != now:
        yield InspectionLine(TURN_ENDS, (), None, ValueChange(now, then))
    after = bust(seen.config, seen.shown.values)[flower]
    if after != now:
        yield InspectionLine(CRASH_NOW, (), None, ValueChange(now, after))


VALUE_OF: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Stalk Value: {flower}")
VALUE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "What one flower of this kind is worth. Each one harvested adds 1")
LEADS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "It is the dearest: the Bust would take half of it at the end.")
BUST_TAKES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "At the end the Bust takes half of the highest value alone.")
HARVESTED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Harvest number {number}")
TRACK: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Market Track: each harvested flower lies one space lower")
RAISED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "was cut, and its value rose by 1")
STEPS: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "%n step(s) to the crash. It comes when the last flower lies lower than the highest value."
)
BUNCH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Flowers in your Stalk Portfolio: all you score with in the end")
SECRET: Final = QT_TRANSLATE_NOOP("stalk_exchange", "You alone see them. A Swap changes one for another kind.")
WORTH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flowers} at {value}: {worth} for you")
TURN_ENDS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "When this turn ends")
CRASH_NOW: Final = QT_TRANSLATE_NOOP("stalk_exchange", "If the crash came now")
