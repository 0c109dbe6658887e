"""Buying lands, putting up buildings and pulling them down (FF-95 to FF-103)."""

from __future__ import annotations

from garden_desktop.core.game import Seat
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.effects.desk import Desk, put, without
from garden_desktop.games.fire_and_flora.rules.law import Law
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import State


def price_of_land(law: Law, state: State | Desk, seat: Seat, card: int) -> int:
    """What a card of the market costs a seat, a Conservation Grant counted in (FF-95, FF-181)."""
    cost = law.lands[card].cost
    return max(0, cost - law.figures.grant_discount) if seat in state.grants else cost


def buy(desk: Desk, move: Move) -> None:
    """Parcels go to the right end of the row, buildings on the parcel named (FF-96, FF-101)."""
    seat = desk.turn
    desk.pay(seat, price_of_land(desk.law, desk, seat, move.card))
    if seat in desk.grants:
        desk.grants = without(desk.grants, seat)
    desk.market = without(desk.market, move.card)
    desk.marks = desk.marks._replace(bought=True)
    if desk.law.is_building(move.card):
        desk.set_on(move.place, BUILT + move.card)
    else:
        desk.rows = put(desk.rows, seat, (*desk.rows[seat], move.card))
        _plant_flora(desk, move.card)


def _plant_flora(desk: Desk, land: int) -> None:
    """The starting plant, on the side the land names, unless the pool has none left (FF-97 to FF-100)."""
    plant = desk.law.lands[land].plant
    if plant != EMPTY and desk.pool[plant >> 1]:
        desk.set_on(land, plant)


def demolish(desk: Desk, move: Move) -> None:
    """The building goes under the Land Deck (FF-209)."""
    desk.set_on(desk.on.index(BUILT + move.card), EMPTY)
    desk.under_the_deck(move.card)
