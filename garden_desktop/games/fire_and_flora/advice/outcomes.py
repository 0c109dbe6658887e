"""The ways a play may end if nobody stops it, tried out on a position from open facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.rules.effects.plants import apply_cause
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import NOBODY, NOWHERE

T = TypeVar("T")


def try_out(
    position: MutablePosition, move: Move, measure: Callable[[MutablePosition], T]
) -> tuple[Seat, tuple[tuple[int, T], ...]]:
    """Who chooses how a play ends, and the measure of each end with the place chosen for a child or regrowth.

    NOBODY where there is nothing to choose, NOWHERE where there is no place.
    """
    if move.kind == "plant":
        position.set_on(move.place, 2 * move.species)
    elif move.kind == "play":
        apply_cause(position, move.place, move.cause)
    return with_choices(position, measure)


def with_choices(
    position: MutablePosition, measure: Callable[[MutablePosition], T]
) -> tuple[Seat, tuple[tuple[int, T], ...]]:
    """The same for a position on which a plant action has just been done."""
    if position.ask.kind == "site":
        ask = position.ask
        return ask.seat, tuple((land, _with(position, land, 2 * ask.what, measure)) for land in ask.lands)
    left_alone = (NOWHERE, measure(position))
    if position.todo and position.todo[-1].kind == "regrow":
        step = position.todo[-1]
        return step.seat, ((step.land, _with(position, step.land, step.what & ~1, measure)), left_alone)
    return NOBODY, (left_alone,)


def _with(position: MutablePosition, land: int, plant: int, measure: Callable[[MutablePosition], T]) -> T:
    """The measure of the position with one plant more; the position is put back as it was."""
    on, pool = position.on, position.pool
    position.set_on(land, plant)
    found = measure(position)
    position.on, position.pool = on, pool
    return found
