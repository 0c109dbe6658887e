"""Places on the table in reading order: market, garden, exchange, own portfolio, buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.view_model import Place
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, FLOWERS, TYPES
from garden_desktop.games.stalk_exchange.rules import names
from garden_desktop.games.stalk_exchange.table import ids, layout
from garden_desktop.games.stalk_exchange.table.view_facts import MarketViewFacts


def places(seen: MarketViewFacts) -> Iterator[Place]:
    """Every place on the table now."""
    yield from _market(seen)
    yield from _garden(seen)
    yield from _exchange(seen)
    if seen.own is not None:
        yield from _shed(seen)
    if seen.deciding:
        yield from _buttons(seen)


def _market(seen: MarketViewFacts) -> Iterator[Place]:
    start, shown = seen.config.start, seen.shown
    for flower, value in enumerate(shown.values):
        box = layout.value_box(start, flower, value)
        yield Place(ids.value_id(flower), "spot", *box, PRICE.of(flower=names.bare(flower)), group="market")
    for number in range(1, len(shown.laid) + 1):
        space = seen.config.track_space(number)
        label = TRACK.of(space=space) if space >= 0 else BESIDE
        yield Place(ids.track_id(number), "spot", *layout.track_box(start, number), label, group="market")


def _garden(seen: MarketViewFacts) -> Iterator[Place]:
    board = seen.config.board
    for space, name in enumerate(board.names):
        yield Place(name, "hex", *layout.garden(board).box(space), SPACE.of(space=name), group="garden")
    if seen.shown.basket:
        yield Place(
            ids.BASKET, "row", *layout.mouth_box(len(seen.shown.basket)), THE_BASKET, style="basket", group="garden"
        )


def _exchange(seen: MarketViewFacts) -> Iterator[Place]:
    config = seen.config
    yield Place(ids.GREENHOUSE, "text", *layout.GREENHOUSE, greenhouse_label(seen), group="row")
    for slot in range(config.slots):
        box, number = layout.slot_box(config.slots, slot), slot + 1
        yield Place(ids.slot_id(slot), "spot", *box, SLOT.of(slot=number), key=str(number), group="row")
    yield Place(ids.COMPOST, "text", *layout.COMPOST, compost_label(seen), group="row")


def greenhouse_label(seen: MarketViewFacts) -> Message:
    """Label of the Greenhouse, with its number where the option `bag_counts` shows it (SE-104)."""
    return GREENHOUSE if seen.config.bag_counts == "none" else GREENHOUSE_HOLDS.of(n=seen.view.left)


def compost_label(seen: MarketViewFacts) -> Message:
    """Label of the Compost, as far as the option `bag_counts` shows it."""
    found = seen.shown.compost
    if seen.config.bag_counts == "none":
        return COMPOST
    if seen.config.bag_counts == "by_type" and any(found):
        return COMPOST_BY_TYPE.of(flowers=names.counted(found))
    return COMPOST_HOLDS.of(n=sum(found))


def _shed(seen: MarketViewFacts) -> Iterator[Place]:
    for flower in range(TYPES):
        label = SHED[FLOWERS[flower]]
        yield Place(ids.shed_id(flower), "spot", *layout.BUNCHES.box(flower), label, group="shed")


def _buttons(seen: MarketViewFacts) -> Iterator[Place]:
    if seen.config.tokens:
        yield Place(ids.FLUSH, "button", *layout.FLUSH_BUTTON, FRESH_ROW, key="F", group="buttons")
    style = "" if seen.must_act else "primary"
    yield Place(ids.END, "button", *layout.END_BUTTON, END_TURN, key="E", style=style, group="buttons")


def next_out(seen: MarketViewFacts) -> int:
    """Slot whose flower goes to Compost when the turn ends; EMPTY with an empty row (SE-66)."""
    return max((slot for slot, flower in enumerate(seen.shown.row) if flower != EMPTY), default=EMPTY)


PRICE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Stalk Value: {flower}")
TRACK: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Market Track, space {space}")
BESIDE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Beside the Market Track")
SPACE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Space {space}")
THE_BASKET: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The harvest basket")
SLOT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Exchange, slot {slot}")
GREENHOUSE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Greenhouse")
GREENHOUSE_HOLDS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Greenhouse: %n flower(s) left")
COMPOST: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Compost")
COMPOST_HOLDS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Compost: %n flower(s)")
COMPOST_BY_TYPE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Compost: {flowers}")
FRESH_ROW: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Flush")
END_TURN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "End turn")
SHED: Final = {
    "dahlia": QT_TRANSLATE_NOOP("stalk_exchange", "Your dahlias"),
    "daffodil": QT_TRANSLATE_NOOP("stalk_exchange", "Your daffodils"),
    "globemaster": QT_TRANSLATE_NOOP("stalk_exchange", "Your globemasters"),
    "snowdrop": QT_TRANSLATE_NOOP("stalk_exchange", "Your snowdrops"),
    "tulip": QT_TRANSLATE_NOOP("stalk_exchange", "Your tulips"),
}
