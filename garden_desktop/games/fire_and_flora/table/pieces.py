"""What lies where: the plates of lands, and the cards of the hand, where the draft has put them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from garden_desktop.core.table import Piece
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.data.words import RESOURCE_NAMES
from garden_desktop.games.fire_and_flora.table import ids, layout
from garden_desktop.games.fire_and_flora.table.band import band
from garden_desktop.games.fire_and_flora.table.cards import hand, labels
from garden_desktop.games.fire_and_flora.table.offer import places as sheet_places
from garden_desktop.games.fire_and_flora.table.stage import Stage


def pieces(stage: Stage) -> Iterator[Piece]:
    """Every piece to be seen now."""
    if stage.sheet is not None:
        yield from sheet_places.pieces(stage.sheet)
        return
    yield from _lands(stage)
    if stage.band is not None:
        yield from band.pieces(stage.band)
    yield from _hand(stage)


def _lands(stage: Stage) -> Iterator[Piece]:
    law = stage.law
    for plate in stage.plates():
        card = ids.land_of(law, plate.code)
        content = _content(stage, card, plate.price)
        label = labels.details(law, card, content, plate.price, stage.stranger(card))
        yield Piece(ids.land_piece(law, card), plate.code, plate.sprite, label, plate.box.w, plate.box.h)


def _content(stage: Stage, card: int, price: int | None) -> int:
    """What stands on a land, or will when it is bought."""
    if stage.law.is_building(card):
        return BUILT + card
    if price is None:
        return stage.view.on[card]
    plant = stage.law.lands[card].plant
    return plant if plant != EMPTY and stage.view.pool[plant >> 1] else EMPTY


def _hand(stage: Stage) -> Iterator[Piece]:
    held = stage.hand
    if stage.mode == "burn":
        return
    if held is None:
        for number in range(1, stage.view.sizes[stage.holder] + 1):
            yield Piece(f"back-{number}", ids.HAND, "card-back", BACK, *layout.CARD, number)
        return
    for well in hand.wells(stage.law, held):
        label = RESOURCE_NAMES[well.kind]
        for number in well.numbers:
            place = hand.lies(stage.draft, well, number)
            z = number if place == well.id else 0
            sprite = ids.card_sprite(well.kind)
            yield Piece(
                ids.card(well.kind, number), place, sprite, label, *layout.CARD, z, face=_face(stage, well.kind)
            )


def _face(stage: Stage, kind: int) -> Literal["up", "dim"]:
    """Cards that would not stop anything now are dim, to whoever looks for one."""
    useless = stage.band is not None and stage.band.looking and not stage.band.stops(kind)
    return "dim" if useless else "up"


BACK: Final = QT_TRANSLATE_NOOP("fire_and_flora", "A covered card")
