"""Buying lands, putting up buildings and pulling them down (FF-95 to FF-103)."""

from __future__ import annotations

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition, replace_at, without
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import State


def price_of_land(config: RulesConfig, state: State | MutablePosition, seat: Seat, card: int) -> int:
    """What a card of the market costs a seat, a Conservation Grant counted in (FF-95, FF-181)."""
    cost = config.lands[card].cost
    return max(0, cost - config.figures.grant_discount) if seat in state.grants else cost


def buy(position: MutablePosition, move: Move) -> None:
    """Parcels go to the right end of the row, buildings on the parcel named (FF-96, FF-101)."""
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
    """The starting plant, on the side the land names, unless the pool has none left (FF-97 to FF-100)."""
    plant = position.config.lands[land].plant
    if plant != EMPTY and position.pool[plant >> 1]:
        position.set_on(land, plant)


def demolish(position: MutablePosition, move: Move) -> None:
    """The building goes under the Land Deck (FF-209)."""
    position.set_on(position.on.index(BUILT + move.card), EMPTY)
    position.under_the_deck(move.card)
