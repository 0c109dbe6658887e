"""Events: fires along the burn order (FF-122 to FF-130), and all others by name (FF-167 to FF-191, FF-216)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.games.fire_and_flora.data.cards import FIRE, LABOR, TIME, WATER
from garden_desktop.games.fire_and_flora.data.pack import BOTH, BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.effects.landscape import (
    ACTIONS,
    answering,
    apply_cause,
    open_parcels,
    places,
    sleeping,
)
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition
from garden_desktop.games.fire_and_flora.rules.effects.resources import draw_lands, draws
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE, Step

# Fire Events (FF-122 to FF-130).


def fire(position: MutablePosition) -> None:
    """Begin a Fire Event: roll the die, unless Santa Ana Winds are in view, then burn every row (FF-123, FF-175)."""
    position.then(Step("rows"))
    if position.winds:
        position.spent, position.winds = (*position.spent, *position.winds), ()
        position.area = BOTH
        return
    position.then(Step("die"), *(Step("lookout", seat) for seat in _lookouts(position)))


def _lookouts(position: MutablePosition) -> list[Seat]:
    """Owner of each Fire Lookout, clockwise from the active player."""
    return [
        seat
        for seat in position.clockwise(position.turn)
        for land in position.rows[seat]
        if position.config.effect(position.on[land]) == "lookout"
    ]


def roll_die(position: MutablePosition, step: Step) -> None:
    position.ask = step


def die(position: MutablePosition, step: Step, move: Move) -> None:
    position.area = move.number


def offer_reroll(position: MutablePosition, step: Step) -> None:
    position.ask = step


def keep_roll(position: MutablePosition, step: Step, move: Move) -> None:
    """Keep the roll; nothing changes."""


def reroll(position: MutablePosition, step: Step, move: Move) -> None:
    """Roll the die again (FF-159)."""
    position.then(Step("die", CHANCE))


def burn_order(seats: int, active: Seat) -> tuple[Seat, ...]:
    """Seats in burn order: the active one, then counter-clockwise (FF-125)."""
    return tuple((active - n) % seats for n in range(seats))


def burn_rows(position: MutablePosition, step: Step) -> None:
    position.rolled = position.area
    for seat in reversed(burn_order(position.config.seats, position.turn)):
        position.then(Step("row", seat))


def burn_row(position: MutablePosition, step: Step) -> None:
    """Burn a row: each Fire Station may protect a plant, then the lands burn from left to right."""
    row = position.rows[step.seat]
    stations = sum(position.config.effect(position.on[land]) == "firestation" for land in row)
    position.spared = ()
    position.then(*(Step("protect", step.seat) for _ in range(stations)), Step("burn", step.seat, lands=row))


def offer_protection(position: MutablePosition, step: Step) -> None:
    """Ask for the plant a Fire Station protects, if any would burn (FF-154)."""
    lands = tuple([land for land in position.rows[step.seat] if _burns(position, land)])
    if lands:
        position.ask = step._replace(lands=lands, may=True)


def protect(position: MutablePosition, step: Step, move: Move) -> None:
    if move.place in step.lands:
        position.spared = (*position.spared, move.place)


def burn_lands(position: MutablePosition, step: Step) -> None:
    """Burn the next land of a row, by the live state; the rest of the row is a step of its own (FF-126, FF-128)."""
    for n, land in enumerate(step.lands, 1):
        if _burns(position, land):
            position.then(step._replace(lands=step.lands[n:]))
            position.visit(step.lands[:n])
            _burn(position, step.seat, land)
            return
    position.visit(step.lands)


def _burns(position: MutablePosition, land: int) -> bool:
    bears_plant = 0 <= position.on[land] < BUILT
    return bears_plant and land not in position.spared and position.config.would_burn(land, position.area)


def _burn(position: MutablePosition, seat: Seat, land: int) -> None:
    """Apply one Fire, or with `firefighting` first ask whether to douse (FF-203)."""
    if position.config.firefighting and position.config.answers_to_fire(land, position.on[land]):
        position.ask = Step("douse", seat, land)
    else:
        apply_cause(position, land, FIRE)


def douse(position: MutablePosition, step: Step, move: Move) -> None:
    position.spend_card(step.seat, WATER)


def let_burn(position: MutablePosition, step: Step, move: Move) -> None:
    apply_cause(position, step.land, FIRE)


# Other events, each a function with the name in the pack (FF-167 to FF-191, FF-216).


def elnino(position: MutablePosition) -> None:
    position.then(Step("region"), Step("sweep", what=WATER))


def years(position: MutablePosition) -> None:
    position.then(Step("region"), Step("sweep", what=TIME))


def lanina(position: MutablePosition) -> None:
    if position.turn not in position.dry:
        position.dry = (*position.dry, position.turn)


def recession(position: MutablePosition) -> None:
    position.coins = tuple(max(0, coins - position.config.figures.recession_coins) for coins in position.coins)


def boom(position: MutablePosition) -> None:
    position.coins = tuple(coins + position.config.figures.boom_coins for coins in position.coins)


def squirrel(position: MutablePosition) -> None:
    small = (land for row in position.rows for land in row if _is_small(position.on[land]))
    position.then(Step("choose", position.turn, lands=tuple(small)))


def packrat(position: MutablePosition) -> None:
    givers = (seat for seat in position.clockwise(position.turn) if position.sizes[seat])
    position.then(*(Step("rat", what=seat) for seat in givers), Step("rats"))


def quake(position: MutablePosition) -> None:
    position.then(Step("region"), Step("quakes"))


def rain(position: MutablePosition) -> None:
    """Offer each player, the active one first, a Water; whether anything answers is checked at their turn."""
    position.then(*(Step("treat", seat, what=WATER) for seat in position.clockwise(position.turn)))


def volunteerday(position: MutablePosition) -> None:
    position.then(*(Step("treat", seat, what=LABOR) for seat in position.clockwise(position.turn)))


def wind(position: MutablePosition) -> None:
    """Keep the card in view; it is not discarded now (FF-175)."""
    position.winds = (*position.winds, position.event)
    position.event = NOWHERE


def parrots(position: MutablePosition) -> None:
    """Ask for a big native of the active player that would find a card and a place for its child."""
    lands = tuple(land for land in position.rows[position.turn] if _may_propagate(position, land))
    position.then(Step("choose", position.turn, lands=lands, may=True))


def rainbow(position: MutablePosition) -> None:
    position.then(*(draws(seat, 1) for seat in position.clockwise(position.turn)))


def seeds(position: MutablePosition) -> None:
    """Ask for an opponent with an open parcel, clockwise; nobody if the pool has none of the weed."""
    others = position.clockwise(position.turn)[1:] if position.pool[position.config.pack.hitchhiker] else ()
    open_to = tuple(seat for seat in others if open_parcels(position.config, position.rows[seat], position.on))
    position.then(Step("choose", position.turn, seats=open_to))


def grant(position: MutablePosition) -> None:
    if position.turn not in position.grants:
        position.grants = (*position.grants, position.turn)


def auction(position: MutablePosition) -> None:
    number = position.config.figures.auction_cards
    position.under_the_deck(*position.market[:number])
    position.market = position.market[number:]
    position.then(draw_lands(number))


def flood(position: MutablePosition) -> None:
    position.then(Step("region"), Step("flood"))


EVENTS: Final[Mapping[str, Callable[[MutablePosition], None]]] = {
    "fire": fire,
    "elnino": elnino,
    "lanina": lanina,
    "recession": recession,
    "boom": boom,
    "squirrel": squirrel,
    "packrat": packrat,
    "quake": quake,
    "rain": rain,
    "wind": wind,
    "parrots": parrots,
    "rainbow": rainbow,
    "years": years,
    "volunteerday": volunteerday,
    "seeds": seeds,
    "grant": grant,
    "auction": auction,
    "flood": flood,
}


def roll_region(position: MutablePosition, step: Step) -> None:
    position.ask = step


def region(position: MutablePosition, step: Step, move: Move) -> None:
    position.area = position.rolled = move.number


def sweep(position: MutablePosition, step: Step) -> None:
    """Apply one Water or Time to each plant of the region, in burn order, by the live state (FF-185)."""
    for seat in reversed(burn_order(position.config.seats, position.turn)):
        position.then(Step("sweep_row", seat, lands=position.rows[seat], what=step.what))


def sweep_row(position: MutablePosition, step: Step) -> None:
    for n, land in enumerate(step.lands, 1):
        if _lies_there(position, land) and (0 <= position.on[land] < BUILT or sleeping(position, land) is not None):
            position.then(step._replace(lands=step.lands[n:]))
            position.visit(step.lands[:n])
            apply_cause(position, land, step.what)
            return
    position.visit(step.lands)


def flood_rows(position: MutablePosition, step: Step) -> None:
    for seat in reversed(burn_order(position.config.seats, position.turn)):
        lands = (land for land in position.rows[seat] if _lies_there(position, land) and _at_creek(position, land))
        position.then(*(one for land in lands for one in (Step("drown", land=land), Step("settle", land=land))))


def drown(position: MutablePosition, step: Step) -> None:
    if _is_small(position.on[step.land]):
        ACTIONS["kill"](position, step.land, WATER)


def plant_giant_reed(position: MutablePosition, step: Step) -> None:
    """Place a small Giant Reed on an open parcel, while the pool lasts (FF-216)."""
    settler = position.config.pack.settler
    if position.on[step.land] == EMPTY and position.pool[settler]:
        position.set_on(step.land, 2 * settler)


def treat(position: MutablePosition, step: Step) -> None:
    """Ask a player for the plant that gets one Water or Labor, if any of theirs answers (FF-186)."""
    lands = answering(position.config, position, step.seat, step.what)
    if lands:
        position.ask = Step("choose", step.seat, lands=lands, what=step.what, may=True)


def offer_choice(position: MutablePosition, step: Step) -> None:
    if step.lands or step.seats:
        position.ask = step


def choose(position: MutablePosition, step: Step, move: Move) -> None:
    """Carry out a choice: a plant for the event's icon, the squirrel or the parrots, or a seat."""
    effect = position.config.cards[position.event].effect
    if move.seat in step.seats:
        lands = open_parcels(position.config, position.rows[move.seat], position.on)
        position.then(Step("place", move.seat, lands=lands, what=position.config.pack.hitchhiker))
    elif move.place not in step.lands:
        return
    elif effect == "squirrel":
        ACTIONS["kill"](position, move.place, NOWHERE)
    elif effect == "parrots":
        ACTIONS["propagate"](position, move.place, NOWHERE)
    else:
        apply_cause(position, move.place, step.what)


def place_weed(position: MutablePosition, step: Step) -> None:
    position.ask = step._replace(kind="site")


def shake(position: MutablePosition, step: Step) -> None:
    """Shake every building of the region, clockwise from the active player, rows from left to right (FF-190)."""
    for seat in reversed(position.clockwise(position.turn)):
        lands = (land for land in position.rows[seat] if _lies_there(position, land) and position.on[land] >= BUILT)
        position.then(*(Step("tremble", seat, land) for land in lands))


def tremble(position: MutablePosition, step: Step) -> None:
    """Ask the owner to pay for a building; without enough coins it collapses at once."""
    if position.coins[step.seat] >= position.config.figures.quake_coins:
        position.ask = step._replace(kind="quake")
    else:
        _collapse(position, step.land)


def pay(position: MutablePosition, step: Step, move: Move) -> None:
    position.pay(step.seat, position.config.figures.quake_coins)


def lose(position: MutablePosition, step: Step, move: Move) -> None:
    _collapse(position, step.land)


def pick(position: MutablePosition, step: Step) -> None:
    position.ask = step


def rat(position: MutablePosition, step: Step, move: Move) -> None:
    """Note the Pack Rat's pick; the card stays in the hand until all are picked (FF-189)."""
    position.rats = tuple(move.cause if seat == step.what else kind for seat, kind in enumerate(position.rats))


def rats_run(position: MutablePosition, step: Step) -> None:
    for giver, kind in enumerate(position.rats):
        if kind != NOWHERE:
            position.give_card(giver, kind)
            position.take_card(next_seat(position, giver), kind)
    position.rats = (NOWHERE,) * position.config.seats


def next_seat(position: MutablePosition, seat: Seat) -> Seat:
    return (seat + 1) % position.config.seats


def _collapse(position: MutablePosition, land: int) -> None:
    """Put a building under the Land Deck (FF-173)."""
    position.under_the_deck(position.on[land] - BUILT)
    position.set_on(land, EMPTY)


def _is_small(content: int) -> bool:
    return 0 <= content < BUILT and not content & 1


def _lies_there(position: MutablePosition, land: int) -> bool:
    return bool(position.config.lands[land].area & position.area)


def _at_creek(position: MutablePosition, land: int) -> bool:
    return position.config.ability(land) == "creekside"


def _may_propagate(position: MutablePosition, land: int) -> bool:
    plant = position.on[land]
    big_native = 0 <= plant < BUILT and bool(plant & 1) and position.config.native(plant)
    if not big_native or not position.pool[plant >> 1]:
        return False
    rows = position.rows if position.config.dispersal else (position.rows[position.turn],)
    return any(places(position.config, row, position.on, plant, invading=False) for row in rows)
