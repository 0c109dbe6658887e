"""Every event but fire: one small function each, found by the name in the data pack (FF-167 to FF-191, FF-216)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from garden_desktop.core.game import Seat
from garden_desktop.games.fire_and_flora.data.cards import LABOR, TIME, WATER
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.effects.deck import draw_lands, draws
from garden_desktop.games.fire_and_flora.rules.effects.desk import Desk
from garden_desktop.games.fire_and_flora.rules.effects.plants import (
    ACTIONS,
    answering,
    apply_cause,
    open_parcels,
    places,
    sleeping,
)
from garden_desktop.games.fire_and_flora.rules.events.fires import burn_order, fire
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE, Step


def elnino(desk: Desk) -> None:
    desk.then(Step("region"), Step("sweep", what=WATER))


def years(desk: Desk) -> None:
    desk.then(Step("region"), Step("sweep", what=TIME))


def lanina(desk: Desk) -> None:
    if desk.turn not in desk.dry:
        desk.dry = (*desk.dry, desk.turn)


def recession(desk: Desk) -> None:
    desk.coins = tuple(max(0, coins - desk.law.figures.recession_coins) for coins in desk.coins)


def boom(desk: Desk) -> None:
    desk.coins = tuple(coins + desk.law.figures.boom_coins for coins in desk.coins)


def squirrel(desk: Desk) -> None:
    small = (land for row in desk.rows for land in row if _is_small(desk.on[land]))
    desk.then(Step("choose", desk.turn, lands=tuple(small)))


def packrat(desk: Desk) -> None:
    givers = (seat for seat in desk.clockwise(desk.turn) if desk.sizes[seat])
    desk.then(*(Step("rat", what=seat) for seat in givers), Step("rats"))


def quake(desk: Desk) -> None:
    desk.then(Step("region"), Step("quakes"))


def rain(desk: Desk) -> None:
    """Each player may, the active one first; who has what to choose is seen when it is their turn."""
    desk.then(*(Step("treat", seat, what=WATER) for seat in desk.clockwise(desk.turn)))


def volunteerday(desk: Desk) -> None:
    desk.then(*(Step("treat", seat, what=LABOR) for seat in desk.clockwise(desk.turn)))


def wind(desk: Desk) -> None:
    """The card stays in view and is not discarded now (FF-175)."""
    desk.winds = (*desk.winds, desk.event)
    desk.event = NOWHERE


def parrots(desk: Desk) -> None:
    """Big natives of the active player that would find a card and a place for their child."""
    lands = tuple(land for land in desk.rows[desk.turn] if _may_propagate(desk, land))
    desk.then(Step("choose", desk.turn, lands=lands, may=True))


def rainbow(desk: Desk) -> None:
    desk.then(*(draws(seat, 1) for seat in desk.clockwise(desk.turn)))


def seeds(desk: Desk) -> None:
    """Opponents with an open parcel, clockwise; nobody where the pool has none of the weed."""
    others = desk.clockwise(desk.turn)[1:] if desk.pool[desk.law.pack.hitchhiker] else ()
    open_to = tuple(seat for seat in others if open_parcels(desk.law, desk.rows[seat], desk.on))
    desk.then(Step("choose", desk.turn, seats=open_to))


def grant(desk: Desk) -> None:
    if desk.turn not in desk.grants:
        desk.grants = (*desk.grants, desk.turn)


def auction(desk: Desk) -> None:
    number = desk.law.figures.auction_cards
    desk.under_the_deck(*desk.market[:number])
    desk.market = desk.market[number:]
    desk.then(draw_lands(number))


def flood(desk: Desk) -> None:
    desk.then(Step("region"), Step("flood"))


EVENTS: Final[Mapping[str, Callable[[Desk], None]]] = {
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


def roll_region(desk: Desk, step: Step) -> None:
    desk.ask = step


def region(desk: Desk, step: Step, move: Move) -> None:
    desk.area = desk.rolled = move.number


def sweep(desk: Desk, step: Step) -> None:
    """One Water or Time on each plant of the region, in burn order on the live state (FF-185)."""
    for seat in reversed(burn_order(desk.law.seats, desk.turn)):
        desk.then(Step("sweep_row", seat, lands=desk.rows[seat], what=step.what))


def sweep_row(desk: Desk, step: Step) -> None:
    for n, land in enumerate(step.lands, 1):
        if _lies_there(desk, land) and (0 <= desk.on[land] < BUILT or sleeping(desk, land) is not None):
            desk.then(step._replace(lands=step.lands[n:]))
            desk.visit(step.lands[:n])
            apply_cause(desk, land, step.what)
            return
    desk.visit(step.lands)


def flood_rows(desk: Desk, step: Step) -> None:
    for seat in reversed(burn_order(desk.law.seats, desk.turn)):
        lands = (land for land in desk.rows[seat] if _lies_there(desk, land) and _at_creek(desk, land))
        desk.then(*(one for land in lands for one in (Step("drown", land=land), Step("settle", land=land))))


def drown(desk: Desk, step: Step) -> None:
    if _is_small(desk.on[step.land]):
        ACTIONS["kill"](desk, step.land, WATER)


def settle(desk: Desk, step: Step) -> None:
    """A small Giant Reed on the open parcel, while the pool lasts (FF-216)."""
    settler = desk.law.pack.settler
    if desk.on[step.land] == EMPTY and desk.pool[settler]:
        desk.set_on(step.land, 2 * settler)


def treat(desk: Desk, step: Step) -> None:
    """Ask a player for the plant that gets one Water or one Labor, if any of theirs answers (FF-186)."""
    lands = answering(desk.law, desk, step.seat, step.what)
    if lands:
        desk.ask = Step("choose", step.seat, lands=lands, what=step.what, may=True)


def offer_choice(desk: Desk, step: Step) -> None:
    if step.lands or step.seats:
        desk.ask = step


def choose(desk: Desk, step: Step, move: Move) -> None:
    """What was chosen: a plant for the event's icon, for the squirrel or for the parrots, or a seat."""
    effect = desk.law.cards[desk.event].effect
    if move.seat in step.seats:
        lands = open_parcels(desk.law, desk.rows[move.seat], desk.on)
        desk.then(Step("place", move.seat, lands=lands, what=desk.law.pack.hitchhiker))
    elif move.place not in step.lands:
        return
    elif effect == "squirrel":
        ACTIONS["kill"](desk, move.place, NOWHERE)
    elif effect == "parrots":
        ACTIONS["propagate"](desk, move.place, NOWHERE)
    else:
        apply_cause(desk, move.place, step.what)


def place_weed(desk: Desk, step: Step) -> None:
    desk.ask = step._replace(kind="site")


def shake(desk: Desk, step: Step) -> None:
    """Every building of the region, clockwise from the active player, each row from left to right (FF-190)."""
    for seat in reversed(desk.clockwise(desk.turn)):
        lands = (land for land in desk.rows[seat] if _lies_there(desk, land) and desk.on[land] >= BUILT)
        desk.then(*(Step("tremble", seat, land) for land in lands))


def tremble(desk: Desk, step: Step) -> None:
    """The owner decides, unless there is nothing to decide with."""
    if desk.coins[step.seat] >= desk.law.figures.quake_coins:
        desk.ask = step._replace(kind="quake")
    else:
        _collapse(desk, step.land)


def pay(desk: Desk, step: Step, move: Move) -> None:
    desk.pay(step.seat, desk.law.figures.quake_coins)


def lose(desk: Desk, step: Step, move: Move) -> None:
    _collapse(desk, step.land)


def pick(desk: Desk, step: Step) -> None:
    desk.ask = step


def rat(desk: Desk, step: Step, move: Move) -> None:
    """The rat picks a card; it stays in the hand until all are picked (FF-189)."""
    desk.rats = tuple(move.cause if seat == step.what else kind for seat, kind in enumerate(desk.rats))


def rats_run(desk: Desk, step: Step) -> None:
    for giver, kind in enumerate(desk.rats):
        if kind != NOWHERE:
            desk.give_card(giver, kind)
            desk.take_card(next_seat(desk, giver), kind)
    desk.rats = (NOWHERE,) * desk.law.seats


def next_seat(desk: Desk, seat: Seat) -> Seat:
    return (seat + 1) % desk.law.seats


def _collapse(desk: Desk, land: int) -> None:
    """The building goes under the Land Deck (FF-173)."""
    desk.under_the_deck(desk.on[land] - BUILT)
    desk.set_on(land, EMPTY)


def _is_small(content: int) -> bool:
    return 0 <= content < BUILT and not content & 1


def _lies_there(desk: Desk, land: int) -> bool:
    return bool(desk.law.lands[land].area & desk.area)


def _at_creek(desk: Desk, land: int) -> bool:
    return desk.law.ability(land) == "creekside"


def _may_propagate(desk: Desk, land: int) -> bool:
    plant = desk.on[land]
    big_native = 0 <= plant < BUILT and bool(plant & 1) and desk.law.native(plant)
    if not big_native or not desk.pool[plant >> 1]:
        return False
    rows = desk.rows if desk.law.dispersal else (desk.rows[desk.turn],)
    return any(places(desk.law, row, desk.on, plant, invading=False) for row in rows)
