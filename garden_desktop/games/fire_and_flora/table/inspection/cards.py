"""Inspections of Resource Cards (their uses, and their effect now), and of buttons, rows and baskets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.preview import preview_play
from garden_desktop.games.fire_and_flora.data.cards import (
    CAUSES,
    NEFARIOUS,
    RESOURCE_NAMES,
    RESOURCES,
    STOPPER,
    UNBLOCKABLE,
)
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules import legality
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.table import labels, places
from garden_desktop.games.fire_and_flora.table.inspection.lands import DOES, IN_HAND
from garden_desktop.games.fire_and_flora.table.inspection.sides import SECTIONS, robbed
from garden_desktop.games.fire_and_flora.table.labels import RESOURCE_TEXTS
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts

_MOST: Final = 5


def held(seen: FloraViewFacts, kind: int) -> Inspection:
    """Inspection of an own card: plants it works on now, and the card it blocks."""
    number = None if seen.hand is None else seen.hand[kind]
    blocks = InspectionLine(
        _stops(kind), (RESOURCES[kind],), BLOCKS, chip=None if number is None else IN_HAND.of(n=number)
    )
    plays = tuple(_plays(seen, kind)) if seen.acting and kind != NEFARIOUS else ()
    more = (InspectionLine(MORE.of(n=len(plays) - _MOST)),) if len(plays) > _MOST else ()
    if seen.acting and not plays and kind != NEFARIOUS:
        more = (InspectionLine(ON_NONE),)
    section = "nefarious" if kind == NEFARIOUS else "cards"
    return Inspection(
        RESOURCE_NAMES[kind], RESOURCE_TEXTS[kind], (blocks, *plays[:_MOST], *more), _uses(seen, kind), section
    )


def shown(seen: FloraViewFacts, kind: int) -> Inspection:
    """Inspection of a card on the table."""
    stop = STOPPER[kind]
    line = InspectionLine(NOTHING, (RESOURCES[kind],))
    if stop != UNBLOCKABLE:
        line = InspectionLine(STOPPED.of(card=RESOURCE_NAMES[stop]), (RESOURCES[stop],))
    return Inspection(RESOURCE_NAMES[kind], RESOURCE_TEXTS[kind], (line,), (), "blocks")


def traded(title: Message, kind: int) -> Inspection:
    """Inspection of a card in an offer."""
    return Inspection(
        title, RESOURCE_TEXTS[kind], (InspectionLine(_stops(kind), (RESOURCES[kind],), BLOCKS),), (), "cards"
    )


def covered(seen: FloraViewFacts, seat: Seat) -> Inspection:
    """Inspection of a hand the viewer may not see."""
    lines = [InspectionLine(COVERED.of(who=SideName(seat), n=seen.view.sizes[seat]), ("card-back",))]
    if seen.seat is not None and seat != seen.seat and not seen.config.solo:
        text = robbed(seen, Move("steal-card", seat=seat)) or STEAL_CARD
        lines.append(InspectionLine(text, ("nefarious",), RESOURCE_NAMES[NEFARIOUS]))
    return Inspection(HAND_OF.of(who=SideName(seat)), HANDS, tuple(lines), (), "secrets")


def _plays(seen: FloraViewFacts, kind: int) -> Iterator[InspectionLine]:
    """Yield the plants on which the card can be played alone, own ones first."""
    rows = (seen.view.rows[seen.view.turn], *(row for seat, row in enumerate(seen.view.rows) if seat != seen.view.turn))
    for land in (land for row in rows for land in row):
        move = Move("play", place=land, cause=CAUSES.index((kind,)))
        if legality.why_not(seen.config, seen.view, move) is None:
            found = preview_play(seen.config, seen.view, move)
            where = labels.whose(seen.config, land, seen.stranger(land))
            content = seen.view.on[land]
            plant = labels.holds(seen.config, land, content)
            drawn = (labels.thing(seen.config, land, content).sprite,) if 0 <= content < BUILT else ()
            yield InspectionLine(ON.of(plant=plant, land=where, does=DOES.get(found.deed, SPROUTS)), drawn)


def _uses(seen: FloraViewFacts, kind: int) -> tuple[Message, ...]:
    """Other uses of a card."""
    pairs = [cause for cause in CAUSES if len(cause) == 2 and kind in cause and _known(seen, cause)]
    others = dict.fromkeys(cause[0] if cause[1] == kind else cause[1] for cause in pairs)
    said = [PAIRED.of(cards=labels.cards(others))] if others else []
    return (*said, SOLD)


def _known(seen: FloraViewFacts, cause: tuple[int, ...]) -> bool:
    """Whether any plant answers to this pair."""
    return any(CAUSES.index(cause) in side for side in seen.config.lines)


def _stops(kind: int) -> Message:
    stops = [RESOURCE_NAMES[other] for other in range(len(RESOURCES)) if STOPPER[other] == kind]
    return STOPS.of(card=stops[0]) if stops else STOPS_NOTHING


BLOCKS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "As a block:")
STOPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "blocks {card}")
STOPS_NOTHING: Final = QT_TRANSLATE_NOOP("fire_and_flora", "blocks nothing")
STOPPED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Can be blocked with {card}.")
NOTHING: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Can’t be blocked.")
ON: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant}, {land}: {does}")
SPROUTS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "the seeds sprout")
MORE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "and %n more plant(s)")
ON_NONE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "On its own it doesn’t affect any plants at the moment.")
PAIRED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Some plants react to it only together with {cards}.")
SOLD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "You can also sell it.")
HAND_OF: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s hand")
HANDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Players see only their own Resource Cards")
COVERED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} has %n card(s).")
STEAL_CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "steals one of them at random")


def inspect(seen: FloraViewFacts, id: str) -> Inspection | None:
    """Inspection of a button by its function; the effect of pressing it is added from the preview elsewhere."""
    label = next((one.label for one in places.places(seen) if one.id == id), None)
    if label is None:
        return None
    kind, section = _button_text(id)
    return Inspection(label, kind, tuple(_chip(id)), (), section or SECTIONS.get(seen.view.ask.kind, "turn"))


def _chip(id: str) -> Iterator[InspectionLine]:
    """Yield the line on the card type of a chip in an offer."""
    head, _, name = id.partition("-")
    if head in ("have", "ask") and name in RESOURCES:
        kind = RESOURCES.index(name)
        yield InspectionLine(RESOURCE_TEXTS[kind], (name,), RESOURCE_NAMES[kind])


def _button_text(id: str) -> tuple[Message, str]:
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
