"""Places and pieces in reading order: market, garden, exchange, own portfolio, buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.view_model import Piece, Place
from garden_desktop.games.stalk_exchange.advice.preview import open_spaces
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, FLOWER_NAMES, FLOWERS, TYPES, is_bloom, type_of
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


_IN_BASKET: Final = 40.0


def pieces(seen: MarketViewFacts) -> Iterator[Piece]:
    """Every piece on the table now."""
    yield from _prices(seen)
    yield from _track(seen)
    yield from _garden_pieces(seen)
    yield from _basket(seen)
    yield from _row(seen)
    yield from _shed_pieces(seen)


def _prices(seen: MarketViewFacts) -> Iterator[Piece]:
    for flower, value in enumerate(seen.shown.values):
        label = VALUE.of(flower=FLOWER_NAMES[flower], value=value)
        place = ids.value_id(flower)
        yield Piece(place, place, ids.bloom_sprite(flower), label, layout.VALUE_SIZE, layout.VALUE_SIZE)


def _track(seen: MarketViewFacts) -> Iterator[Piece]:
    for number, flower in enumerate(seen.shown.laid, 1):
        label = HARVESTED.of(flower=FLOWER_NAMES[flower], number=number)
        place = ids.track_id(number)
        box = layout.track_box(seen.config.start, number)
        yield Piece(place, place, ids.bloom_sprite(flower), label, box.w, box.h, number)


def _garden_pieces(seen: MarketViewFacts) -> Iterator[Piece]:
    board = seen.config.board
    size = layout.token_size(board)
    for space, (name, code) in enumerate(zip(board.names, seen.shown.garden, strict=True)):
        if code != EMPTY:
            sprite = ids.bloom_sprite(type_of(code)) if is_bloom(code) else ids.bulb_sprite(type_of(code))
            yield Piece(name, name, sprite, flower_label(seen, space), size, size)


def flower_label(seen: MarketViewFacts, space: int) -> Message:
    """Label of the flower on a space: type, size of its group, open spaces (8.2)."""
    code = seen.shown.garden[space]
    flower, group = FLOWER_NAMES[type_of(code)], seen.group_on.get(space)
    if group is None:
        return (BULB_STUCK if space in seen.preview.waiting else BULB).of(flower=flower)
    if group.surrounded:
        room = NO_ROOM
    elif not open_spaces(group):
        room = ROOM_AT_EDGE
    else:
        room = ROOM.of(n=open_spaces(group))
    label = BLOOM if is_bloom(code) else BULB_IN_GROUP
    return label.of(flower=flower, n=len(group.spaces), room=room)


def _basket(seen: MarketViewFacts) -> Iterator[Piece]:
    for number, flower in enumerate(seen.shown.basket, 1):
        label = CUT.of(flower=FLOWER_NAMES[flower])
        yield Piece(
            f"{ids.BASKET}-{number}", ids.BASKET, ids.bloom_sprite(flower), label, _IN_BASKET, _IN_BASKET, number
        )


def _row(seen: MarketViewFacts) -> Iterator[Piece]:
    config, out = seen.config, next_out(seen)
    size = layout.slot_size(config.slots)
    for slot, flower in enumerate(seen.shown.row):
        if flower == EMPTY:
            continue
        label = (NEXT_OUT if slot == out else OFFERED).of(flower=FLOWER_NAMES[flower], slot=slot + 1)
        place = ids.slot_id(slot)
        yield Piece(place, place, ids.bulb_sprite(flower), label, size, size)


def _shed_pieces(seen: MarketViewFacts) -> Iterator[Piece]:
    for flower, number in enumerate(seen.own or ()):
        if number:
            value = seen.shown.values[flower]
            label = BUNCH.of(flowers=names.counted_one(flower, number), value=value, worth=number * value)
            place = ids.shed_id(flower)
            yield Piece(place, place, ids.bloom_sprite(flower), label, layout.BUNCHES.first.w, layout.BUNCHES.first.h)


def planted(seen: MarketViewFacts, place: str, piece: str) -> Message | None:
    """Sentence for lists on planting `piece` on `place`; None if that is not a Plant."""
    slot = ids.slot_of(seen.config, piece)
    if slot == ids.NOTHING or ids.space_of(seen.config, place) == ids.NOTHING:
        return None
    return PLANT.of(flower=FLOWER_NAMES[seen.view.row[slot]], space=place, slot=slot + 1)


PLANT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Plant on {space}: {flower} from slot {slot}")
VALUE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower} is worth {value}")
HARVESTED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower}, harvest number {number}")
BULB: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower} bulb")
BULB_STUCK: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower} bulb that can’t bloom (no empty space beside it)")
BULB_IN_GROUP: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower} bulb in a group of %n, {room}")
BLOOM: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower} in bloom in a group of %n, {room}")
ROOM: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n empty space(s) beside it")
ROOM_AT_EDGE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "open at the edge")
NO_ROOM: Final = QT_TRANSLATE_NOOP("stalk_exchange", "no empty space beside it")
CUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower}, harvested")
OFFERED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower} in slot {slot}")
NEXT_OUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower} in slot {slot}, goes to the Compost next")
BUNCH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flowers} at {value}: {worth}")
