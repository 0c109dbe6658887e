"""The plates of lands: what is seen of a Land Card and of what stands on it, wherever it lies."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.box import Box
from garden_desktop.core.text import Message
from garden_desktop.games.fire_and_flora.data.cards import CAUSES
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY, Action
from garden_desktop.games.fire_and_flora.data.sides import side
from garden_desktop.games.fire_and_flora.data.words import called
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig

Style: TypeAlias = Literal["market", "rival", "own", "burn", "trade"]
Camp: TypeAlias = Literal["", "native", "yellow", "red"]
Stem: TypeAlias = Literal["", "leaf", "log"]
Tone: TypeAlias = Literal["", "good", "bad", "quiet"]


class CauseLine(NamedTuple):
    """One line of a plant: the types that together make the cause, and what it does."""

    cause: tuple[int, ...]
    action: Action


class LandPlate(NamedTuple):
    """One Land Card as it lies there.

    code    of the pack, and the id of its place
    area    1 Central, 2 Southern, 0 for a building in the market
    coins   and `cards`: what it brings each turn
    price   what it costs whoever is at the bottom; None where it is not for sale
    sprite  what stands on it: "oak-big", "building-nursery", "land-open", "land-headquarters"
    camp    colour of the border; "" for what is no plant
    foot    what stands at the bottom instead of region and income
    plant   "Big Live Oak"; of a building its name
    answers what the side that is up answers to on this land
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
    """What stands on a parcel, as it is seen."""

    sprite: str
    camp: Camp = ""
    big: bool = False
    stem: Stem = ""
    stars: int = 0
    plant: Message | None = None
    answers: tuple[CauseLine, ...] = ()


OPEN: Final = ParcelContent("land-open")


def plate(config: RulesConfig, card: int, content: int, box: Box, style: Style, price: int | None = None) -> LandPlate:
    """The plate of a Land Card with this content; of a building in the market the building itself."""
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
    """What is seen on a parcel."""
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
    """What this plant answers to on this land, in the order of its card."""
    found = ((cause, config.action(land, plant, cause)) for cause in config.lines[plant])
    return tuple(CauseLine(CAUSES[cause], action) for cause, action in found if action is not None)


def plant_name(config: RulesConfig, plant: int) -> Message:
    """ "Big Live Oak"."""
    return side(config.species[plant >> 1].name, plant & 1)
