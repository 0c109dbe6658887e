"""Sentences that stand on the table: the event, what holds for now, decks and piles, and what goes with a question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.places import Note
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.games.fire_and_flora.data.cards import TYPES, Counts
from garden_desktop.games.fire_and_flora.data.words import RESOURCE_NAMES
from garden_desktop.games.fire_and_flora.rules.determinization import unseen
from garden_desktop.games.fire_and_flora.table.band import band
from garden_desktop.games.fire_and_flora.table.cards import labels
from garden_desktop.games.fire_and_flora.table.offer import notes as sheet_notes
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts


def notes(seen: FloraViewFacts) -> Iterator[Note]:
    """Every sentence that stands on the table now."""
    if seen.band is not None:
        yield from band.notes(seen.band)
    if seen.sheet is not None:
        yield from sheet_notes.notes(seen.sheet)
        return
    yield from _event(seen)
    if seen.mode == "burn":
        yield from _rows(seen)
    yield from _flags(seen)
    yield from _piles(seen)
    if seen.hand is not None and seen.mode == "turn":
        yield Note("unseen", UNSEEN.of(cards=_counted(unseen(seen.config, seen.view))))


def _event(seen: FloraViewFacts) -> Iterator[Note]:
    event = seen.event()
    if event is not None:
        yield Note("event", EVENT.of(event=event.name, text=event.sentence))
        if event.area:
            yield Note("event-area", AREA.of(area=labels.AREAS[event.area]))


def _rows(seen: FloraViewFacts) -> Iterator[Note]:
    """In which order a fire comes to whom, and what each has now."""
    for number, one in enumerate(seen.headings(), 1):
        yield Note(f"row-{one.seat + 1}", ROW.of(who=SideName(one.seat), number=number, n=one.stars))


def _flags(seen: FloraViewFacts) -> Iterator[Note]:
    """What holds until further notice, open to all."""
    view = seen.view
    for seat in view.dry:
        yield Note(f"flag-dry-{seat + 1}", DRY.of(who=SideName(seat)))
    for seat in view.grants:
        yield Note(f"flag-grant-{seat + 1}", GRANT.of(who=SideName(seat), n=seen.config.figures.grant_discount))
    if view.winds:
        yield Note("flag-winds", WINDS)
    if seen.acting and view.marks.bought:
        yield Note("flag-bought", BOUGHT)


def _piles(seen: FloraViewFacts) -> Iterator[Note]:
    """Decks, discard piles and the pool: sizes, never what is inside a deck (FF-195)."""
    view = seen.view
    yield Note("pile-lands", LANDS.of(n=len(view.bag) + len(view.queue)))
    if view.queue:
        yield Note("pile-beneath", BENEATH.of(lands=labels.lands(seen.config, view.queue)))
    yield Note("pile-cards", CARDS.of(n=view.left))
    yield Note("pile-events", EVENTS.of(n=len(view.events)))
    if any(view.discard):
        yield Note("pile-discard", DISCARD.of(cards=_counted(view.discard)))
    left = (LEFT.of(plant=labels.species(seen.config, kind), number=number) for kind, number in enumerate(view.pool))
    yield Note("pool", POOL.of(plants=ListArg(tuple(left))))


def _counted(counts: Counts) -> Message | ListArg:
    found = tuple(COUNT.of(card=RESOURCE_NAMES[kind], number=counts[kind]) for kind in TYPES if counts[kind])
    return ListArg(found) if found else NO_CARD


EVENT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{event}: {text}")
AREA: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Rolled: {area}")
ROW: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Row {number} on the way: {who}, %n star(s)")
DRY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "La Niña: no Water on plants until the next turn of {who}.")
GRANT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The next land of {who} costs %n coin(s) less.")
WINDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Santa Ana Winds: the next fire burns both regions.")
BOUGHT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "You have bought your land for this turn.")
LANDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Land Deck: %n card(s)")
BENEATH: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Beneath the Land Deck: {lands}")
CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Resource Deck: %n card(s)")
EVENTS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Event Deck: %n card(s)")
DISCARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Discarded: {cards}")
POOL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "In the pool: {plants}")
LEFT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant} {number}")
UNSEEN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Not in sight, in the deck and in other hands: {cards}")
COUNT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{number} {card}")
NO_CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "none")
