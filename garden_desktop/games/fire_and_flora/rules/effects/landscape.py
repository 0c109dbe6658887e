"""Landscapes: income, prices, uses and purchases of lands and buildings (FF-95 to FF-103, FF-153 to FF-165), and the
five plant actions with their triggers (FF-76 to FF-94).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import FIRE, LABOR, WATER, add
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY, Action
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.position import (
    MutablePosition,
    clockwise,
    owner_of,
    replace_at,
    without,
)
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import State, Step


def buildings_of(state: State | MutablePosition, seat: Seat) -> list[int]:
    """Buildings of a landscape, as Land Cards from left to right."""
    on = state.on
    return [on[land] - BUILT for land in state.rows[seat] if on[land] >= BUILT]


def owned(config: RulesConfig, state: State | MutablePosition, seat: Seat, effect: str) -> list[int]:
    """Buildings of one kind in a landscape."""
    on, lands = state.on, config.lands
    return [
        on[land] - BUILT for land in state.rows[seat] if on[land] >= BUILT and lands[on[land] - BUILT].effect == effect
    ]


def cards_a_turn(config: RulesConfig, state: State | MutablePosition, seat: Seat) -> int:
    """Income of a seat in Resource Cards (FF-57, FF-156)."""
    lands = config.lands
    built = buildings_of(state, seat)
    more = config.figures.volunteer_cards * sum([lands[card].effect == "volunteer" for card in built])
    return more + sum([lands[land].cards for land in state.rows[seat]]) + sum([lands[card].cards for card in built])


def coins_a_turn(config: RulesConfig, state: State | MutablePosition, seat: Seat) -> int:
    """Income of a seat in coins (FF-58, FF-59, FF-155, FF-160)."""
    lands = config.lands
    more = sum([_coins_of(config, state, seat, card) for card in buildings_of(state, seat)])
    return more + sum([lands[land].coins for land in state.rows[seat]])


def _coins_of(config: RulesConfig, state: State | MutablePosition, seat: Seat, card: int) -> int:
    building = config.lands[card]
    match building.effect:
        case "farmstand":
            return building.coins + config.figures.farm_stand_coins
        case "naturecenter":
            return building.coins + min(config.figures.nature_center_most, natives(config, state, seat))
    return building.coins


def natives(config: RulesConfig, state: State | MutablePosition, seat: Seat) -> int:
    """Number of different native species in a landscape."""
    plants = (state.on[land] for land in state.rows[seat])
    return len({plant >> 1 for plant in plants if 0 <= plant < BUILT and config.native(plant)})


def price_of_card(config: RulesConfig, state: State | MutablePosition, seat: Seat) -> int:
    """Price of the next Resource Card; an unused University lowers it (FF-64, FF-161)."""
    return config.figures.university_price if _fresh(config, state, seat, "university") else config.figures.buy_price


def price_for_card(config: RulesConfig, state: State | MutablePosition, seat: Seat) -> int:
    """Selling price of the next Resource Card (FF-65, FF-163)."""
    return config.figures.gift_price if _fresh(config, state, seat, "giftshop") else config.figures.sell_price


def _fresh(config: RulesConfig, state: State | MutablePosition, seat: Seat, effect: str) -> list[int]:
    """Buildings of a kind that can still be used this turn."""
    uses = config.figures.gift_sales if effect == "giftshop" else 1
    return [card for card in owned(config, state, seat, effect) if state.marks.used.count(card) < uses]


def mark_used(position: MutablePosition, card: int) -> None:
    position.marks = position.marks._replace(used=(*position.marks.used, card))


def use_on_occasion(position: MutablePosition, seat: Seat, effect: str) -> None:
    """Mark a University or Gift Shop used that has just improved a price."""
    for card in _fresh(position.config, position, seat, effect)[:1]:
        mark_used(position, card)


def use(position: MutablePosition, move: Move) -> None:
    """Use a building of the active player, by its effect."""
    mark_used(position, move.card)
    USES[position.config.lands[move.card].effect](position, move)


def plant_from_nursery(position: MutablePosition, move: Move) -> None:
    position.pay(position.turn, position.config.figures.nursery_price)
    position.set_on(move.place, 2 * move.species)


def let_goats_graze(position: MutablePosition, move: Move) -> None:
    position.pay(position.turn, position.config.figures.goats_price)
    apply_cause(position, move.place, LABOR)


def change_for_water(position: MutablePosition, move: Move) -> None:
    position.spend_card(position.turn, move.cause)
    position.discard = add(position.discard, WATER, -1)
    position.take_card(position.turn, WATER)


USES: Final[Mapping[str, Callable[[MutablePosition, Move], None]]] = {
    "nursery": plant_from_nursery,
    "goats": let_goats_graze,
    "reservoir": change_for_water,
}


# Purchases and demolition (FF-95 to FF-103).


def price_of_land(config: RulesConfig, state: State | MutablePosition, seat: Seat, card: int) -> int:
    """Price of a market card for a seat, with its Conservation Grant (FF-95, FF-181)."""
    cost = config.lands[card].cost
    return max(0, cost - config.figures.grant_discount) if seat in state.grants else cost


def buy(position: MutablePosition, move: Move) -> None:
    """Buy a card: parcels go to the right end of the row, buildings on the parcel named (FF-96, FF-101)."""
    seat = position.turn
    position.pay(seat, price_of_land(position.config, position, seat, move.card))
    if seat in position.grants:
        position.grants = without(position.grants, seat)
    position.market = without(position.market, move.card)
    position.marks = position.marks._replace(bought=True)
    if position.config.is_building(move.card):
        position.set_on(move.place, BUILT + move.card)
    else:
        position.rows = replace_at(position.rows, seat, (*position.rows[seat], move.card))
        _plant_flora(position, move.card)


def _plant_flora(position: MutablePosition, land: int) -> None:
    """Place the starting plant on the side the land names, unless the pool is empty (FF-97 to FF-100)."""
    plant = position.config.lands[land].plant
    if plant != EMPTY and position.pool[plant >> 1]:
        position.set_on(land, plant)


def demolish(position: MutablePosition, move: Move) -> None:
    """Remove a building and put it under the Land Deck (FF-209)."""
    position.set_on(position.on.index(BUILT + move.card), EMPTY)
    position.under_the_deck(move.card)


NO_LANDS: Final[tuple[Seat, tuple[int, ...]]] = (-1, ())


def apply_cause(position: MutablePosition, land: int, cause: int) -> None:
    """Apply icons to a parcel: carry out the line with exactly this cause, if there is one (FF-184)."""
    plant = position.on[land]
    if 0 <= plant < BUILT:
        action = position.config.action(land, plant, cause)
        if action is not None:
            ACTIONS[action](position, land, cause)
    elif cause == WATER and plant == EMPTY:
        sprout(position, land)


def grow(position: MutablePosition, land: int, cause: int) -> None:
    position.set_on(land, position.on[land] | 1)


def damage(position: MutablePosition, land: int, cause: int) -> None:
    position.set_on(land, position.on[land] & ~1)


def kill(position: MutablePosition, land: int, cause: int) -> None:
    """Return the plant to the pool; Seed-Bank Soil answers Fire, else seeds may stay (FF-149, FF-215)."""
    plant = position.on[land]
    position.set_on(land, EMPTY)
    if cause == FIRE and position.config.ability(land) == "seed_bank_soil":
        position.then(Step("regrow", position.owner(land), land, what=plant))
    elif position.config.leaves_seeds(plant):
        _leave_seeds(position, land, plant)


def propagate(position: MutablePosition, land: int, cause: int) -> None:
    _seed_child(position, land, invading=False)


def invade(position: MutablePosition, land: int, cause: int) -> None:
    _seed_child(position, land, invading=True)


ACTIONS: Final[Mapping[Action, Callable[[MutablePosition, int, int], None]]] = {
    "grow": grow,
    "damage": damage,
    "kill": kill,
    "propagate": propagate,
    "invade": invade,
}


def _seed_child(position: MutablePosition, land: int, invading: bool) -> None:
    """Ask for the place of a child; without a card or a place nothing happens."""
    species = position.on[land] >> 1
    if not position.pool[species]:
        position.fizzle("pool_empty")
        return
    seat, lands = nursery_bed(position.config, position.rows, position.on, land, invading)
    if lands:
        position.ask = Step("site", seat, land, lands, what=species)
    else:
        position.fizzle("no_place")


def nursery_bed(
    config: RulesConfig, rows: tuple[tuple[int, ...], ...], on: tuple[int, ...], parent: int, invading: bool
) -> tuple[Seat, tuple[int, ...]]:
    """Seat that places the child of a plant, and the legal places; empty if there is no place.

    It is the owner of the parent (FF-87); with the module dispersal the next one clockwise who has room (FF-214).
    """
    plant = on[parent]
    owner = owner_of(rows, parent)
    for seat in clockwise(config.seats, owner) if config.dispersal else (owner,):
        lands = places(config, rows[seat], on, plant, invading)
        if lands:
            return seat, lands
    return NO_LANDS


def places(
    config: RulesConfig, row: tuple[int, ...], on: tuple[int, ...], plant: int, invading: bool
) -> tuple[int, ...]:
    """Legal places of a child of `plant` in a row: open parcels, and for Invade plants it can displace."""
    holding = config.holding
    return tuple(
        [
            land
            for land in row
            if (on[land] == EMPTY and holding[land]) or (invading and _gives_way(config, land, on, plant))
        ]
    )


def _gives_way(config: RulesConfig, land: int, on: tuple[int, ...], invader: int) -> bool:
    """Whether the plant on a parcel is non-woody, of the other camp and not in a refuge (FF-19, FF-84, FF-150)."""
    plant = on[land]
    return (
        0 <= plant < BUILT
        and not config.woody(plant)
        and config.native(plant) != config.native(invader)
        and config.ability(land) != "rocky_refuge"
    )


def open_parcels(config: RulesConfig, row: tuple[int, ...], on: tuple[int, ...]) -> tuple[int, ...]:
    """Parcels of a row that are empty and can hold something (FF-80, FF-81)."""
    holding = config.holding
    return tuple([land for land in row if on[land] == EMPTY and holding[land]])


def answering(config: RulesConfig, state: State | MutablePosition, seat: Seat, icon: int) -> tuple[int, ...]:
    """Parcels of a seat on which this icon has an effect: a plant with the line, or seeds that want Water."""
    on = state.on
    return tuple(
        land
        for land in state.rows[seat]
        if (0 <= on[land] < BUILT and config.action(land, on[land], icon))
        or (icon == WATER and sleeping(state, land) is not None)
    )


def sleeping(state: State | MutablePosition, land: int) -> int | None:
    """Species whose seeds lie on a parcel; None without seeds (FF-215)."""
    return next((species for where, species in state.seeds if where == land), None)


def sprout(position: MutablePosition, land: int) -> None:
    """Turn the seeds on a parcel into a small plant, if the pool has a card."""
    species = sleeping(position, land)
    if species is not None and position.pool[species]:
        position.set_on(land, 2 * species)


def offer_regrowth(position: MutablePosition, step: Step) -> None:
    position.ask = step


def regrow(position: MutablePosition, step: Step, move: Move) -> None:
    """Put a small card of the same species back, or leave the parcel open (FF-149)."""
    if move.place == step.land:
        position.set_on(step.land, step.what & ~1)
    elif position.config.leaves_seeds(step.what):
        _leave_seeds(position, step.land, step.what)


def site(position: MutablePosition, step: Step, move: Move) -> None:
    """Place a child small side up; a plant it displaces returns to the pool (FF-86)."""
    position.set_on(move.place, 2 * step.what)


def _leave_seeds(position: MutablePosition, land: int, plant: int) -> None:
    position.seeds = (*position.seeds, (land, plant >> 1))
