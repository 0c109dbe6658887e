"""Pieces on the table: Stalk Values, harvested flowers, bulbs and blooms, exchange, own portfolio."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.view_model import Piece
from garden_desktop.games.stalk_exchange.advice.preview import open_spaces
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, FLOWER_NAMES, is_bloom, type_of
from garden_desktop.games.stalk_exchange.rules import names
from garden_desktop.games.stalk_exchange.table import ids, layout
from garden_desktop.games.stalk_exchange.table.places import next_out
from garden_desktop.games.stalk_exchange.table.view_facts import MarketViewFacts

_IN_BASKET: Final = 40.0


def pieces(seen: MarketViewFacts) -> Iterator[Piece]:
    """Every piece on the table now."""
    yield from _prices(seen)
    yield from _track(seen)
    yield from _garden(seen)
    yield from _basket(seen)
    yield from _row(seen)
    yield from _shed(seen)


def _prices(seen: MarketViewFacts) -> Iterator[Piece]:
    for flower, value in enumerate(seen.shown.values):
        label = PRICE.of(flower=FLOWER_NAMES[flower], value=value)
        place = ids.value_id(flower)
        yield Piece(place, place, ids.bloom_sprite(flower), label, layout.VALUE_SIZE, layout.VALUE_SIZE)


def _track(seen: MarketViewFacts) -> Iterator[Piece]:
    for number, flower in enumerate(seen.shown.laid, 1):
        label = HARVESTED.of(flower=FLOWER_NAMES[flower], number=number)
        place = ids.track_id(number)
        box = layout.track_box(seen.config.start, number)
        yield Piece(place, place, ids.bloom_sprite(flower), label, box.w, box.h, number)


def _garden(seen: MarketViewFacts) -> Iterator[Piece]:
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


def _shed(seen: MarketViewFacts) -> Iterator[Piece]:
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
PRICE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower} is worth {value}")
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
