"""Inspections of buttons, rows and baskets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora.data.cards import RESOURCES
from garden_desktop.games.fire_and_flora.data.words import RESOURCE_NAMES
from garden_desktop.games.fire_and_flora.table import places
from garden_desktop.games.fire_and_flora.table.inspection import sides
from garden_desktop.games.fire_and_flora.table.labels import RESOURCE_TEXTS
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts


def inspect(seen: FloraViewFacts, id: str) -> Inspection | None:
    """Inspection of a button by its function; the effect of pressing it is added from the preview elsewhere."""
    label = next((one.label for one in places.places(seen) if one.id == id), None)
    if label is None:
        return None
    kind, section = _known(id)
    return Inspection(label, kind, tuple(_chip(id)), (), section or sides.SECTIONS.get(seen.view.ask.kind, "turn"))


def _chip(id: str) -> Iterator[InspectionLine]:
    """Yield the line on the card type of a chip in an offer."""
    head, _, name = id.partition("-")
    if head in ("have", "ask") and name in RESOURCES:
        kind = RESOURCES.index(name)
        yield InspectionLine(RESOURCE_TEXTS[kind], (name,), RESOURCE_NAMES[kind])


def _known(id: str) -> tuple[Message, str]:
    if id in BUTTONS:
        return BUTTONS[id]
    return BEGINS.get(id.partition("-")[0], (CHOICE, ""))


CHOICE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "One of the answers to what is asked")
BUTTONS: Final[Mapping[str, tuple[Message, str]]] = {
    "draw": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Buys the top card of the Resource Deck, as often as you can pay"),
        "draw",
    ),
    "sell": (QT_TRANSLATE_NOOP("fire_and_flora", "Lets go of a card of yours for coins of the bank"), "draw"),
    "offer": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Coins, cards and lands for coins, cards and lands, if both agree"),
        "trades",
    ),
    "end": (QT_TRANSLATE_NOOP("fire_and_flora", "Ends your turn; the next event comes with the next seat"), "turn"),
    "use-demolish": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Takes the building away, so that the parcel is open again"),
        "buildings",
    ),
    "discard": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Hands have a limit here: cards above it are discarded"),
        "options-cards",
    ),
    "row": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Your lands from left to right; what you buy joins at the right"),
        "lands",
    ),
    "band-cards": (
        QT_TRANSLATE_NOOP("fire_and_flora", "The play, and the cards shown against it and for it"),
        "blocks",
    ),
    "block": (QT_TRANSLATE_NOOP("fire_and_flora", "A card let go here stops the play, or saves it again"), "blocks"),
    "pass": (QT_TRANSLATE_NOOP("fire_and_flora", "Leaves things as they are"), ""),
    "propose": (QT_TRANSLATE_NOOP("fire_and_flora", "Lays the offer open, and the other one answers"), "offer"),
    "drop": (QT_TRANSLATE_NOOP("fire_and_flora", "Leaves the offer and puts everything back"), "offer"),
    "empty": (QT_TRANSLATE_NOOP("fire_and_flora", "Puts everything in the baskets back"), "offer"),
    "give": (QT_TRANSLATE_NOOP("fire_and_flora", "What you part with, if both agree"), "baskets"),
    "get": (QT_TRANSLATE_NOOP("fire_and_flora", "What you want for it"), "baskets"),
    "accept": (QT_TRANSLATE_NOOP("fire_and_flora", "Both baskets change hands at once"), "answer"),
    "decline": (QT_TRANSLATE_NOOP("fire_and_flora", "Nothing changes hands"), "answer"),
    "counter": (QT_TRANSLATE_NOOP("fire_and_flora", "Answers with baskets of your own, once"), "answer"),
    "withdraw": (QT_TRANSLATE_NOOP("fire_and_flora", "Takes the offer back"), "answer"),
    "keep": (QT_TRANSLATE_NOOP("fire_and_flora", "The fire burns what the die shows"), "building-list"),
    "reroll": (QT_TRANSLATE_NOOP("fire_and_flora", "The Fire Lookout has the die rolled once more"), "building-list"),
    "pay": (QT_TRANSLATE_NOOP("fire_and_flora", "Coins to the bank, and the building stands"), "event-list"),
    "lose": (QT_TRANSLATE_NOOP("fire_and_flora", "The building goes, and its parcel is open again"), "event-list"),
    "douse": (
        QT_TRANSLATE_NOOP("fire_and_flora", "A Water of yours spares the plant the fire has come to"),
        "options-cards",
    ),
    "none": (QT_TRANSLATE_NOOP("fire_and_flora", "Chooses nothing"), ""),
}
BEGINS: Final[Mapping[str, tuple[Message, str]]] = {
    "ask": (QT_TRANSLATE_NOOP("fire_and_flora", "Opens the baskets of an offer to this player"), "trades"),
    "species": (QT_TRANSLATE_NOOP("fire_and_flora", "The plant that is put there, small side up"), "species"),
    "pick": (QT_TRANSLATE_NOOP("fire_and_flora", "One of the choices, numbered as on the table"), ""),
    "purse": (QT_TRANSLATE_NOOP("fire_and_flora", "Coins for the basket"), "baskets"),
    "less": (QT_TRANSLATE_NOOP("fire_and_flora", "One coin fewer in the basket"), "baskets"),
    "more": (QT_TRANSLATE_NOOP("fire_and_flora", "One coin more in the basket"), "baskets"),
    "have": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Cards of this kind in your hand, and how many of them lie in the basket"),
        "baskets",
    ),
    "ask_for": (CHOICE, "baskets"),
}
