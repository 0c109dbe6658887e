"""What stands on the cards: one sentence or two for each ability, building, event and type of resource."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Arg, ListArg, Message
from garden_desktop.games.fire_and_flora.data.words import called
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig

ABILITY_NAMES: Final[Mapping[str, Message]] = {
    "fog_belt": QT_TRANSLATE_NOOP("fire_and_flora", "Fog Belt"),
    "creekside": QT_TRANSLATE_NOOP("fire_and_flora", "Creekside"),
    "seed_bank_soil": QT_TRANSLATE_NOOP("fire_and_flora", "Seed-Bank Soil"),
    "rocky_refuge": QT_TRANSLATE_NOOP("fire_and_flora", "Rocky Refuge"),
    "preserve": QT_TRANSLATE_NOOP("fire_and_flora", "Preserve"),
    "wind_gap": QT_TRANSLATE_NOOP("fire_and_flora", "Wind Gap"),
}

_ABILITIES: Final[Mapping[str, Message]] = {
    "fog_belt": QT_TRANSLATE_NOOP("fire_and_flora", "Time alone cannot kill the plant here."),
    "creekside": QT_TRANSLATE_NOOP("fire_and_flora", "Fire Events pass this parcel by. Fire cards do not."),
    "seed_bank_soil": QT_TRANSLATE_NOOP(
        "fire_and_flora", "When Fire kills the plant here, its owner may put a small one of its kind back at once."
    ),
    "rocky_refuge": QT_TRANSLATE_NOOP("fire_and_flora", "No invader can push out the plant here."),
    "preserve": QT_TRANSLATE_NOOP("fire_and_flora", "Other players cannot play Labor or Nefarious here."),
    "wind_gap": QT_TRANSLATE_NOOP("fire_and_flora", "Every Fire Event burns this parcel, whatever the die shows."),
}

_BUILDINGS: Final[Mapping[str, Message]] = {
    "nursery": QT_TRANSLATE_NOOP(
        "fire_and_flora",
        "Once a turn, for {nursery_price} coins: a small plant ({nursery}) on an open parcel of yours, "
        "or in place of a weed with a leaf.",
    ),
    "firestation": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Before your row burns in a Fire Event, name one plant of yours: it is spared."
    ),
    "naturecenter": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Each turn a coin for each different native you have, {nature_center_most} at most."
    ),
    "volunteer": QT_TRANSLATE_NOOP("fire_and_flora", "Each turn {volunteer_cards} more Resource Card."),
    "reservoir": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Once a turn, discard another card and take a Water from the discard pile."
    ),
    "ranger": QT_TRANSLATE_NOOP("fire_and_flora", "Nobody can steal from you."),
    "lookout": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Once in a Fire Event you may have the die rolled again; the second roll stands."
    ),
    "farmstand": QT_TRANSLATE_NOOP("fire_and_flora", "Each turn {farm_stand_coins} more coin."),
    "university": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Once a turn, a card from the deck costs you {university_price} instead of {buy_price}."
    ),
    "goats": QT_TRANSLATE_NOOP(
        "fire_and_flora",
        "Once a turn, for {goats_price} coin: one Labor on a plant of yours with a leaf. Nobody can block it.",
    ),
    "giftshop": QT_TRANSLATE_NOOP(
        "fire_and_flora", "The first {gift_sales} cards you sell in a turn bring {gift_price} coins each."
    ),
    "": QT_TRANSLATE_NOOP("fire_and_flora", "Pays its income where it stands."),
}

_EVENTS: Final[Mapping[str, Message]] = {
    "fire": QT_TRANSLATE_NOOP("fire_and_flora", "Roll the die and burn that part of California, row after row."),
    "elnino": QT_TRANSLATE_NOOP("fire_and_flora", "Roll a region. Every plant there gets one Water."),
    "lanina": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Until your next turn nobody may play Water on plants. It still blocks."
    ),
    "recession": QT_TRANSLATE_NOOP("fire_and_flora", "Everybody pays {recession_coins} coins, or all they have."),
    "boom": QT_TRANSLATE_NOOP("fire_and_flora", "Everybody takes {boom_coins} coins."),
    "squirrel": QT_TRANSLATE_NOOP("fire_and_flora", "Choose one small plant anywhere: it is killed."),
    "packrat": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Everybody with cards passes a random one to the next player clockwise."
    ),
    "quake": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Roll a region. Each building there costs its owner {quake_coins} coins, or it is lost."
    ),
    "rain": QT_TRANSLATE_NOOP("fire_and_flora", "Everybody may give one Water to a plant of their own."),
    "wind": QT_TRANSLATE_NOOP("fire_and_flora", "The next Fire Event is not rolled: it burns both regions."),
    "parrots": QT_TRANSLATE_NOOP(
        "fire_and_flora", "You may propagate one of your big natives, whatever its lines say."
    ),
    "rainbow": QT_TRANSLATE_NOOP("fire_and_flora", "Everybody draws a Resource Card."),
    "years": QT_TRANSLATE_NOOP("fire_and_flora", "Roll a region. Every plant there gets one Time."),
    "volunteerday": QT_TRANSLATE_NOOP("fire_and_flora", "Everybody may give one Labor to a plant of their own."),
    "seeds": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Name an opponent with an open parcel, who puts a small {hitchhiker} on one of theirs."
    ),
    "grant": QT_TRANSLATE_NOOP("fire_and_flora", "The next land you buy costs {grant_discount} coins less."),
    "auction": QT_TRANSLATE_NOOP(
        "fire_and_flora", "The {auction_cards} oldest lands of the market go under the deck, and as many new ones come."
    ),
    "flood": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Roll a region. Small plants on Creekside parcels there drown, and {settler} moves in."
    ),
}

RESOURCE_TEXTS: Final = (
    QT_TRANSLATE_NOOP("fire_and_flora", "On one plant that answers to Water. Or stop a Fire."),
    QT_TRANSLATE_NOOP("fire_and_flora", "On one plant that answers to Fire. Or stop a Water."),
    QT_TRANSLATE_NOOP("fire_and_flora", "On one plant that answers to Labor. Or stop a Nefarious."),
    QT_TRANSLATE_NOOP(
        "fire_and_flora", "Steal a card or a few coins, or plant a weed on a rival's open parcel. Or stop a Labor."
    ),
    QT_TRANSLATE_NOOP("fire_and_flora", "On one plant that answers to Time. Nothing stops it."),
)
"""By type."""


def ability_text(config: RulesConfig, ability: str) -> Message:
    return _filled(config, _ABILITIES[ability])


def building_text(config: RulesConfig, effect: str) -> Message:
    """What a building does, by `Land.effect`; "" is Headquarters with the option `hq building`."""
    return _filled(config, _BUILDINGS[effect])


def event_text(config: RulesConfig, effect: str) -> Message:
    return _filled(config, _EVENTS[effect])


def _filled(config: RulesConfig, sentence: Message) -> Message:
    """The sentence with the figures and species of the pack."""
    pack, values = config.pack, dict[str, Arg](config.figures._asdict())
    values["nursery"] = ListArg(tuple(called(config.species[one].name) for one in pack.nursery))
    values["hitchhiker"] = called(config.species[pack.hitchhiker].name)
    values["settler"] = called(config.species[pack.settler].name)
    return sentence.of(**values)
