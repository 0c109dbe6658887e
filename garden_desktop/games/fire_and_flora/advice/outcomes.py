"""The ways a play may end if nobody stops it, tried out on a desk from open facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from garden_desktop.core.game import Seat
from garden_desktop.games.fire_and_flora.rules.effects.desk import Desk
from garden_desktop.games.fire_and_flora.rules.effects.plants import apply_cause
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import NOBODY, NOWHERE

T = TypeVar("T")


def try_out(desk: Desk, move: Move, measure: Callable[[Desk], T]) -> tuple[Seat, tuple[tuple[int, T], ...]]:
    """Who chooses how a play ends, and the measure of each end with the place chosen for a child or regrowth.

    NOBODY where there is nothing to choose, NOWHERE where there is no place.
    """
    if move.kind == "plant":
        desk.set_on(move.place, 2 * move.species)
    elif move.kind == "play":
        apply_cause(desk, move.place, move.cause)
    return with_choices(desk, measure)


def with_choices(desk: Desk, measure: Callable[[Desk], T]) -> tuple[Seat, tuple[tuple[int, T], ...]]:
    """The same for a desk on which a plant action has just been done."""
    if desk.ask.kind == "site":
        ask = desk.ask
        return ask.seat, tuple((land, _with(desk, land, 2 * ask.what, measure)) for land in ask.lands)
    left_alone = (NOWHERE, measure(desk))
    if desk.todo and desk.todo[-1].kind == "regrow":
        step = desk.todo[-1]
        return step.seat, ((step.land, _with(desk, step.land, step.what & ~1, measure)), left_alone)
    return NOBODY, (left_alone,)


def _with(desk: Desk, land: int, plant: int, measure: Callable[[Desk], T]) -> T:
    """The measure of the desk with one plant more; the desk is put back as it was."""
    on, pool = desk.on, desk.pool
    desk.set_on(land, plant)
    found = measure(desk)
    desk.on, desk.pool = on, pool
    return found
