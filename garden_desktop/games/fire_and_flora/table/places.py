"""Places and pieces in reading order: market, event, rows, hand, buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.view_model import Piece, Place
from garden_desktop.games.fire_and_flora.data.cards import RESOURCE_NAMES
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.table import dock, gestures, ids, labels, layout
from garden_desktop.games.fire_and_flora.table.band import block_band
from garden_desktop.games.fire_and_flora.table.band import layout as band_layout
from garden_desktop.games.fire_and_flora.table.offer import places as sheet_places
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts, RowHeader


def places(seen: FloraViewFacts) -> Iterator[Place]:
    """Every place on the table now."""
    if seen.sheet is not None:
        yield from sheet_places.places(seen.sheet)
        return
    yield from _plates(seen)
    yield from _event(seen)
    yield from (place for heading in seen.headings() for place in _heading(seen, heading))
    if seen.acting or (seen.beside and seen.view.ask.kind == "actions"):
        yield Place(ids.ROW, "spot", *seen.own_row, YOUR_ROW, style="row", group=ids.group(seen.home))
    if seen.band is not None:
        yield from block_band.places(seen.band)
    yield from _hand(seen)
    yield from dock.buttons(seen)


def _plates(seen: FloraViewFacts) -> Iterator[Place]:
    config = seen.config
    for plate in seen.plates():
        card = ids.land_of(config, plate.code)
        owner = seen.owner(card)
        group = "market" if owner is None else ids.group(owner)
        label = labels.whose(config, card, seen.stranger(card))
        yield Place(plate.code, "spot", *plate.box, label, style=plate.style, group=group)


def _event(seen: FloraViewFacts) -> Iterator[Place]:
    event = seen.event()
    if event is not None:
        yield Place(ids.EVENT, "text", *event.box, EVENT.of(event=event.name), style="event", group="event")


def _heading(seen: FloraViewFacts, heading: RowHeader) -> Iterator[Place]:
    """Yield the coins and cards of an opponent, which Nefarious can target."""
    if heading.place is not None or heading.seat == seen.home:
        return
    who, group = SideName(heading.seat), ids.group(heading.seat)
    purse, cards = layout.chips(heading.box)
    coins, held = seen.view.coins[heading.seat], seen.view.sizes[heading.seat]
    yield Place(ids.purse(heading.seat), "spot", *purse, COINS.of(who=who, n=coins), style="purse", group=group)
    yield Place(ids.cards(heading.seat), "spot", *cards, CARDS.of(who=who, n=held), style="cards", group=group)


def _hand(seen: FloraViewFacts) -> Iterator[Place]:
    held = seen.hand
    if seen.mode == "burn":
        return
    if held is None:
        box = band_layout.BACKS if seen.mode == "block" else layout.hand_beside(dock.begin(seen))
        yield Place(ids.HAND, "row", *box, COVERED.of(who=SideName(seen.holder)), style="covered", group="hand")
        return
    wells = gestures.wells(seen.config, held)
    room, joined = layout.hand_beside(dock.begin(seen)), gestures.joined(wells, seen.draft)
    boxes = layout.wells(gestures.lying(wells, seen.draft), room, joined)
    for number, (well, box) in enumerate(zip(wells, boxes, strict=True), 1):
        label: Message = labels.YOURS.of(card=RESOURCE_NAMES[well.kind])
        yield Place(well.id, "row", *box, label, key=str(number), style="hand", group="hand")


YOUR_ROW: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Your landscape")
EVENT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Event this turn: {event}")
COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: %n coin(s)")
CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: %n Resource Card(s)")
COVERED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s hidden hand")


# Pieces: plates of lands, and cards of the hand where the draft has put them.


def pieces(seen: FloraViewFacts) -> Iterator[Piece]:
    """Every piece on the table now."""
    if seen.sheet is not None:
        yield from sheet_places.pieces(seen.sheet)
        return
    yield from _lands(seen)
    if seen.band is not None:
        yield from block_band.pieces(seen.band)
    yield from _hand_pieces(seen)


def _lands(seen: FloraViewFacts) -> Iterator[Piece]:
    config = seen.config
    for plate in seen.plates():
        card = ids.land_of(config, plate.code)
        content = _content(seen, card, plate.price)
        label = labels.details(config, card, content, plate.price, seen.stranger(card))
        yield Piece(ids.land_piece(config, card), plate.code, plate.sprite, label, plate.box.w, plate.box.h)


def _content(seen: FloraViewFacts, card: int, price: int | None) -> int:
    """Content of a land, now or once it is bought."""
    if seen.config.is_building(card):
        return BUILT + card
    return seen.view.on[card] if price is None else offered(seen, card)


def offered(seen: FloraViewFacts, card: int) -> int:
    """Plant of a market land once it is bought; EMPTY if the pool has none."""
    plant = seen.config.lands[card].plant
    return plant if plant != EMPTY and seen.view.pool[plant >> 1] else EMPTY


def _hand_pieces(seen: FloraViewFacts) -> Iterator[Piece]:
    held = seen.hand
    if seen.mode == "burn":
        return
    if held is None:
        for number in range(1, seen.view.sizes[seen.holder] + 1):
            yield Piece(f"back-{number}", ids.HAND, "card-back", BACK, *layout.CARD, number)
        return
    for well in gestures.wells(seen.config, held):
        label = RESOURCE_NAMES[well.kind]
        for number in well.numbers:
            place = gestures.lies(seen.draft, well, number)
            z = number if place == well.id else 0
            sprite = ids.card_sprite(well.kind)
            yield Piece(ids.card(well.kind, number), place, sprite, label, *layout.CARD, z, face=_face(seen, well.kind))


def _face(seen: FloraViewFacts, kind: int) -> Literal["up", "dim"]:
    """Face of a card: dim if it would not block the play, for the viewer who is asked."""
    useless = seen.band is not None and seen.band.looking and not seen.band.stops(kind)
    return "dim" if useless else "up"


BACK: Final = QT_TRANSLATE_NOOP("fire_and_flora", "A hidden card")
