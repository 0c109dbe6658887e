"""Inspections of lands, plants and buildings; for a plant the effect of each cause, from the preview and from the
viewer's own cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from garden_desktop.core.inspection import (
    CycleSide,
    CycleTransition,
    Inspection,
    InspectionLine,
    LifeCycle,
    PieceTag,
    ValueChange,
)
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.preview import PlayPreview, preview_play
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, NEEDS, RESOURCE_NAMES, RESOURCES, called
from garden_desktop.games.fire_and_flora.data.pack import BUILT, CENTRAL, EMPTY, SOUTHERN, Action
from garden_desktop.games.fire_and_flora.rules import legality, reasons
from garden_desktop.games.fire_and_flora.rules.effects.landscape import price_of_land
from garden_desktop.games.fire_and_flora.rules.effects.resources import stoppers
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.table import ids, labels
from garden_desktop.games.fire_and_flora.table.labels import ABILITY_NAMES, ability_text, building_text, plant_name
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts

ORDER: Final = ("grow", "propagate", "invade", "damage", "kill")
"""Actions in the order of their benefit for the owner."""
_NAMED: Final = 3
"""Number of lands beyond which only the number is told."""


def causes(seen: FloraViewFacts, land: int) -> tuple[int, ...]:
    """Causes the plant of a land answers to there."""
    content = seen.view.on[land]
    found = {cause: seen.config.action(land, content, cause) for cause in seen.config.lines[content]}
    known = {cause: action for cause, action in found.items() if action is not None}
    return tuple(sorted(known, key=lambda cause: (ORDER.index(known[cause]), cause)))


def cause_lines(seen: FloraViewFacts, land: int) -> Iterator[InspectionLine]:
    """Yield a line for each cause."""
    for cause in causes(seen, land):
        found, barred = _found(seen, land, cause), _barred(seen, land, cause)
        text = _does(seen, land, found) if barred is None else barred
        number = held(seen, cause)
        yield InspectionLine(
            text,
            signs(cause, seen.config.action(land, seen.view.on[land], cause)),
            cause_name(cause),
            _change(seen, land, found) if barred is None else None,
            None if number is None else IN_HAND.of(n=number) if number else NONE_HELD,
            lacking=not number,
            tags=_tags(seen, cause, found) if barred is None and seen.acting else (),
        )


def _tags(seen: FloraViewFacts, cause: int, found: PlayPreview) -> tuple[PieceTag, ...]:
    """Tag on the uppermost own card that would do it alone."""
    if seen.hand is None or len(CAUSES[cause]) > 1 or not seen.hand[cause] or found.deed not in ORDER:
        return ()
    return (PieceTag(ids.card(cause, seen.hand[cause]), DOES[found.deed]),)


def held(seen: FloraViewFacts, cause: int) -> int | None:
    """Number of times the viewer could play a cause; None if the hand is covered."""
    if seen.hand is None:
        return None
    return min(seen.hand[kind] // need for kind, need in enumerate(NEEDS[cause]) if need)


def cause_name(cause: int) -> Message:
    """Name of a cause: "Water", "Water and Time"."""
    kinds = CAUSES[cause]
    if len(kinds) == 1:
        return RESOURCE_NAMES[kinds[0]]
    return PAIR.of(one=RESOURCE_NAMES[kinds[0]], other=RESOURCE_NAMES[kinds[1]])


def signs(cause: int, action: Action | None) -> tuple[str, ...]:
    """Sprites of a cause and its action, as printed on cards."""
    return (*(RESOURCES[kind] for kind in CAUSES[cause]), *((f"act-{action}",) if action else ()))


def printed(seen: FloraViewFacts, land: int, plant: int) -> Iterator[InspectionLine]:
    """Yield a line for each sign on the card of a plant that would stand there."""
    found = ((cause, seen.config.action(land, plant, cause)) for cause in seen.config.lines[plant])
    return (InspectionLine(DOES[action], signs(cause, action), cause_name(cause)) for cause, action in found if action)


def answers(seen: FloraViewFacts, land: int, plant: int) -> ListArg:
    """Causes a side answers to, as a list: "Water (grows big)"."""
    found = [(cause, seen.config.action(land, plant, cause)) for cause in seen.config.lines[plant]]
    return ListArg(tuple(ANSWER.of(cause=cause_name(cause), does=DOES[action]) for cause, action in found if action))


def could_stop(seen: FloraViewFacts, land: int) -> tuple[Message, ...]:
    """Cards that block the viewer's possible plays there, and the number of cards others hold; never which."""
    mine = [cause for cause in causes(seen, land) if held(seen, cause)]
    if seen.hand is None or not mine or seen.config.seats == 1:
        return ()
    asked = {seat: None for cause in mine for seat in _asked(seen, land, cause)}
    if not asked:
        return (NOTHING_STOPS.of(cards=ListArg(tuple(map(cause_name, mine)))),)
    said = [
        STOPS.of(card=RESOURCE_NAMES[kind], stopped=cause_name(cause))
        for cause in mine
        for kind in stoppers(CAUSES[cause])
    ]
    safe = [cause_name(cause) for cause in mine if not stoppers(CAUSES[cause])]
    said += [NOTHING_STOPS.of(cards=ListArg(tuple(safe)))] if safe else []
    sizes = seen.view.sizes
    said += [HOLDS.of(who=SideName(seat), n=sizes[seat]) for seat in asked if sizes[seat] and len(safe) < len(mine)]
    return tuple(said)


def _asked(seen: FloraViewFacts, land: int, cause: int) -> tuple[Seat, ...]:
    return _found(seen, land, cause).asked


def _found(seen: FloraViewFacts, land: int, cause: int) -> PlayPreview:
    return preview_play(seen.config, seen.view, Move("play", place=land, cause=cause))


def _barred(seen: FloraViewFacts, land: int, cause: int) -> Message | None:
    """Reason why the acting seat may not play this here, whether it holds the cards or not."""
    if not seen.acting:
        return None
    reason = legality.why_not(seen.config, seen.view, Move("play", place=land, cause=cause))
    return None if reason is None or reason.code == reasons.CARD_NOT_HELD.code else reason.text


def _does(seen: FloraViewFacts, land: int, found: PlayPreview) -> Message:
    lands = [one.place for one in found.outcomes if one.place >= 0]
    if found.deed not in ("propagate", "invade"):
        return DOES[found.deed]
    if not 0 < len(lands) <= _NAMED:
        return MANY[found.deed].of(n=len(lands))
    return CHILD[found.deed].of(lands=labels.lands(seen.config, lands))


def _change(seen: FloraViewFacts, land: int, found: PlayPreview) -> ValueChange | None:
    """Stars of the plant now and after the play."""
    content = seen.view.on[land]
    then = {"grow": content | 1, "damage": content & ~1}.get(found.deed, content)
    now, worth = seen.config.worth[content], seen.config.worth[then] if found.deed != "kill" else 0
    changes = found.deed in ("grow", "damage", "kill") and (now or worth)
    return ValueChange(now, worth, "star") if changes else None


PAIR: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{one} and {other}")
ANSWER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{cause} ({does})")
DOES: Final[Mapping[str, Message]] = {
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "grows"),
    "damage": QT_TRANSLATE_NOOP("fire_and_flora", "is damaged"),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "is killed"),
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "propagates"),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "invades"),
    "pool_empty": QT_TRANSLATE_NOOP("fire_and_flora", "nothing: the pool is empty"),
    "no_place": QT_TRANSLATE_NOOP("fire_and_flora", "nothing: no room for a seedling"),
    "no_line": QT_TRANSLATE_NOOP("fire_and_flora", "nothing happens"),
}
CHILD: Final[Mapping[str, Message]] = {
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "propagates: seedling on {lands}"),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "invades: seedling on {lands}"),
}
MANY: Final[Mapping[str, Message]] = {
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "propagates: %n land(s) to choose from"),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "invades: %n land(s) to choose from"),
}
IN_HAND: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n in hand")
NONE_HELD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "none in hand")
STOPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{card} blocks your {stopped}.")
NOTHING_STOPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Nothing blocks {cards}.")
HOLDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} has %n card(s).")


_ENDS: Final = {"grow": 1, "damage": 0, "kill": None}
"""Side of the plant after a deed; other deeds leave the plant as it is."""


def cycle(seen: FloraViewFacts, land: int, content: int) -> LifeCycle:
    """Life cycle of the plant that stands on this land, or would."""
    sides = content & ~1, content | 1
    small, big = (labels.thing(seen.config, land, side) for side in sides)
    stations = (
        CycleSide(small.sprite, labels.plant_name(seen.config, sides[0]), small.stars),
        CycleSide(big.sprite, labels.plant_name(seen.config, sides[1]), big.stars),
    )
    passages = tuple(one for at in (0, 1) for one in _passages(seen, land, sides[at], at))
    return LifeCycle(stations, passages, content & 1, "star")


def _passages(seen: FloraViewFacts, land: int, side: int, at: int) -> Iterator[CycleTransition]:
    found = ((cause, seen.config.action(land, side, cause)) for cause in seen.config.lines[side])
    known = [(cause, action) for cause, action in found if action is not None]
    for cause, action in sorted(known, key=lambda one: (ORDER.index(one[1]), one[0])):
        sprites = tuple(RESOURCES[kind] for kind in CAUSES[cause])
        yield CycleTransition(cause_name(cause), sprites, at, _ENDS.get(action, at), DOES[action])


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
    found = tuple(cause_lines(seen, land))
    return Inspection(
        plant_name(config, content),
        _kind(seen, land, content),
        (*(found or (InspectionLine(KNOWS_NOTHING),)), *_where(seen, land)),
        tuple(_later(seen, land, content)),
        one.id,
        ("star", str(worth)) if worth else ("", ""),
        "log" if one.woody else "leaf",
        COULD_STOP if could_stop(seen, land) else None,
        cycle(seen, land, content),
    )


def _kind(seen: FloraViewFacts, land: int, content: int) -> Message:
    """Camp of the plant, and the meaning of its leaf or log."""
    one = seen.config.species[content >> 1]
    refuge = not one.woody and seen.config.ability(land) == "rocky_refuge"
    return KINDS[one.native, one.woody, refuge]


def _later(seen: FloraViewFacts, land: int, content: int) -> Iterator[Message]:
    """Yield what could block the viewer's plays, the causes of the other side, and the owner."""
    stops = could_stop(seen, land)
    yield from stops
    found = answers(seen, land, content ^ 1)
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
        lines = (comes, *printed(seen, land, here.plant), *lines)
    worth = config.worth[here.plant] if len(lines) > 1 and here.plant != EMPTY else 0
    figure = ("star", str(worth)) if worth else ("", "")
    lives = cycle(seen, land, here.plant) if here.plant != EMPTY else None
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
