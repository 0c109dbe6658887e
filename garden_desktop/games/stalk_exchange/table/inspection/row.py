"""The Exchange, its bags and the buttons in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.stalk_exchange.data.words import FLOWER_NAMES
from garden_desktop.games.stalk_exchange.table import ids, places
from garden_desktop.games.stalk_exchange.table.inspection.market import VALUE_OF
from garden_desktop.games.stalk_exchange.table.view_facts import MarketViewFacts


def inspect(seen: MarketViewFacts, slot: int) -> Inspection:
    """A flower that may be planted or swapped."""
    flower = seen.shown.row[slot]
    return Inspection(
        IN_SLOT.of(flower=FLOWER_NAMES[flower], slot=slot + 1), OFFERED, tuple(_now(seen, slot)), (), "exchange"
    )


def empty(slot: int) -> Inspection:
    """A slot with nothing in it."""
    return Inspection(SLOT.of(slot=slot + 1), EMPTY_SLOT, (), (), "exchange")


def place(seen: MarketViewFacts, id: str) -> Inspection | None:
    """What lies about the row, and what is pressed."""
    label = next((one.label for one in places.places(seen) if one.id == id), None)
    if label is None or id not in PLACES:
        return None
    kind, section, sprites = PLACES[id]
    return Inspection(label, kind, tuple(_costs(seen, id, sprites)), (), section)


def _now(seen: MarketViewFacts, slot: int) -> Iterator[InspectionLine]:
    """What it is worth, and what becomes of it."""
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
    "stalk_exchange", "To be planted in the Garden, or swapped for another kind from your Stalk Portfolio"
)
EMPTY_SLOT: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "Empty until this turn ends; then the row slides right and is filled"
)
STANDS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "stands at {value}")
OWN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "You have %n of its kind.")
NEXT_OUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "It goes to the Compost when this turn ends.")
TROWELS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Costs one token; %n left.")
LEFT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n flower(s) left. When it cannot fill the row the market crashes.")
GONE: Final[Mapping[str, Message]] = {
    ids.GREENHOUSE: QT_TRANSLATE_NOOP("stalk_exchange", "When it cannot fill the row the market crashes."),
    ids.COMPOST: QT_TRANSLATE_NOOP("stalk_exchange", "Nothing ever comes out of it."),
}
PLACES: Final[Mapping[str, tuple[Message, str, tuple[str, ...]]]] = {
    ids.GREENHOUSE: (
        QT_TRANSLATE_NOOP("stalk_exchange", "The bag all new flowers come from, each as likely as any other"),
        "flowers",
        ("greenhouse",),
    ),
    ids.COMPOST: (
        QT_TRANSLATE_NOOP("stalk_exchange", "Each turn the rightmost flower of the row ends here"),
        "refill",
        ("compost",),
    ),
    ids.BASKET: (
        QT_TRANSLATE_NOOP("stalk_exchange", "What was cut goes to the Market Track, and its values rise"),
        "harvest",
        (),
    ),
    ids.FLUSH: (
        QT_TRANSLATE_NOOP("stalk_exchange", "Seedy Business: the whole row goes to the Compost, a fresh one comes"),
        "flush",
        (),
    ),
    ids.END: (
        QT_TRANSLATE_NOOP("stalk_exchange", "Ends your turn: harvest, bloom, values and Exchange follow by themselves"),
        "turn",
        (),
    ),
}
