"""Reasons for a refusal: one code and one sentence each, in the order of precedence (8.6)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg
from garden_desktop.core.types import Reason
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, RESOURCE_NAMES, side

NOT_YOUR_DECISION: Final = Reason(
    "not_your_decision", QT_TRANSLATE_NOOP("fire_and_flora", "It is not your turn."), "FF-50"
)
WRONG_PHASE: Final = Reason(
    "wrong_phase", QT_TRANSLATE_NOOP("fire_and_flora", "You can’t do this in this step of the turn."), "FF-51"
)
GAME_OVER: Final = Reason("game_over", QT_TRANSLATE_NOOP("fire_and_flora", "The match is over."), "FF-06")
NOT_IN_MARKET: Final = Reason(
    "not_in_market", QT_TRANSLATE_NOOP("fire_and_flora", "This card is not in the Property Market."), "FF-95"
)
ALREADY_BOUGHT: Final = Reason(
    "already_bought", QT_TRANSLATE_NOOP("fire_and_flora", "You have already bought a Land Card this turn."), "FF-62"
)
NOT_ENOUGH_COINS: Final = Reason(
    "not_enough_coins", QT_TRANSLATE_NOOP("fire_and_flora", "There are not enough coins for this."), "FF-33"
)
NEEDS_PARCEL: Final = Reason(
    "needs_parcel",
    QT_TRANSLATE_NOOP("fire_and_flora", "A building goes on one of your open lands: choose which."),
    "FF-101",
)
NO_OPEN_PARCEL: Final = Reason(
    "no_open_parcel", QT_TRANSLATE_NOOP("fire_and_flora", "You have no open land for this building."), "FF-101"
)
NOT_A_BUILDING: Final = Reason(
    "not_a_building",
    QT_TRANSLATE_NOOP(
        "fire_and_flora", "Only buildings go on a land; this card goes to the right end of your landscape."
    ),
    "FF-96",
)
NOT_YOUR_PARCEL: Final = Reason(
    "not_your_parcel", QT_TRANSLATE_NOOP("fire_and_flora", "This land is not in your landscape."), "FF-101"
)
PARCEL_NOT_OPEN: Final = Reason(
    "parcel_not_open", QT_TRANSLATE_NOOP("fire_and_flora", "This land already holds a plant or a building."), "FF-26"
)
HOLDS_NOTHING: Final = Reason(
    "holds_nothing",
    QT_TRANSLATE_NOOP("fire_and_flora", "Headquarters can’t hold a plant or a building."),
    "FF-81",
)
CHOOSE_USE: Final = Reason(
    "choose_use",
    QT_TRANSLATE_NOOP("fire_and_flora", "Choose what Nefarious does: steal a card, steal coins or plant an invasive."),
    "FF-74",
)
NOT_IN_PLAY: Final = Reason("not_in_play", QT_TRANSLATE_NOOP("fire_and_flora", "No player owns this land."), "FF-69")
CANNOT_BLOCK: Final = Reason(
    "cannot_block", QT_TRANSLATE_NOOP("fire_and_flora", "This card can’t block any of the cards shown."), "FF-104"
)
CARD_NOT_HELD: Final = Reason(
    "card_not_held", QT_TRANSLATE_NOOP("fire_and_flora", "You don’t have the card or cards."), "FF-69"
)
NO_PLANT: Final = Reason("no_plant", QT_TRANSLATE_NOOP("fire_and_flora", "There is no plant on this land."), "FF-69")
LINE_NEEDS_PAIR: Final = Reason(
    "line_needs_pair",
    QT_TRANSLATE_NOOP("fire_and_flora", "This plant reacts to this card only together with a second card."),
    "FF-22",
)
FOG_BELT: Final = Reason(
    "fog_belt", QT_TRANSLATE_NOOP("fire_and_flora", "Fog Belt: Time can’t kill the plant here."), "FF-147"
)
DRY_SPELL: Final = Reason(
    "dry_spell", QT_TRANSLATE_NOOP("fire_and_flora", "La Niña: no player may play Water on plants now."), "FF-168"
)
PRESERVE: Final = Reason(
    "preserve",
    QT_TRANSLATE_NOOP("fire_and_flora", "Preserve: other players cannot play Labor or Nefarious here."),
    "FF-151",
)
ALREADY_FIZZLED: Final = Reason(
    "already_fizzled",
    QT_TRANSLATE_NOOP(
        "fire_and_flora", "This play has already failed this turn and its cards came back. It would fail again."
    ),
    "FF-92",
)
SELF_TARGET: Final = Reason("self_target", QT_TRANSLATE_NOOP("fire_and_flora", "You can’t target yourself."), "FF-119")
NO_SUCH_SEAT: Final = Reason("no_such_seat", QT_TRANSLATE_NOOP("fire_and_flora", "There is no such player."), "FF-09")
VICTIM_NO_CARDS: Final = Reason(
    "victim_no_cards", QT_TRANSLATE_NOOP("fire_and_flora", "That player has no Resource Cards."), "FF-117"
)
VICTIM_NO_COINS: Final = Reason(
    "victim_no_coins", QT_TRANSLATE_NOOP("fire_and_flora", "That player has no coins."), "FF-118"
)
VICTIM_PROTECTED: Final = Reason(
    "victim_protected",
    QT_TRANSLATE_NOOP("fire_and_flora", "Ranger Station: Nefarious can’t steal from that player."),
    "FF-158",
)
NOT_INVASIVE: Final = Reason(
    "not_invasive", QT_TRANSLATE_NOOP("fire_and_flora", "Nefarious can only plant an invasive species."), "FF-119"
)
POOL_EMPTY: Final = Reason(
    "pool_empty", QT_TRANSLATE_NOOP("fire_and_flora", "No cards of this species are left in the pool."), "FF-90"
)
DECK_EMPTY: Final = Reason(
    "deck_empty", QT_TRANSLATE_NOOP("fire_and_flora", "There is no Resource Card left to draw."), "FF-66"
)
NO_BUILDING: Final = Reason(
    "no_building", QT_TRANSLATE_NOOP("fire_and_flora", "You do not own this building."), "FF-165"
)
BUILDING_USED: Final = Reason(
    "building_used", QT_TRANSLATE_NOOP("fire_and_flora", "This building has already been used this turn."), "FF-165"
)
NO_USE: Final = Reason("no_use", QT_TRANSLATE_NOOP("fire_and_flora", "This building can’t be used this way."), "FF-164")
NOT_NURSERY_STOCK: Final = Reason(
    "not_nursery_stock", QT_TRANSLATE_NOOP("fire_and_flora", "The nursery does not grow this species."), "FF-153"
)
NOT_REPLACEABLE: Final = Reason(
    "not_replaceable", QT_TRANSLATE_NOOP("fire_and_flora", "The plant there can’t be replaced."), "FF-153"
)
PLANT_WOODY: Final = Reason(
    "plant_woody", QT_TRANSLATE_NOOP("fire_and_flora", "The goats do not eat woody plants."), "FF-162"
)
WATER_FOR_WATER: Final = Reason(
    "water_for_water",
    QT_TRANSLATE_NOOP(
        "fire_and_flora", "The Reservoir turns another card into Water; that card can’t itself be a Water."
    ),
    "FF-157",
)
NO_WATER_DISCARDED: Final = Reason(
    "no_water_discarded", QT_TRANSLATE_NOOP("fire_and_flora", "There is no Water in the discard pile."), "FF-157"
)
TRADING_OFF: Final = Reason(
    "trading_off", QT_TRANSLATE_NOOP("fire_and_flora", "Trading is switched off in this match."), "FF-212"
)
OFFER_LIMIT: Final = Reason(
    "offer_limit", QT_TRANSLATE_NOOP("fire_and_flora", "You have made all your offers for this turn."), "FF-145"
)
EMPTY_OFFER: Final = Reason(
    "empty_offer", QT_TRANSLATE_NOOP("fire_and_flora", "An offer must contain something."), "FF-135"
)
NOT_OWNED: Final = Reason(
    "not_owned", QT_TRANSLATE_NOOP("fire_and_flora", "The player who should give this does not have it."), "FF-141"
)
TOO_MANY_CARDS: Final = Reason(
    "too_many_cards",
    QT_TRANSLATE_NOOP("fire_and_flora", "That player does not have that many Resource Cards."),
    "FF-141",
)
DRAFT_ORDER: Final = Reason(
    "draft_order",
    QT_TRANSLATE_NOOP(
        "fire_and_flora",
        "Build an offer in this order: coins, cards, lands; first what you give, then what you get.",
    ),
    "FF-140",
)
COUNTER_USED: Final = Reason(
    "counter_used", QT_TRANSLATE_NOOP("fire_and_flora", "You can make only one counter-offer to an offer."), "FF-143"
)
HQ_NOT_TRADABLE: Final = Reason(
    "hq_not_tradable", QT_TRANSLATE_NOOP("fire_and_flora", "Headquarters can’t be traded in this match."), "FF-211"
)
TRADE_WOULD_WIN: Final = Reason(
    "trade_would_win",
    QT_TRANSLATE_NOOP("fire_and_flora", "In this match a trade can’t bring a player to the goal."),
    "FF-210",
)
NO_PLACE: Final = Reason("no_place", QT_TRANSLATE_NOOP("fire_and_flora", "The seedling can’t go here."), "FF-87")
NOT_A_CHOICE: Final = Reason(
    "not_a_choice", QT_TRANSLATE_NOOP("fire_and_flora", "This is not one of the choices."), "FF-186"
)
HAND_OVER_LIMIT: Final = Reason(
    "hand_over_limit", QT_TRANSLATE_NOOP("fire_and_flora", "Discard down to the hand limit first."), "FF-207"
)
DEMOLISH_OFF: Final = Reason(
    "demolish_off", QT_TRANSLATE_NOOP("fire_and_flora", "Buildings can’t be demolished in this match."), "FF-209"
)


@lru_cache(1_000)
def no_line(species: str, big: int, cause: int) -> Reason:
    """The side of a plant has no line with exactly this cause: "Small Yucca does not react to Fire."."""
    cards = ListArg(tuple(RESOURCE_NAMES[kind] for kind in CAUSES[cause]))
    return Reason("no_line", _NO_LINE.of(plant=side(species, big), cards=cards), "FF-23")


_NO_LINE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant} does not react to {cards}.")
