"""What lies where: the plates of lands, and the cards of the hand, where the draft has put them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from garden_desktop.core.places import Piece
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.data.words import RESOURCE_NAMES
from garden_desktop.games.fire_and_flora.table import ids, layout
from garden_desktop.games.fire_and_flora.table.band import band
from garden_desktop.games.fire_and_flora.table.cards import hand, labels
from garden_desktop.games.fire_and_flora.table.offer import places as sheet_places
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts


def pieces(seen: FloraViewFacts) -> Iterator[Piece]:
    """Every piece to be seen now."""
    if seen.sheet is not None:
        yield from sheet_places.pieces(seen.sheet)
        return
    yield from _lands(seen)
    if seen.band is not None:
        yield from band.pieces(seen.band)
    yield from _hand(seen)


def _lands(seen: FloraViewFacts) -> Iterator[Piece]:
    config = seen.config
    for plate in seen.plates():
        card = ids.land_of(config, plate.code)
        content = _content(seen, card, plate.price)
        label = labels.details(config, card, content, plate.price, seen.stranger(card))
        yield Piece(ids.land_piece(config, card), plate.code, plate.sprite, label, plate.box.w, plate.box.h)


def _content(seen: FloraViewFacts, card: int, price: int | None) -> int:
    """What stands on a land, or will when it is bought."""
    if seen.config.is_building(card):
        return BUILT + card
    return seen.view.on[card] if price is None else offered(seen, card)


def offered(seen: FloraViewFacts, card: int) -> int:
    """What will grow on a land of the market when it is bought."""
    plant = seen.config.lands[card].plant
    return plant if plant != EMPTY and seen.view.pool[plant >> 1] else EMPTY


def _hand(seen: FloraViewFacts) -> Iterator[Piece]:
    held = seen.hand
    if seen.mode == "burn":
        return
    if held is None:
        for number in range(1, seen.view.sizes[seen.holder] + 1):
            yield Piece(f"back-{number}", ids.HAND, "card-back", BACK, *layout.CARD, number)
        return
    for well in hand.wells(seen.config, held):
        label = RESOURCE_NAMES[well.kind]
        for number in well.numbers:
            place = hand.lies(seen.draft, well, number)
            z = number if place == well.id else 0
            sprite = ids.card_sprite(well.kind)
            yield Piece(ids.card(well.kind, number), place, sprite, label, *layout.CARD, z, face=_face(seen, well.kind))


def _face(seen: FloraViewFacts, kind: int) -> Literal["up", "dim"]:
    """Cards that would not stop anything now are dim, to whoever looks for one."""
    useless = seen.band is not None and seen.band.looking and not seen.band.stops(kind)
    return "dim" if useless else "up"


BACK: Final = QT_TRANSLATE_NOOP("fire_and_flora", "A covered card")
