"""Move validator of the action phase (part 4): the first reason of section 8.6 that applies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from garden_desktop.core.types import Reason, Seat
from garden_desktop.games.fire_and_flora.data.cards import (
    BARRED_BY_PRESERVE,
    CAUSES,
    LABOR,
    NEEDS,
    NEFARIOUS,
    WATER,
    WATERY,
    covers,
    pure,
)
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules import reasons
from garden_desktop.games.fire_and_flora.rules.actions import failed_before, is_robbed_of, may_replace
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.landscape import (
    open_parcels,
    price_of_card,
    price_of_land,
    sleeping,
)
from garden_desktop.games.fire_and_flora.rules.effects.position import owner_of
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED, Move
from garden_desktop.games.fire_and_flora.rules.state import State


def _buy(config: RulesConfig, state: State, move: Move) -> Reason | None:
    if move.card not in state.market:
        return reasons.NOT_IN_MARKET
    if state.marks.bought:
        return reasons.ALREADY_BOUGHT
    if price_of_land(config, state, state.turn, move.card) > state.coins[state.turn]:
        return reasons.NOT_ENOUGH_COINS
    if not config.is_building(move.card):
        return None if move.place == UNNAMED else reasons.NOT_A_BUILDING
    if move.place == UNNAMED:
        return reasons.NEEDS_PARCEL
    if not open_parcels(config, state.rows[state.turn], state.on):
        return reasons.NO_OPEN_PARCEL
    if move.place not in state.rows[state.turn]:
        return reasons.NOT_YOUR_PARCEL
    return _open(config, state, move.place)


def _open(config: RulesConfig, state: State, land: int) -> Reason | None:
    if state.on[land] != EMPTY:
        return reasons.PARCEL_NOT_OPEN
    return None if config.holding[land] else reasons.HOLDS_NOTHING


def _play(config: RulesConfig, state: State, move: Move) -> Reason | None:
    own = state.hands[state.turn]
    if NEFARIOUS in CAUSES[move.cause]:
        return reasons.CHOOSE_USE
    if owner_of(state.rows, move.place) < 0:
        return reasons.NOT_IN_PLAY
    if own is None or not covers(own, NEEDS[move.cause]):
        return reasons.CARD_NOT_HELD
    return _line(config, state, move.place, move.cause) or _forbidden(config, state, move)


def _line(config: RulesConfig, state: State, land: int, cause: int) -> Reason | None:
    """Reason why the content of a parcel has no line with this cause (FF-69, FF-215)."""
    plant = state.on[land]
    if not 0 <= plant < BUILT:
        wakes = cause == WATER and plant == EMPTY and sleeping(state, land) is not None
        return None if wakes else reasons.NO_PLANT
    lines = config.lines[plant]
    if cause in lines:
        return None if config.action(land, plant, cause) is not None else reasons.FOG_BELT
    paired = pure(cause) and any(cause in CAUSES[other] for other in lines)
    return reasons.LINE_NEEDS_PAIR if paired else reasons.no_line(config.species[plant >> 1].name, plant & 1, cause)


def _forbidden(config: RulesConfig, state: State, move: Move) -> Reason | None:
    """Reason why an existing line may not be used now."""
    land, cause = move.place, move.cause
    if state.dry and WATERY >> cause & 1 and state.on[land] != EMPTY:
        return reasons.DRY_SPELL
    if BARRED_BY_PRESERVE >> cause & 1 and _preserved(config, state, land):
        return reasons.PRESERVE
    return reasons.ALREADY_FIZZLED if failed_before(config, state, land, cause) else None


def _preserved(config: RulesConfig, state: State, land: int) -> bool:
    return config.ability(land) == "preserve" and land not in state.rows[state.turn]


def _plant(config: RulesConfig, state: State, move: Move) -> Reason | None:
    """Refusal of Nefarious on an open parcel of another player (FF-119)."""
    refused = _open(config, state, move.place)
    if refused is not None:
        return refused
    owner = owner_of(state.rows, move.place)
    if owner < 0:
        return reasons.NOT_IN_PLAY
    return _nefarious_held(state) or _weed(config, state, move, owner)


def _weed(config: RulesConfig, state: State, move: Move, owner: Seat) -> Reason | None:
    if _preserved(config, state, move.place):
        return reasons.PRESERVE
    if owner == state.turn:
        return reasons.SELF_TARGET
    if config.species[move.species].native:
        return reasons.NOT_INVASIVE
    return None if state.pool[move.species] else reasons.POOL_EMPTY


def _nefarious_held(state: State) -> Reason | None:
    own = state.hands[state.turn]
    return None if own is not None and own[NEFARIOUS] else reasons.CARD_NOT_HELD


def _theft(config: RulesConfig, state: State, move: Move) -> Reason | None:
    return _nefarious_held(state) or _other_seat(config, state, move.seat) or is_robbed_of(config, state, move)


def _other_seat(config: RulesConfig, state: State, seat: Seat) -> Reason | None:
    if seat == state.turn:
        return reasons.SELF_TARGET
    return None if 0 <= seat < config.seats else reasons.NO_SUCH_SEAT


def _draw(config: RulesConfig, state: State, move: Move) -> Reason | None:
    if state.coins[state.turn] < price_of_card(config, state, state.turn):
        return reasons.NOT_ENOUGH_COINS
    return None if state.left or any(state.discard) else reasons.DECK_EMPTY


def _sell(config: RulesConfig, state: State, move: Move) -> Reason | None:
    own = state.hands[state.turn]
    return None if own is not None and own[move.cause] else reasons.CARD_NOT_HELD


def _offer(config: RulesConfig, state: State, move: Move) -> Reason | None:
    other = _other_seat(config, state, move.seat)
    if other is not None:
        return other
    if not config.trading:
        return reasons.TRADING_OFF
    return None if state.marks.offers < config.offers else reasons.OFFER_LIMIT


def _demolish(config: RulesConfig, state: State, move: Move) -> Reason | None:
    if not _owns(state, move.card):
        return reasons.NO_BUILDING
    return None if config.demolish else reasons.DEMOLISH_OFF


def _owns(state: State, card: int) -> bool:
    return any(state.on[land] == BUILT + card for land in state.rows[state.turn])


def _use(config: RulesConfig, state: State, move: Move) -> Reason | None:
    """Refusal of the use of a building; which use is meant follows from the fields of the move."""
    if move.cause != UNNAMED:
        return _reservoir(config, state, move)
    if move.species != UNNAMED:
        return _nursery(config, state, move)
    return _goats(config, state, move)


def _ready(config: RulesConfig, state: State, move: Move, effect: str) -> Reason | None:
    """Reason why a building cannot be used at all, or not in this way (FF-164, FF-165)."""
    if not _owns(state, move.card):
        return reasons.NO_BUILDING
    if move.card in state.marks.used and config.lands[move.card].effect == effect:
        return reasons.BUILDING_USED
    return None if config.lands[move.card].effect == effect else reasons.NO_USE


def _reservoir(config: RulesConfig, state: State, move: Move) -> Reason | None:
    own = state.hands[state.turn]
    if own is None or not own[move.cause]:
        return reasons.CARD_NOT_HELD
    refused = _ready(config, state, move, "reservoir")
    if refused is not None:
        return refused
    if move.cause == WATER:
        return reasons.WATER_FOR_WATER
    return None if state.discard[WATER] else reasons.NO_WATER_DISCARDED


def _nursery(config: RulesConfig, state: State, move: Move) -> Reason | None:
    if state.coins[state.turn] < config.figures.nursery_price:
        return reasons.NOT_ENOUGH_COINS
    if move.place not in state.rows[state.turn]:
        return reasons.NOT_YOUR_PARCEL
    if state.on[move.place] >= BUILT:
        return reasons.PARCEL_NOT_OPEN
    if not config.holding[move.place]:
        return reasons.HOLDS_NOTHING
    if not state.pool[move.species]:
        return reasons.POOL_EMPTY
    refused = _ready(config, state, move, "nursery")
    if refused is not None:
        return refused
    if move.species not in config.pack.nursery:
        return reasons.NOT_NURSERY_STOCK
    return None if may_replace(config, state, move.place) else reasons.NOT_REPLACEABLE


def _goats(config: RulesConfig, state: State, move: Move) -> Reason | None:
    if state.coins[state.turn] < config.figures.goats_price:
        return reasons.NOT_ENOUGH_COINS
    if move.place not in state.rows[state.turn]:
        return reasons.NOT_YOUR_PARCEL
    refused = _line(config, state, move.place, LABOR) or _ready(config, state, move, "goats")
    if refused is not None:
        return refused
    return reasons.PLANT_WOODY if config.woody(state.on[move.place]) else None


OF_ACTIONS: Final[Mapping[str, Callable[[RulesConfig, State, Move], Reason | None]]] = {
    "buy": _buy,
    "play": _play,
    "plant": _plant,
    "steal-card": _theft,
    "steal-coins": _theft,
    "draw": _draw,
    "sell": _sell,
    "offer": _offer,
    "demolish": _demolish,
    "use": _use,
}
