"""Inspections of players, their coins, and the prompt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import NEFARIOUS, RESOURCE_NAMES
from garden_desktop.games.fire_and_flora.rules import legality, reasons
from garden_desktop.games.fire_and_flora.rules.effects.landscape import cards_a_turn, coins_a_turn
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts

SECTIONS: Final[Mapping[str, str]] = {
    "actions": "actions",
    "site": "child",
    "regrow": "abilities",
    "protect": "building-list",
    "lookout": "building-list",
    "douse": "options-cards",
    "block": "blocks",
    "draft": "offer",
    "answer": "answer",
    "answer_counter": "answer",
    "discard": "options-cards",
    "quake": "event-list",
    "choose": "event-list",
    "over": "end",
}


def inspect_side(seen: FloraViewFacts, side: int) -> Inspection:
    """Inspection of a player: stars and the target, coins, cards, and income."""
    config, view = seen.config, seen.view
    stars = seen.stars(side)
    lines = (
        InspectionLine(STARS.of(n=config.target), ("star",), STARS_NOW.of(n=stars)),
        InspectionLine(COINS_IN.of(n=coins_a_turn(config, view, side)), ("coin",), COINS.of(n=view.coins[side])),
        InspectionLine(CARDS_IN.of(n=cards_a_turn(config, view, side)), ("card-income",), CARDS.of(n=view.sizes[side])),
    )
    return Inspection(NAME.of(who=SideName(side)), PLAYER, lines, tuple(_diversity(seen)), "end", ("star", str(stars)))


def _diversity(seen: FloraViewFacts) -> Iterator[Message]:
    if seen.config.diversity:
        figures = seen.config.figures
        yield DIVERSITY.of(n=figures.diversity_stars, natives=figures.diversity_natives)


def purse(seen: FloraViewFacts, seat: Seat) -> Inspection:
    """Inspection of the coins of an opponent."""
    lines = [InspectionLine(BUYS, ("coin",), COINS.of(n=seen.view.coins[seat]))]
    if seen.seat is not None and not seen.config.solo:
        text = robbed(seen, Move("steal-coins", seat=seat)) or STEALS.of(n=seen.config.figures.steal_coins)
        lines.append(InspectionLine(text, ("nefarious",), RESOURCE_NAMES[NEFARIOUS]))
    return Inspection(PURSE.of(who=SideName(seat)), OPEN, tuple(lines), (), "actions")


def robbed(seen: FloraViewFacts, theft: Move) -> Message | None:
    """Reason why the acting seat cannot steal there, whether it holds the card or not."""
    reason = legality.why_not(seen.config, seen.view, theft) if seen.acting else None
    return None if reason is None or reason.code == reasons.CARD_NOT_HELD.code else reason.text


def coins(label: Message) -> Inspection:
    """Inspection of coins in an offer."""
    return Inspection(label, BUYS_THINGS, (InspectionLine(DRAGGED, ("coin",)),), (), "offer")


def inspect_prompt(seen: FloraViewFacts, prompt: Message) -> Inspection:
    """Inspection of the prompt, with the section of the rules about it."""
    return Inspection(prompt, EXPECTED, (), (), SECTIONS.get(seen.view.ask.kind, "turn"))


NAME: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}")
PLAYER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "A player’s landscape, stars, coins and cards")
STARS_NOW: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n star(s):")
STARS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "from native plants; %n win the match")
COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n coin(s):")
COINS_IN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n more each turn")
CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n card(s):")
CARDS_IN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n more each turn")
DIVERSITY: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "A player with {natives} different natives gets %n more star(s)."
)
PURSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s coins")
OPEN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "All players can see and count the coins")
BUYS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "for lands, cards and trades")
STEALS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "steals %n of them, or all if there are fewer")
BUYS_THINGS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Use coins to buy lands and cards, or in trades")
DRAGGED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Every coin you drag to the basket adds one.")
EXPECTED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The current decision. Press F1 for its rules")
