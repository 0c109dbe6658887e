"""Notes on the table: the event, lasting effects, decks and piles, and notes of band and offer sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.view_model import Note
from garden_desktop.games.fire_and_flora.data.cards import RESOURCE_NAMES, RESOURCES, TIME, TYPES, Counts
from garden_desktop.games.fire_and_flora.rules.effects.resources import stoppers
from garden_desktop.games.fire_and_flora.rules.rules import unseen
from garden_desktop.games.fire_and_flora.table import labels
from garden_desktop.games.fire_and_flora.table.band import block_band
from garden_desktop.games.fire_and_flora.table.labels import RESOURCE_TEXTS
from garden_desktop.games.fire_and_flora.table.offer import sheet_notes
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts


def notes(seen: FloraViewFacts) -> Iterator[Note]:
    """Every note on the table now."""
    if seen.band is not None:
        yield from block_band.notes(seen.band)
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
    """Yield the rows in burn order, with their stars."""
    for number, one in enumerate(seen.headings(), 1):
        yield Note(f"row-{one.seat + 1}", ROW.of(who=SideName(one.seat), number=number, n=one.stars))


def _flags(seen: FloraViewFacts) -> Iterator[Note]:
    """Yield lasting effects; public."""
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
    """Yield sizes of decks, discard piles and the pool; never the contents of a deck (FF-195)."""
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
ROW: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Landscape {number}: {who}, %n star(s)")
DRY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "La Niña: no Water on plants until {who}’s next turn.")
GRANT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s next land costs %n coin(s) less.")
WINDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Santa Ana Winds: the next fire burns both regions.")
BOUGHT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "You have bought your land for this turn.")
LANDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Land Deck: %n card(s)")
BENEATH: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Under the Land Deck: {lands}")
CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Resource Deck: %n card(s)")
EVENTS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Event Deck: %n card(s)")
DISCARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Discarded: {cards}")
POOL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "In the pool: {plants}")
LEFT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant} {number}")
UNSEEN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Hidden in the deck and in other hands: {cards}")
COUNT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{number} {card}")
NO_CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "none")


# Inspections of notes.


_DICE: Final = {1: "die-central", 2: "die-southern", 3: "die-both"}


def inspect(seen: FloraViewFacts, id: str) -> Inspection | None:
    """Inspection of a note; its kind is found by the beginning of its id."""
    text = next((note.text for note in notes(seen) if note.id == id), None)
    if text is None:
        return None
    if id == "event":
        return event(seen)
    kind, section = next(known for begin, known in KINDS.items() if id.startswith(begin))
    lines = (InspectionLine(text),) if id in TITLES else tuple(_stopping(seen, id))
    return Inspection(TITLES.get(id, text), kind, lines, (), section)


def _stopping(seen: FloraViewFacts, id: str) -> Iterator[InspectionLine]:
    """Yield the card type of a sentence about blocking, or the card about to be stolen."""
    head, _, number = id.rpartition("-")
    if id == "band-deed" and seen.band is not None and seen.band.exchange.move.kind == "steal-card":
        yield InspectionLine(BLIND, ("card-back",))
    if head == "band-stops" and seen.band is not None and seen.band.exchange.stands:
        cards = seen.band.exchange.cards
        kind = (*stoppers(cards), *(TIME,) * (TIME in cards))[int(number) - 1]
        yield InspectionLine(RESOURCE_TEXTS[kind], (RESOURCES[kind],), RESOURCE_NAMES[kind])


def flags(seen: FloraViewFacts) -> Iterator[str]:
    """Ids of the notes on lasting effects."""
    return (note.id for note in notes(seen) if note.id.startswith("flag"))


def event(seen: FloraViewFacts) -> Inspection | None:
    """Inspection of the event of the turn."""
    found = seen.event()
    if found is None:
        return None
    fire = found.sprite.startswith("event-F")
    last = next((turn.area for turn in reversed(seen.view.past) if turn.area), 0)
    area, rolled = (found.area, ROLLED) if found.area else (last, LAST)
    lines = [InspectionLine(rolled, (_DICE[area],), labels.AREAS[area])] if area else []
    later = (FIRE, CHAIN) if fire else (NOT_BLOCKED,)
    return Inspection(found.name, found.sentence, tuple(lines), later, "fire" if fire else "event-list")


BLIND: Final = QT_TRANSLATE_NOOP("fire_and_flora", "a random card from that hand")
ROLLED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "was rolled: only lands there are affected")
LAST: Final = QT_TRANSLATE_NOOP("fire_and_flora", "was the last roll; it has no effect this turn")
FIRE: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "It goes from land to land. Each plant card shows how it reacts to Fire."
)
CHAIN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Fire Events can’t be blocked.")
NOT_BLOCKED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Events can’t be blocked.")
TITLES: Final[Mapping[str, Message]] = {
    "pool": QT_TRANSLATE_NOOP("fire_and_flora", "The pool"),
    "pile-discard": QT_TRANSLATE_NOOP("fire_and_flora", "The discard pile"),
    "unseen": QT_TRANSLATE_NOOP("fire_and_flora", "Hidden cards"),
}
KINDS: Final[Mapping[str, tuple[Message, str]]] = {
    "event-area": (QT_TRANSLATE_NOOP("fire_and_flora", "The region rolled"), "fire"),
    "flag-dry": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Until then Water can only block"),
        "event-list",
    ),
    "flag-grant": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Conservation Grant: valid for one land, whenever it is bought"),
        "event-list",
    ),
    "flag-winds": (QT_TRANSLATE_NOOP("fire_and_flora", "It burns without a roll"), "event-list"),
    "flag": (QT_TRANSLATE_NOOP("fire_and_flora", "One land or building a turn"), "buy"),
    "pile-lands": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Each turn a random one of them is added to the market"),
        "market",
    ),
    "pile-beneath": (QT_TRANSLATE_NOOP("fire_and_flora", "They are drawn last, in this order"), "market"),
    "pile-cards": (
        QT_TRANSLATE_NOOP("fire_and_flora", "When it is empty, the discard pile is shuffled and becomes the deck"),
        "income",
    ),
    "pile-events": (QT_TRANSLATE_NOOP("fire_and_flora", "One is drawn at the start of each turn"), "turn-event"),
    "pile-discard": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Discarded cards are face up; all players may count them"),
        "income",
    ),
    "pool": (
        QT_TRANSLATE_NOOP(
            "fire_and_flora", "Plants that are not in play. If a species has none left, it can’t be planted"
        ),
        "fizzle",
    ),
    "row": (
        QT_TRANSLATE_NOOP(
            "fire_and_flora",
            "First the active player, then counter-clockwise; each landscape from left to right",
        ),
        "fire",
    ),
    "unseen": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Worked out from what all players can see and from your own hand"),
        "secrets",
    ),
    "band-stars": (QT_TRANSLATE_NOOP("fire_and_flora", "Stars now, and if the play goes through"), "blocks"),
    "band-chain": (
        QT_TRANSLATE_NOOP("fire_and_flora", "The last card that is not blocked decides the outcome"),
        "blocks",
    ),
    "band-covered": (QT_TRANSLATE_NOOP("fire_and_flora", "Hands stay hidden while other players can look"), "bar"),
    "band-same": (
        QT_TRANSLATE_NOOP("fire_and_flora", "So no player can tell who could have blocked what"),
        "block-window",
    ),
    "band": (
        QT_TRANSLATE_NOOP(
            "fire_and_flora", "A card has been played. Any other player may block it with the right card"
        ),
        "blocks",
    ),
    "trade": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Part of the offer. Nothing changes hands until both players agree"),
        "trades",
    ),
}
"""Explanation and section of the rules by the beginning of the note's id, longer beginnings first."""
