"""Where things lie and what is pressed, in reading order: market, event, rows, hand, buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.table import Place
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, Who
from garden_desktop.games.fire_and_flora.data.words import RESOURCE_NAMES
from garden_desktop.games.fire_and_flora.table import ids, layout
from garden_desktop.games.fire_and_flora.table.band import band
from garden_desktop.games.fire_and_flora.table.band import layout as band_layout
from garden_desktop.games.fire_and_flora.table.cards import hand, labels
from garden_desktop.games.fire_and_flora.table.dock import buttons
from garden_desktop.games.fire_and_flora.table.offer import places as sheet_places
from garden_desktop.games.fire_and_flora.table.stage import Heading, Stage


def places(stage: Stage) -> Iterator[Place]:
    """Every place to be seen now."""
    if stage.sheet is not None:
        yield from sheet_places.places(stage.sheet)
        return
    yield from _plates(stage)
    yield from _event(stage)
    yield from (place for heading in stage.headings() for place in _heading(stage, heading))
    if stage.acting:
        yield Place(ids.ROW, "spot", *stage.own_row, YOUR_ROW, style="row", group=ids.group(stage.home))
    if stage.band is not None:
        yield from band.places(stage.band)
    yield from _hand(stage)
    yield from buttons.buttons(stage)


def _plates(stage: Stage) -> Iterator[Place]:
    law = stage.law
    for plate in stage.plates():
        card = ids.land_of(law, plate.code)
        owner = stage.owner(card)
        group = "market" if owner is None else ids.group(owner)
        label = labels.whose(law, card, stage.stranger(card))
        yield Place(plate.code, "spot", *plate.box, label, style=plate.style, group=group)


def _event(stage: Stage) -> Iterator[Place]:
    event = stage.event()
    if event is not None:
        yield Place(ids.EVENT, "text", *event.box, EVENT.of(event=event.name), style="event", group="event")


def _heading(stage: Stage, heading: Heading) -> Iterator[Place]:
    """The coins and the cards of a rival, which Nefarious reaches for."""
    if heading.place is not None or heading.seat == stage.home:
        return
    who, group = Who(heading.seat), ids.group(heading.seat)
    purse, cards = layout.chips(heading.box)
    coins, held = stage.view.coins[heading.seat], stage.view.sizes[heading.seat]
    yield Place(ids.purse(heading.seat), "spot", *purse, COINS.of(who=who, n=coins), style="purse", group=group)
    yield Place(ids.cards(heading.seat), "spot", *cards, CARDS.of(who=who, n=held), style="cards", group=group)


def _hand(stage: Stage) -> Iterator[Place]:
    held = stage.hand
    if stage.mode == "burn":
        return
    if held is None:
        box = band_layout.BACKS if stage.mode == "block" else layout.hand_beside(buttons.begin(stage))
        yield Place(ids.HAND, "row", *box, COVERED.of(who=Who(stage.holder)), style="covered", group="hand")
        return
    wells = hand.wells(stage.law, held)
    boxes = layout.wells(hand.lying(wells, stage.draft), layout.hand_beside(buttons.begin(stage)))
    for number, (well, box) in enumerate(zip(wells, boxes, strict=True), 1):
        label: Message = labels.YOURS.of(card=RESOURCE_NAMES[well.kind])
        yield Place(well.id, "row", *box, label, key=str(number), style="hand", group="hand")


YOUR_ROW: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Your landscape")
EVENT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Event this turn: {event}")
COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: %n coin(s)")
CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: %n Resource Card(s)")
COVERED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The covered hand of {who}")
