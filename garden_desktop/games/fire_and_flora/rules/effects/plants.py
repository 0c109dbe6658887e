"""The five plant actions and their triggers (FF-76 to FF-94)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import FIRE, WATER
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY, Action
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition, clockwise, owner_of
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import State, Step

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
