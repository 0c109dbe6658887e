"""Inspections of the market: Stalk Values, harvested flowers, the own portfolio, exchange, bags and buttons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine, ValueChange
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.stalk_exchange.data.flowers import FLOWER_NAMES
from garden_desktop.games.stalk_exchange.rules import names
from garden_desktop.games.stalk_exchange.rules.scoring import bust
from garden_desktop.games.stalk_exchange.rules.upkeep import spare
from garden_desktop.games.stalk_exchange.table import ids, places
from garden_desktop.games.stalk_exchange.table.view_facts import MarketViewFacts


def value(seen: MarketViewFacts, flower: int) -> Inspection:
    """Inspection of the Stalk Value of a type."""
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
    """Inspection of the `number`-th flower on the Market Track, from 1."""
    flower = seen.shown.laid[number - 1]
    steps = max(0, spare(seen.config, len(seen.shown.laid), seen.shown.values))
    lines = [InspectionLine(RAISED, (ids.bloom_sprite(flower),), FLOWER_NAMES[flower])]
    if not seen.closed:
        lines.append(InspectionLine(STEPS.of(n=steps)))
    return Inspection(HARVESTED.of(number=number), TRACK, tuple(lines), (), "market")


def bunch(seen: MarketViewFacts, flower: int) -> Inspection:
    """Inspection of the flowers of one type in the own portfolio."""
    lines = (*_own(seen, flower), *_changes(seen, flower))
    return Inspection(FLOWER_NAMES[flower], BUNCH, lines, (SECRET,), "portfolio")


def _own(seen: MarketViewFacts, flower: int) -> Iterator[InspectionLine]:
    """Yield the line on the viewer's own flowers of a type and their worth."""
    if seen.own is None:
        return
    number, value = seen.own[flower], seen.shown.values[flower]
    text = WORTH.of(flowers=names.counted_one(flower, number), value=value, worth=number * value)
    yield InspectionLine(text, (ids.bloom_sprite(flower),))


def _changes(seen: MarketViewFacts, flower: int) -> Iterator[InspectionLine]:
    """Yield the changes of a Stalk Value: after this turn, and after a Bust now."""
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
LEADS: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "This is the most valuable kind: the Bust would halve it at the end."
)
BUST_TAKES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "At the end the Bust halves only the highest value.")
HARVESTED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Harvest number {number}")
TRACK: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Market Track: each harvested flower goes one space lower")
RAISED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "was harvested, and its value rose by 1")
STEPS: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "%n step(s) to the crash. It comes when the last flower is lower than the highest Stalk Value."
)
BUNCH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Flowers in your Stalk Portfolio: only these score at the end")
SECRET: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Only you can see them. A Swap exchanges one for another kind.")
WORTH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flowers} at {value}: {worth} for you")
TURN_ENDS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "When this turn ends")
CRASH_NOW: Final = QT_TRANSLATE_NOOP("stalk_exchange", "If the market crashed now")


# Exchange, bags and buttons.


def inspect(seen: MarketViewFacts, slot: int) -> Inspection:
    """Inspection of the flower in a slot of the exchange."""
    flower = seen.shown.row[slot]
    return Inspection(
        IN_SLOT.of(flower=FLOWER_NAMES[flower], slot=slot + 1), OFFERED, tuple(_now(seen, slot)), (), "exchange"
    )


def empty(slot: int) -> Inspection:
    """Inspection of an empty slot."""
    return Inspection(SLOT.of(slot=slot + 1), EMPTY_SLOT, (), (), "exchange")


def place(seen: MarketViewFacts, id: str) -> Inspection | None:
    """Inspection of a bag, the basket or a button; None for any other id."""
    label = next((one.label for one in places.places(seen) if one.id == id), None)
    if label is None or id not in PLACES:
        return None
    kind, section, sprites = PLACES[id]
    return Inspection(label, kind, tuple(_costs(seen, id, sprites)), (), section)


def _now(seen: MarketViewFacts, slot: int) -> Iterator[InspectionLine]:
    """Yield lines on the value of the flower in a slot, the own number of its type, and whether Compost is next."""
    flower = seen.shown.row[slot]
    yield InspectionLine(
        STANDS.of(value=seen.shown.values[flower]),
        (ids.bloom_sprite(flower),),
        VALUE_OF.of(flower=FLOWER_NAMES[flower]),
    )
    if seen.own is not None:
        yield InspectionLine(OWN.of(n=seen.own[flower]), (ids.bulb_sprite(flower),))
    if slot == places.next_out(seen):
        yield InspectionLine(NEXT_OUT, ("compost",))


def _costs(seen: MarketViewFacts, id: str, sprites: tuple[str, ...]) -> Iterator[InspectionLine]:
    if id == ids.FLUSH:
        yield InspectionLine(TROWELS.of(n=seen.view.tokens[seen.view.turn]), ("trowel-token",))
    elif sprites and id != ids.BASKET:
        yield InspectionLine(
            LEFT.of(n=seen.view.left) if id == ids.GREENHOUSE and _counted(seen) else GONE[id], sprites
        )


def _counted(seen: MarketViewFacts) -> bool:
    return seen.config.bag_counts != "none"


IN_SLOT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower} in slot {slot}")
SLOT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Slot {slot}")
OFFERED: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "Plant it in the Garden, or swap it for another kind from your Stalk Portfolio"
)
EMPTY_SLOT: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "Empty until this turn ends; then the Exchange moves right and is refilled"
)
STANDS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "is worth {value}")
OWN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "You have %n of this kind.")
NEXT_OUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "It goes to the Compost when this turn ends.")
TROWELS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Costs one token; %n left.")
LEFT: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "%n flower(s) left. The market crashes when the Greenhouse cannot refill the Exchange."
)
GONE: Final[Mapping[str, Message]] = {
    ids.GREENHOUSE: QT_TRANSLATE_NOOP(
        "stalk_exchange", "The market crashes when the Greenhouse cannot refill the Exchange."
    ),
    ids.COMPOST: QT_TRANSLATE_NOOP("stalk_exchange", "Flowers here never come back."),
}
PLACES: Final[Mapping[str, tuple[Message, str, tuple[str, ...]]]] = {
    ids.GREENHOUSE: (
        QT_TRANSLATE_NOOP("stalk_exchange", "The bag that all new flowers are drawn from, each equally likely"),
        "flowers",
        ("greenhouse",),
    ),
    ids.COMPOST: (
        QT_TRANSLATE_NOOP("stalk_exchange", "Each turn the rightmost flower on the Exchange goes here"),
        "refill",
        ("compost",),
    ),
    ids.BASKET: (
        QT_TRANSLATE_NOOP("stalk_exchange", "Harvested flowers go to the Market Track, and their Stalk Values rise"),
        "harvest",
        (),
    ),
    ids.FLUSH: (
        QT_TRANSLATE_NOOP(
            "stalk_exchange", "Seedy Business: all flowers on the Exchange go to the Compost, and new ones are drawn"
        ),
        "flush",
        (),
    ),
    ids.END: (
        QT_TRANSLATE_NOOP("stalk_exchange", "Ends your turn; the Upkeep follows automatically"),
        "turn",
        (),
    ),
}
