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


CHOICE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "One of your choices")
BUTTONS: Final[Mapping[str, tuple[Message, str]]] = {
    "draw": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Draws the top Resource Card. You can do this as often as you can pay"),
        "draw",
    ),
    "sell": (QT_TRANSLATE_NOOP("fire_and_flora", "Sells one of your cards to the bank"), "draw"),
    "offer": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Trades coins, cards and lands with another player, if both agree"),
        "trades",
    ),
    "end": (QT_TRANSLATE_NOOP("fire_and_flora", "Ends your turn. The next player draws an event"), "turn"),
    "use-demolish": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Removes the building, so that the land is open again"),
        "buildings",
    ),
    "discard": (
        QT_TRANSLATE_NOOP("fire_and_flora", "There is a hand limit: you discard any cards over it"),
        "options-cards",
    ),
    "row": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Your lands from left to right. A land you buy is added on the right"),
        "lands",
    ),
    "band-cards": (
        QT_TRANSLATE_NOOP("fire_and_flora", "The play, and the cards that block it or save it"),
        "blocks",
    ),
    "block": (QT_TRANSLATE_NOOP("fire_and_flora", "Drop a card here to block"), "blocks"),
    "pass": (QT_TRANSLATE_NOOP("fire_and_flora", "Changes nothing"), ""),
    "propose": (QT_TRANSLATE_NOOP("fire_and_flora", "Shows the offer to the other player, who then answers"), "offer"),
    "drop": (QT_TRANSLATE_NOOP("fire_and_flora", "Cancels the offer and returns everything"), "offer"),
    "empty": (QT_TRANSLATE_NOOP("fire_and_flora", "Takes everything out of both baskets"), "offer"),
    "give": (QT_TRANSLATE_NOOP("fire_and_flora", "What you give, if both agree"), "baskets"),
    "get": (QT_TRANSLATE_NOOP("fire_and_flora", "What you get in return"), "baskets"),
    "accept": (QT_TRANSLATE_NOOP("fire_and_flora", "Accepts the trade: both baskets change hands"), "answer"),
    "decline": (QT_TRANSLATE_NOOP("fire_and_flora", "Declines the trade: nothing changes hands"), "answer"),
    "counter": (QT_TRANSLATE_NOOP("fire_and_flora", "Answers with your own offer. You can do this once"), "answer"),
    "withdraw": (QT_TRANSLATE_NOOP("fire_and_flora", "Cancels your offer"), "answer"),
    "keep": (QT_TRANSLATE_NOOP("fire_and_flora", "The fire burns the region the die shows"), "building-list"),
    "reroll": (QT_TRANSLATE_NOOP("fire_and_flora", "The Fire Lookout rolls the die again"), "building-list"),
    "pay": (QT_TRANSLATE_NOOP("fire_and_flora", "Pays the coins and keeps the building"), "event-list"),
    "lose": (QT_TRANSLATE_NOOP("fire_and_flora", "The building is lost, and its land is open again"), "event-list"),
    "douse": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Spends one Water to save the plant that is about to burn"),
        "options-cards",
    ),
    "none": (QT_TRANSLATE_NOOP("fire_and_flora", "Chooses nothing"), ""),
}
BEGINS: Final[Mapping[str, tuple[Message, str]]] = {
    "ask": (QT_TRANSLATE_NOOP("fire_and_flora", "Starts an offer to this player"), "trades"),
    "species": (QT_TRANSLATE_NOOP("fire_and_flora", "The plant to put there, small side up"), "species"),
    "pick": (QT_TRANSLATE_NOOP("fire_and_flora", "One of the choices, numbered as on the table"), ""),
    "purse": (QT_TRANSLATE_NOOP("fire_and_flora", "Coins for the basket"), "baskets"),
    "less": (QT_TRANSLATE_NOOP("fire_and_flora", "Takes one coin out of the basket"), "baskets"),
    "more": (QT_TRANSLATE_NOOP("fire_and_flora", "Puts one more coin into the basket"), "baskets"),
    "have": (
        QT_TRANSLATE_NOOP("fire_and_flora", "Cards of this type in your hand, and how many are in the basket"),
        "baskets",
    ),
    "ask_for": (CHOICE, "baskets"),
}
