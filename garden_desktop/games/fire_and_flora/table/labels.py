"""Texts of cards and lands: labels for readers, plates, and sentences on abilities, buildings and events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.layout import Box
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Arg, ListArg, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.preview import Win
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, RESOURCE_NAMES, called, side
from garden_desktop.games.fire_and_flora.data.pack import BOTH, BUILT, CENTRAL, EMPTY, SOUTHERN, Action
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig

# Plates: what is seen of a Land Card and its content, wherever it lies.


Style: TypeAlias = Literal["market", "rival", "own", "burn", "trade"]
Camp: TypeAlias = Literal["", "native", "yellow", "red"]
Stem: TypeAlias = Literal["", "leaf", "log"]
Tone: TypeAlias = Literal["", "good", "bad", "quiet"]


class CauseLine(NamedTuple):
    """A line of a plant card: the types of the cause, and the action."""

    cause: tuple[int, ...]
    action: Action


class LandPlate(NamedTuple):
    """A Land Card as it is shown.

    code    of the pack, and the id of its place
    area    1 Central, 2 Southern, 0 for a building in the market
    coins   and `cards`: its income each turn
    price   price for the seat at the bottom; None if it is not for sale
    sprite  sprite of its content: "oak-big", "building-nursery", "land-open", "land-headquarters"
    camp    colour of the border; "" without a plant
    foot    text at the bottom in place of region and income
    plant   "Big Live Oak"; of a building its name
    answers lines of the side that is up, as they hold on this land
    ability of the parcel, "" for none
    seeds   whether seeds lie in its ground (FF-215)
    """

    code: str
    box: Box
    style: Style
    name: Message
    area: int
    coins: int
    cards: int
    price: int | None
    sprite: str
    camp: Camp = ""
    big: bool = False
    stem: Stem = ""
    stars: int = 0
    foot: Message | None = None
    tone: Tone = ""
    plant: Message | None = None
    answers: tuple[CauseLine, ...] = ()
    ability: str = ""
    seeds: bool = False


class ParcelContent(NamedTuple):
    """Content of a parcel, as it is shown."""

    sprite: str
    camp: Camp = ""
    big: bool = False
    stem: Stem = ""
    stars: int = 0
    plant: Message | None = None
    answers: tuple[CauseLine, ...] = ()


OPEN: Final = ParcelContent("land-open")


def plate(config: RulesConfig, card: int, content: int, box: Box, style: Style, price: int | None = None) -> LandPlate:
    """Plate of a Land Card with this content; of a building in the market, the building itself."""
    land = config.lands[card]
    if config.is_building(card):
        content = BUILT + card
    found = thing(config, card, content)
    return LandPlate(
        land.id,
        box,
        style,
        called(land.name),
        land.area,
        land.coins,
        land.cards,
        price,
        found.sprite,
        found.camp,
        found.big,
        found.stem,
        found.stars,
        plant=found.plant,
        answers=found.answers,
        ability=land.ability,
    )


def thing(config: RulesConfig, card: int, content: int) -> ParcelContent:
    """Content of a parcel, as it is shown."""
    if content >= BUILT:
        building = config.lands[content - BUILT]
        sprite = f"building-{building.effect}" if building.effect else "land-headquarters"
        return ParcelContent(sprite, plant=called(building.name))
    if content == EMPTY:
        return ParcelContent("land-headquarters") if config.lands[card].kind == "headquarters" else OPEN
    one, big = config.species[content >> 1], bool(content & 1)
    camp: Camp = "native" if one.native else "red" if one.border == "red" else "yellow"
    return ParcelContent(
        f"{one.id}-{'big' if big else 'small'}",
        camp,
        big,
        "log" if one.woody else "leaf",
        config.worth[content],
        plant_name(config, content),
        answers(config, card, content),
    )


def answers(config: RulesConfig, land: int, plant: int) -> tuple[CauseLine, ...]:
    """Lines of this plant on this land, in the order of its card."""
    found = ((cause, config.action(land, plant, cause)) for cause in config.lines[plant])
    return tuple(CauseLine(CAUSES[cause], action) for cause, action in found if action is not None)


def plant_name(config: RulesConfig, plant: int) -> Message:
    """Name of a plant with its size: "Big Live Oak"."""
    return side(config.species[plant >> 1].name, plant & 1)


# Card texts of abilities, buildings, events and Resource Cards.


ABILITY_NAMES: Final[Mapping[str, Message]] = {
    "fog_belt": QT_TRANSLATE_NOOP("fire_and_flora", "Fog Belt"),
    "creekside": QT_TRANSLATE_NOOP("fire_and_flora", "Creekside"),
    "seed_bank_soil": QT_TRANSLATE_NOOP("fire_and_flora", "Seed-Bank Soil"),
    "rocky_refuge": QT_TRANSLATE_NOOP("fire_and_flora", "Rocky Refuge"),
    "preserve": QT_TRANSLATE_NOOP("fire_and_flora", "Preserve"),
    "wind_gap": QT_TRANSLATE_NOOP("fire_and_flora", "Wind Gap"),
}

_ABILITIES: Final[Mapping[str, Message]] = {
    "fog_belt": QT_TRANSLATE_NOOP("fire_and_flora", "Time alone can’t kill the plant here."),
    "creekside": QT_TRANSLATE_NOOP("fire_and_flora", "Fire Events skip this land. Fire cards don’t."),
    "seed_bank_soil": QT_TRANSLATE_NOOP(
        "fire_and_flora",
        "When Fire kills the plant here, its owner may immediately plant a small one of the same species.",
    ),
    "rocky_refuge": QT_TRANSLATE_NOOP("fire_and_flora", "The plant here can’t be replaced by a plant that invades."),
    "preserve": QT_TRANSLATE_NOOP("fire_and_flora", "Other players cannot play Labor or Nefarious here."),
    "wind_gap": QT_TRANSLATE_NOOP("fire_and_flora", "Every Fire Event burns this land, no matter what the die shows."),
}

_BUILDINGS: Final[Mapping[str, Message]] = {
    "nursery": QT_TRANSLATE_NOOP(
        "fire_and_flora",
        "Once a turn, for {nursery_price} coins: put a small plant ({nursery}) on one of your open "
        "lands, or in place of one of your non-woody invasives.",
    ),
    "firestation": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Before your landscape burns in a Fire Event, choose one of your plants: it is protected."
    ),
    "naturecenter": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Each turn: 1 coin for each different native you have, {nature_center_most} at most."
    ),
    "volunteer": QT_TRANSLATE_NOOP("fire_and_flora", "Each turn you draw {volunteer_cards} extra Resource Card."),
    "reservoir": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Once a turn, discard another card and take a Water from the discard pile."
    ),
    "ranger": QT_TRANSLATE_NOOP("fire_and_flora", "No player can steal from you."),
    "lookout": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Once per Fire Event you may roll the die again; the second roll counts."
    ),
    "farmstand": QT_TRANSLATE_NOOP("fire_and_flora", "Each turn you take {farm_stand_coins} extra coin."),
    "university": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Once a turn, a card from the deck costs you {university_price} instead of {buy_price}."
    ),
    "goats": QT_TRANSLATE_NOOP(
        "fire_and_flora",
        "Once a turn, for {goats_price} coin: one Labor on one of your non-woody plants. It can’t be blocked.",
    ),
    "giftshop": QT_TRANSLATE_NOOP(
        "fire_and_flora", "The first {gift_sales} cards you sell in a turn bring {gift_price} coins each."
    ),
    "": QT_TRANSLATE_NOOP("fire_and_flora", "Pays the income from Headquarters."),
}

_EVENTS: Final[Mapping[str, Message]] = {
    "fire": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Roll the die and burn that part of California, landscape by landscape."
    ),
    "elnino": QT_TRANSLATE_NOOP("fire_and_flora", "Roll for a region. Every plant there gets one Water."),
    "lanina": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Until your next turn, no player may play Water on plants. Water can still block."
    ),
    "recession": QT_TRANSLATE_NOOP("fire_and_flora", "Each player pays {recession_coins} coins, or all they have."),
    "boom": QT_TRANSLATE_NOOP("fire_and_flora", "Each player takes {boom_coins} coins."),
    "squirrel": QT_TRANSLATE_NOOP("fire_and_flora", "Choose any small plant: it is killed."),
    "packrat": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Each player with cards passes a random one to the next player clockwise."
    ),
    "quake": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Roll for a region. Each building there costs its owner {quake_coins} coins, or it is lost."
    ),
    "rain": QT_TRANSLATE_NOOP("fire_and_flora", "Each player may give one Water to one of their plants."),
    "wind": QT_TRANSLATE_NOOP("fire_and_flora", "The next Fire Event burns both regions, without a roll."),
    "parrots": QT_TRANSLATE_NOOP(
        "fire_and_flora", "You may propagate one of your big natives, no matter what its card says."
    ),
    "rainbow": QT_TRANSLATE_NOOP("fire_and_flora", "Each player draws a Resource Card."),
    "years": QT_TRANSLATE_NOOP("fire_and_flora", "Roll for a region. Every plant there gets one Time."),
    "volunteerday": QT_TRANSLATE_NOOP("fire_and_flora", "Each player may give one Labor to one of their plants."),
    "seeds": QT_TRANSLATE_NOOP(
        "fire_and_flora",
        "Choose an opponent with an open land. They put a small {hitchhiker} on one of their open lands.",
    ),
    "grant": QT_TRANSLATE_NOOP("fire_and_flora", "The next land you buy costs {grant_discount} coins less."),
    "auction": QT_TRANSLATE_NOOP(
        "fire_and_flora",
        "The {auction_cards} oldest lands in the market go under the Land Deck and are replaced by new ones.",
    ),
    "flood": QT_TRANSLATE_NOOP(
        "fire_and_flora", "Roll for a region. Small plants on Creekside lands there are killed, and {settler} moves in."
    ),
}

RESOURCE_TEXTS: Final = (
    QT_TRANSLATE_NOOP("fire_and_flora", "Play it on a plant that reacts to Water. Or block a Fire."),
    QT_TRANSLATE_NOOP("fire_and_flora", "Play it on a plant that reacts to Fire. Or block a Water."),
    QT_TRANSLATE_NOOP("fire_and_flora", "Play it on a plant that reacts to Labor. Or block a Nefarious."),
    QT_TRANSLATE_NOOP(
        "fire_and_flora",
        "Steal a card or a few coins, or plant an invasive on an opponent’s open land. Or block a Labor.",
    ),
    QT_TRANSLATE_NOOP("fire_and_flora", "Play it on a plant that reacts to Time. Can’t be blocked."),
)
"""Card texts by type."""


def ability_text(config: RulesConfig, ability: str) -> Message:
    return _filled(config, _ABILITIES[ability])


def building_text(config: RulesConfig, effect: str) -> Message:
    """Card text of a building, by `Land.effect`; "" is Headquarters with the option `hq building`."""
    return _filled(config, _BUILDINGS[effect])


def event_text(config: RulesConfig, effect: str) -> Message:
    return _filled(config, _EVENTS[effect])


def _filled(config: RulesConfig, sentence: Message) -> Message:
    """Sentence with the figures and species of the pack."""
    pack, values = config.pack, dict[str, Arg](config.figures._asdict())
    values["nursery"] = ListArg(tuple(called(config.species[one].name) for one in pack.nursery))
    values["hitchhiker"] = called(config.species[pack.hitchhiker].name)
    values["settler"] = called(config.species[pack.settler].name)
    return sentence.of(**values)


# Names of lands and plants inside sentences.


def land(config: RulesConfig, card: int) -> Message:
    """Name of a Land Card. Several share a name, so that the id goes along unspoken as an argument."""
    here = config.lands[card]
    return _named(here.name, here.id)


@lru_cache(1_000)
def _named(name: str, code: str) -> Message:
    said = called(name)
    return said.of(**dict(said.args), code=code)


def whose(config: RulesConfig, card: int, owner: Seat | None) -> Message:
    """Name of a Land Card with its owner; None for no owner or the viewer."""
    return land(config, card) if owner is None else OF.of(land=land(config, card), who=SideName(owner))


def lands(config: RulesConfig, cards: Iterable[int]) -> ListArg:
    return ListArg(tuple(land(config, card) for card in cards))


def species(config: RulesConfig, kind: int) -> Message:
    return called(config.species[kind].name)


def holds(config: RulesConfig, card: int, content: int) -> Message:
    """Content of a land in a few words."""
    if content >= BUILT:
        return called(config.lands[content - BUILT].name)
    if content == EMPTY:
        return BARE if config.holding[card] else NOTHING_HERE
    return plant_name(config, content)


def details(
    config: RulesConfig, card: int, content: int, price: int | None = None, owner: Seat | None = None
) -> Message:
    """Description of a plate, with its owner."""
    parts = tuple(_parts(config, card, content, price))
    return PLATE.of(land=whose(config, card, owner), details=ListArg(parts))


def features(config: RulesConfig, card: int, content: int) -> ListArg:
    """Content and income of a land, without its price."""
    return ListArg(tuple(_parts(config, card, content, None)))


def _parts(config: RulesConfig, card: int, content: int, price: int | None) -> Iterator[Message]:
    here = config.lands[card]
    if here.area:
        yield AREAS[here.area]
    if not config.is_building(card):
        yield holds(config, card, content)
    if 0 <= content < BUILT:
        one = config.species[content >> 1]
        yield NATIVE if one.native else RED if one.border == "red" else YELLOW
        yield WOODY if one.woody else LEAFY
        yield STARS.of(n=config.worth[content])
    if here.coins:
        yield COINS.of(n=here.coins)
    if here.cards:
        yield CARDS.of(n=here.cards)
    if here.ability:
        yield ABILITY_NAMES[here.ability]
    if price is not None:
        yield PRICE.of(n=price)


def plant_on(config: RulesConfig, card: int, content: int) -> Message:
    """Plant with its land: "the Big Live Oak on Carmel Valley"."""
    return ON.of(plant=plant_name(config, content), land=land(config, card))


def cards(kinds: Iterable[int]) -> ListArg:
    """Resource Cards as a list: "Water and Time"."""
    return ListArg(tuple(RESOURCE_NAMES[kind] for kind in kinds))


def wins(win: Win) -> Message:
    """Sentence on a play that ends the match."""
    return (WINS if win.sure else MAY_WIN).of(who=SideName(win.seat))


WINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "This wins the match for {who}.")
MAY_WIN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "This can win the match for {who}.")
OF: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s {land}")
PLATE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {details}")
BARE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "open")
NOTHING_HERE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "nothing grows here")
NATIVE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "native")
RED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "invasive, red border")
YELLOW: Final = QT_TRANSLATE_NOOP("fire_and_flora", "invasive, yellow border")
WOODY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "woody")
LEAFY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "not woody")
STARS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n star(s)")
COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n coin(s) a turn")
CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n card(s) a turn")
PRICE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "costs %n coin(s)")
AREAS: Final = {
    CENTRAL: QT_TRANSLATE_NOOP("fire_and_flora", "Central"),
    SOUTHERN: QT_TRANSLATE_NOOP("fire_and_flora", "Southern"),
    BOTH: QT_TRANSLATE_NOOP("fire_and_flora", "Central and Southern"),
}
ON: Final = QT_TRANSLATE_NOOP("fire_and_flora", "the {plant} on {land}")
YOURS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{card} in your hand")
