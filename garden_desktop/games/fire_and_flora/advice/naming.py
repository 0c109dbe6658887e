"""Instruction sentences for moves, for hints and solutions of puzzles: "Play Fire on Empty Field." """

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, RESOURCE_NAMES, called, side
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.landscape import price_for_card, price_of_card, price_of_land
from garden_desktop.games.fire_and_flora.rules.effects.position import owner_of
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED, Move
from garden_desktop.games.fire_and_flora.rules.state import State


def name_move(config: RulesConfig, view: State, move: Move) -> Message:
    """Instruction sentence for a decision of the seat to move."""
    match move.kind:
        case "play":
            return PLAY.of(cards=cards(move), target=_target(config, view, move.place))
        case "steal-card" | "steal-coins":
            return (STEAL_CARD if move.kind == "steal-card" else STEAL_COINS).of(who=SideName(move.seat))
        case "plant":
            return WEED.of(plant=_small(config, move.species), land=_target(config, view, move.place))
        case "buy" | "use" | "demolish":
            return _of_building(config, view, move)
        case "draw":
            return DRAW.of(n=price_of_card(config, view, view.turn))
        case "sell":
            return SELL.of(card=RESOURCE_NAMES[move.cause], n=price_for_card(config, view, view.turn))
        case "block":
            stands = view.exchange is None or view.exchange.stands
            return (STOP if stands else SAVE).of(card=RESOURCE_NAMES[move.cause])
        case "pass" | "douse" if view.ask.kind == "douse":
            return (LET_BURN if move.kind == "pass" else DOUSE).of(target=_target(config, view, view.ask.land))
        case "discard":
            return DISCARD.of(card=RESOURCE_NAMES[move.cause])
        case "pay" | "lose":
            price = config.figures.quake_coins if move.kind == "pay" else 0
            return (PAY if move.kind == "pay" else LOSE).of(building=called(config.lands[move.card].name), n=price)
        case "site" | "regrow" | "protect" | "choose":
            return _of_choice(config, view, move)
        case "offer" | "give" | "get":
            return _of_offer(move)
    return PLAIN[move.kind]


def name_play(config: RulesConfig, move: Move) -> Message | None:
    """Instruction sentence for a play without its target's plant; None for any other decision."""
    return PLAY.of(cards=cards(move), target=_land(config, move.place)) if move.kind == "play" else None


def cards(move: Move) -> ListArg:
    """Resource Cards of a play as a list: "Water and Time"."""
    return ListArg(tuple(RESOURCE_NAMES[icon] for icon in CAUSES[move.cause]))


def _of_building(config: RulesConfig, view: State, move: Move) -> Message:
    """Sentence on a purchase, the use of a building, or its demolition."""
    name = called(config.lands[move.card].name)
    if move.kind == "buy":
        price = price_of_land(config, view, view.turn, move.card)
        if move.place != UNNAMED:
            return BUILD.of(building=name, n=price, land=_land(config, move.place))
        return BUY.of(land=name, n=price)
    if move.kind == "demolish":
        return DEMOLISH.of(building=name)
    if move.cause != UNNAMED:
        return RESERVOIR.of(building=name, card=RESOURCE_NAMES[move.cause])
    if move.species != UNNAMED:
        return NURSERY.of(building=name, plant=_small(config, move.species), land=_land(config, move.place))
    return GOATS.of(building=name, target=_target(config, view, move.place))


def _of_choice(config: RulesConfig, view: State, move: Move) -> Message:
    """Sentence on the choice of a land, a plant or a seat."""
    ask = view.ask
    if move.kind == "site":
        return SITE.of(plant=_small(config, ask.what), land=_target(config, view, move.place))
    if move.kind == "regrow":
        plant = _small(config, ask.what >> 1)
        return (STAY_BARE if move.place == UNNAMED else REGROW).of(plant=plant, land=_land(config, ask.land))
    if move.seat != UNNAMED:
        return CHOOSE_SEAT.of(who=SideName(move.seat))
    if move.place == UNNAMED:
        return GUARD_NONE if move.kind == "protect" else CHOOSE_NONE
    return (GUARD if move.kind == "protect" else CHOOSE).of(target=_target(config, view, move.place))


def _of_offer(move: Move) -> Message:
    """Sentence on opening an offer or adding a part to it."""
    if move.kind == "offer":
        return OFFER.of(who=SideName(move.seat))
    if move.cause != UNNAMED:
        return (GIVE_CARD if move.kind == "give" else GET_CARD).of(card=RESOURCE_NAMES[move.cause])
    return (GIVE if move.kind == "give" else GET) if move.number < 0 else _COINS[move.kind].of(n=move.number)


def _target(config: RulesConfig, view: State, land: int) -> Message:
    """Land with its plant, and its owner if that is another seat."""
    content, owner = view.on[land], owner_of(view.rows, land)
    if not 0 <= content < BUILT:
        return _land(config, land) if owner == view.ask.seat else OF.of(land=_land(config, land), who=SideName(owner))
    plant = side(config.species[content >> 1].name, content & 1)
    return (ON if owner == view.ask.seat else ON_OF).of(land=_land(config, land), plant=plant, who=SideName(owner))


def _land(config: RulesConfig, land: int) -> Message:
    return called(config.lands[land].name)


def _small(config: RulesConfig, species: int) -> Message:
    return side(config.species[species].name, 0)


OF: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land} ({who})")
ON_OF: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land} ({plant}, {who})")
ON: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land} ({plant})")
PLAY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Play {cards} on {target}.")
STEAL_CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Play Nefarious to steal a card from {who}.")
STEAL_COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Play Nefarious to steal coins from {who}.")
WEED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Play Nefarious to plant an invasive on {land}: {plant}.")
BUY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Buy {land} for %n coin(s).")
BUILD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Buy {building} for %n coin(s) and put it on {land}.")
NURSERY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Use {building}: {plant} on {land}.")
GOATS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Use {building} on {target}.")
RESERVOIR: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Use {building}: turn {card} into Water.")
DEMOLISH: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Demolish {building}.")
DRAW: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Draw a card for %n coin(s).")
SELL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Sell {card} for %n coin(s).")
STOP: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Block it with {card}.")
SAVE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Block the block with {card}.")
DOUSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Spend a Water to save {target}.")
LET_BURN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Don’t spend a Water on {target}.")
DISCARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Discard {card}.")
PAY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Pay %n coin(s) to keep {building}.")
LOSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Give up {building}.")
SITE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Put the {plant} on {land}.")
REGROW: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Let the seeds on {land} sprout: {plant}.")
STAY_BARE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Leave {land} open.")
GUARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Have the Fire Station protect {target}.")
GUARD_NONE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Have the Fire Station protect nothing.")
CHOOSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Choose {target}.")
CHOOSE_SEAT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Choose {who}.")
CHOOSE_NONE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Choose none.")
OFFER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Make {who} an offer.")
GIVE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Put something into your basket.")
GET: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Ask for something.")
GIVE_CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Put {card} into your basket.")
GET_CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Ask for {card}.")
_COINS: Final = {
    "give": QT_TRANSLATE_NOOP("fire_and_flora", "Put %n coin(s) into your basket."),
    "get": QT_TRANSLATE_NOOP("fire_and_flora", "Ask for %n coin(s)."),
}
PLAIN: Final[Mapping[str, Message]] = {
    "end": QT_TRANSLATE_NOOP("fire_and_flora", "End your turn."),
    "pass": QT_TRANSLATE_NOOP("fire_and_flora", "Pass."),
    "keep": QT_TRANSLATE_NOOP("fire_and_flora", "Keep the roll."),
    "reroll": QT_TRANSLATE_NOOP("fire_and_flora", "Roll again."),
    "propose": QT_TRANSLATE_NOOP("fire_and_flora", "Make this offer."),
    "withdraw": QT_TRANSLATE_NOOP("fire_and_flora", "Cancel the offer."),
    "accept": QT_TRANSLATE_NOOP("fire_and_flora", "Accept the offer."),
    "decline": QT_TRANSLATE_NOOP("fire_and_flora", "Decline the offer."),
    "counter": QT_TRANSLATE_NOOP("fire_and_flora", "Make a counter-offer."),
}
