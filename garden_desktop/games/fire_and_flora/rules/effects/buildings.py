"""Buildings and lands: income, prices, uses, purchases (FF-95 to FF-103, FF-153 to FF-165)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import LABOR, WATER, add
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.plants import apply_cause
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition, replace_at, without
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import State


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
