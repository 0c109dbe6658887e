"""Inspections of lands, plants and buildings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.games.fire_and_flora.data.pack import BUILT, CENTRAL, EMPTY, SOUTHERN
from garden_desktop.games.fire_and_flora.data.words import called
from garden_desktop.games.fire_and_flora.rules.effects.buildings import price_of_land
from garden_desktop.games.fire_and_flora.table import labels
from garden_desktop.games.fire_and_flora.table.inspection import causes
from garden_desktop.games.fire_and_flora.table.labels import ABILITY_NAMES, ability_text, building_text, plant_name
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts


def inspect(seen: FloraViewFacts, land: int) -> Inspection:
    """Inspection of a land anywhere, with its content."""
    if land in seen.view.market:
        return _for_sale(seen, land)
    content = seen.view.on[land] if land < len(seen.view.on) else EMPTY
    if content >= BUILT:
        return _building(seen, land, content)
    return _bare(seen, land) if content == EMPTY else _plant(seen, land, content)


def _plant(seen: FloraViewFacts, land: int, content: int) -> Inspection:
    config = seen.config
    one, worth = config.species[content >> 1], config.worth[content]
    found = tuple(causes.lines(seen, land))
    return Inspection(
        plant_name(config, content),
        _kind(seen, land, content),
        (*(found or (InspectionLine(KNOWS_NOTHING),)), *_where(seen, land)),
        tuple(_later(seen, land, content)),
        one.id,
        ("star", str(worth)) if worth else ("", ""),
        "log" if one.woody else "leaf",
        COULD_STOP if causes.could_stop(seen, land) else None,
        causes.cycle(seen, land, content),
    )


def _kind(seen: FloraViewFacts, land: int, content: int) -> Message:
    """Camp of the plant, and the meaning of its leaf or log."""
    one = seen.config.species[content >> 1]
    refuge = not one.woody and seen.config.ability(land) == "rocky_refuge"
    return KINDS[one.native, one.woody, refuge]


def _later(seen: FloraViewFacts, land: int, content: int) -> Iterator[Message]:
    """Yield what could block the viewer's plays, the causes of the other side, and the owner."""
    stops = causes.could_stop(seen, land)
    yield from stops
    found = causes.answers(seen, land, content ^ 1)
    said = SMALL_SIDE if content & 1 else BIG_SIDE
    yield said.of(lines=found) if found.items else (SMALL_SILENT if content & 1 else BIG_SILENT)
    owner = seen.stranger(land)
    if owner is not None and seen.seat is not None:
        yield OTHERS.of(who=SideName(owner))
    if not stops:
        yield SCIENTIFIC.of(name=seen.config.species[content >> 1].scientific)


def _bare(seen: FloraViewFacts, land: int) -> Inspection:
    config = seen.config
    kind = OPEN if config.holding[land] else NO_ROOM
    owner = seen.stranger(land)
    later = (
        (WEEDS,)
        if owner is not None and config.holding[land] and not config.solo and config.ability(land) != "preserve"
        else ()
    )
    return Inspection(
        labels.whose(config, land, owner), kind, (*_ashes(seen, land), *_facts(seen, land)), later, "lands"
    )


def _ashes(seen: FloraViewFacts, land: int) -> Iterator[InspectionLine]:
    """Yield the effect of the fire or sweep under way on an empty land."""
    visit = seen.visits.get(land) if seen.mode == "burn" and land in seen.passed else None
    if visit is not None and visit.fate == "kill":
        yield InspectionLine(KILLED, ("land-ash",))


def _building(seen: FloraViewFacts, land: int, content: int) -> Inspection:
    config = seen.config
    building = config.lands[content - BUILT]
    kind = building_text(config, building.effect)
    return Inspection(called(building.name), kind, tuple(_where(seen, land)), (BUILDING,), "building-list")


def _for_sale(seen: FloraViewFacts, land: int) -> Inspection:
    config = seen.config
    here = config.lands[land]
    price = price_of_land(config, seen.view, seen.home, land)
    cost = InspectionLine(HAVE.of(n=seen.view.coins[seen.home], who=SideName(seen.home)), ("coin",), PRICE.of(n=price))
    if config.is_building(land):
        kind = building_text(config, here.effect)
        return Inspection(labels.land(config, land), kind, (cost,), (BUY_BUILDING,), "building-list")
    lines = (cost, *_facts(seen, land))
    if here.plant != EMPTY and seen.view.pool[here.plant >> 1]:
        one = config.species[here.plant >> 1]
        term = plant_name(config, here.plant)
        comes = InspectionLine(COMES_WITH, ("log" if one.woody else "leaf",), term)
        lines = (comes, *causes.printed(seen, land, here.plant), *lines)
    worth = config.worth[here.plant] if len(lines) > 1 and here.plant != EMPTY else 0
    figure = ("star", str(worth)) if worth else ("", "")
    lives = causes.cycle(seen, land, here.plant) if here.plant != EMPTY else None
    return Inspection(labels.land(config, land), FOR_SALE, lines, (ONE_A_TURN,), "buy", figure, cycle=lives)


def _facts(seen: FloraViewFacts, land: int) -> Iterator[InspectionLine]:
    """Yield region, income, ability and seeds of a parcel, a line each."""
    here = seen.config.lands[land]
    if here.area:
        yield InspectionLine(REACHED.get(here.ability, REACHES), (REGIONS[here.area],), labels.AREAS[here.area])
    if here.coins:
        yield InspectionLine(PAYS, ("coin",), labels.COINS.of(n=here.coins))
    if here.cards:
        yield InspectionLine(PAYS, ("card-income",), labels.CARDS.of(n=here.cards))
    yield from _extras(seen, land)


def _where(seen: FloraViewFacts, land: int) -> Iterator[InspectionLine]:
    """Yield the same in one line, below a plant or a building."""
    here, config = seen.config.lands[land], seen.config
    signs = (REGIONS.get(here.area, ""), "coin" if here.coins else "", "card-income" if here.cards else "")
    parts = [labels.AREAS[here.area]] if here.area else []
    parts += [labels.COINS.of(n=here.coins)] if here.coins else []
    parts += [labels.CARDS.of(n=here.cards)] if here.cards else []
    if parts:
        text = STANDS_ON.of(land=labels.land(config, land), details=ListArg(tuple(parts)))
        yield InspectionLine(text, tuple(filter(None, signs)))
    yield from _extras(seen, land)


def _extras(seen: FloraViewFacts, land: int) -> Iterator[InspectionLine]:
    ability = seen.config.ability(land)
    if ability:
        yield InspectionLine(ability_text(seen.config, ability), (f"ability-{ability}",), ABILITY_NAMES[ability])
    species = dict(seen.view.seeds).get(land)
    if species is not None:
        yield InspectionLine(SEEDS.of(plant=labels.species(seen.config, species)), ("seeds",), SEEDS_NAME)


KILLED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The plant here has just been killed")
REGIONS: Final = {CENTRAL: "region-central", SOUTHERN: "region-southern"}
KINDS: Final[Mapping[tuple[bool, bool, bool], Message]] = {
    (True, True, False): QT_TRANSLATE_NOOP("fire_and_flora", "Native, woody: invasives can’t replace it"),
    (True, False, False): QT_TRANSLATE_NOOP("fire_and_flora", "Native, not woody: invasives can replace it"),
    (True, False, True): QT_TRANSLATE_NOOP("fire_and_flora", "Native, not woody: protected by the Rocky Refuge"),
    (False, True, False): QT_TRANSLATE_NOOP("fire_and_flora", "Invasive, woody: natives can’t replace it"),
    (False, False, False): QT_TRANSLATE_NOOP("fire_and_flora", "Invasive, not woody: natives can replace it"),
    (False, False, True): QT_TRANSLATE_NOOP("fire_and_flora", "Invasive, not woody: protected by the Rocky Refuge"),
}
KNOWS_NOTHING: Final = QT_TRANSLATE_NOOP("fire_and_flora", "No card affects it.")
COULD_STOP: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Possible blocks:")
BIG_SIDE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "On its big side: {lines}.")
SMALL_SIDE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "On its small side: {lines}.")
BIG_SILENT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "On its big side it doesn’t react to anything.")
SMALL_SILENT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "On its small side it doesn’t react to anything.")
OTHERS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "It belongs to {who}. You can still play cards on it.")
SCIENTIFIC: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Scientific name: {name}.")
OPEN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Open land: room for one plant or one building")
NO_ROOM: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Offices: no room for a plant or a building")
WEEDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Nefarious can plant an invasive here.")
BUILDING: Final = QT_TRANSLATE_NOOP("fire_and_flora", "No stars, and no plant can grow here.")
PRICE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Costs %n coin(s):")
HAVE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} has %n.")
FOR_SALE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Land for sale: it goes to the right end of your landscape")
BUY_BUILDING: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "It needs one of your open lands. You may buy one land or building a turn."
)
ONE_A_TURN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "You may buy one land or building a turn.")
COMES_WITH: Final = QT_TRANSLATE_NOOP("fire_and_flora", "included, from the pool")
REACHES: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "affected when this region is rolled: fires, earthquakes and weather"
)
REACHED: Final[Mapping[str, Message]] = {
    "creekside": QT_TRANSLATE_NOOP("fire_and_flora", "affected when this region is rolled, but never by Fire Events"),
    "wind_gap": QT_TRANSLATE_NOOP("fire_and_flora", "affected when this region is rolled, and by every Fire Event"),
}
PAYS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "for its owner, even when planted or built on")
STANDS_ON: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {details}")
SEEDS_NAME: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Seeds")
SEEDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "in the ground; one Water makes them sprout: {plant}")
