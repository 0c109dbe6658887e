"""The sentences of the table in words: what an event, a deck, a note of the band or of an offer is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora.data.cards import RESOURCES, TIME
from garden_desktop.games.fire_and_flora.data.words import RESOURCE_NAMES
from garden_desktop.games.fire_and_flora.rules.blocks import stoppers
from garden_desktop.games.fire_and_flora.table import notes
from garden_desktop.games.fire_and_flora.table.cards import labels
from garden_desktop.games.fire_and_flora.table.cards.texts import RESOURCE_TEXTS
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts

_DICE: Final = {1: "die-central", 2: "die-southern", 3: "die-both"}


def inspect(seen: FloraViewFacts, id: str) -> Inspection | None:
    """A note by the beginning of its id."""
    text = next((note.text for note in notes.notes(seen) if note.id == id), None)
    if text is None:
        return None
    if id == "event":
        return event(seen)
    kind, section = next(known for begin, known in KINDS.items() if id.startswith(begin))
    lines = (InspectionLine(text),) if id in TITLES else tuple(_stopping(seen, id))
    return Inspection(TITLES.get(id, text), kind, lines, (), section)


def _stopping(seen: FloraViewFacts, id: str) -> Iterator[InspectionLine]:
    """The type whose sign stands before a sentence about what stops the play; the card that is about to be stolen."""
    head, _, number = id.rpartition("-")
    if id == "band-deed" and seen.band is not None and seen.band.exchange.move.kind == "steal-card":
        yield InspectionLine(BLIND, ("card-back",))
    if head == "band-stops" and seen.band is not None and seen.band.exchange.stands:
        cards = seen.band.exchange.cards
        kind = (*stoppers(cards), *(TIME,) * (TIME in cards))[int(number) - 1]
        yield InspectionLine(RESOURCE_TEXTS[kind], (RESOURCES[kind],), RESOURCE_NAMES[kind])


def flags(seen: FloraViewFacts) -> Iterator[str]:
    """The notes about what holds until further notice."""
    return (note.id for note in notes.notes(seen) if note.id.startswith("flag"))


def event(seen: FloraViewFacts) -> Inspection | None:
    """The card of the turn."""
    found = seen.event()
    if found is None:
        return None
    fire = found.sprite.startswith("event-F")
    last = next((turn.area for turn in reversed(seen.view.past) if turn.area), 0)
    area, rolled = (found.area, ROLLED) if found.area else (last, LAST)
    lines = [InspectionLine(rolled, (_DICE[area],), labels.AREAS[area])] if area else []
    later = (FIRE, CHAIN) if fire else (NOT_BLOCKED,)
    return Inspection(found.name, found.sentence, tuple(lines), later, "fire" if fire else "event-list")


BLIND: Final = QT_TRANSLATE_NOOP("fire_and_flora", "one card of that hand, whichever chance takes")
ROLLED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "was rolled: only lands there are reached")
LAST: Final = QT_TRANSLATE_NOOP("fire_and_flora", "was rolled last; for this turn it means nothing")
FIRE: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "It goes from land to land, and what each plant does with Fire stands on its card."
)
CHAIN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "No card stops a Fire Event.")
NOT_BLOCKED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "No card stops an event.")
TITLES: Final[Mapping[str, Message]] = {
    "pool": QT_TRANSLATE_NOOP("fire_and_flora", "The pool"),
    "pile-discard": QT_TRANSLATE_NOOP("fire_and_flora", "The discard pile"),
    "unseen": QT_TRANSLATE_NOOP("fire_and_flora", "Cards not in sight"),
}
KINDS: Final[Mapping[str, tuple[Message, str]]] = {
    "event-area": (QT_TRANSLATE_NOOP("fire_and_flora", "What the die or the roll for the region shows"), "fire"),
    "flag-dry": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Until then Water can still block, and nothing else"),
        "event-list",
    ),
    "flag-grant": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Conservation Grant: good for one land, whenever it is bought"),
        "event-list",
    ),
    "flag-winds": (QT_TRANSLATE_NOOP("fire_and_flora", "No die is rolled for it"), "event-list"),
    "flag": (QT_TRANSLATE_NOOP("fire_and_flora", "One land or building a turn, and no more"), "buy"),
    "pile-lands": (
        QT_TRANSLATE_NOOP("fire_and_flora", "One of them joins the market each turn; which one nobody knows"),
        "market",
    ),
    "pile-beneath": (QT_TRANSLATE_NOOP("fire_and_flora", "They come after all the others, in this order"), "market"),
    "pile-cards": (
        QT_TRANSLATE_NOOP("fire_and_flora", "When it is empty, the discard pile is shuffled and becomes the deck"),
        "income",
    ),
    "pile-events": (QT_TRANSLATE_NOOP("fire_and_flora", "One comes at the beginning of each turn"), "turn-event"),
    "pile-discard": (QT_TRANSLATE_NOOP("fire_and_flora", "Spent cards lie face up; anybody may count them"), "income"),
    "pool": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Plants that are not in play. Where none is left, none can be planted"),
        "fizzle",
    ),
    "row": (
        QT_TRANSLATE_NOOP(
            "fire_and_flora",
            "First the active player, then always the one before in turn order; each row from left to right",
        ),
        "fire",
    ),
    "unseen": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Worked out for you from what lies open and what you hold"),
        "secrets",
    ),
    "band-stars": (QT_TRANSLATE_NOOP("fire_and_flora", "Stars now, and once the play stands"), "blocks"),
    "band-chain": (QT_TRANSLATE_NOOP("fire_and_flora", "The last card that nobody answers decides"), "blocks"),
    "band-covered": (QT_TRANSLATE_NOOP("fire_and_flora", "Hands stay covered while anybody may be looking"), "bar"),
    "band-same": (
        QT_TRANSLATE_NOOP("fire_and_flora", "So nobody can tell who could have stopped what"),
        "block-window",
    ),
    "band": (
        QT_TRANSLATE_NOOP("fire_and_flora", "A play on the table: anybody else may stop it with the right card"),
        "blocks",
    ),
    "trade": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Part of the offer on the table; nothing changes hands before both agree"),
        "trades",
    ),
}
"""By how their ids begin, the longer beginning first."""
