"""Previews of a resolution: the task set that pays most, and the bliss of each set.

Computed from one seat's view, or from an open round, by applying the scoring of the rules to the position as it
would be then.
"""

from __future__ import annotations

from typing import NamedTuple

from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.rules import scoring, transitions
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.legality import MoveGenerator
from garden_desktop.games.gnomadic_gardeners.rules.state import State, bits_of, replace_side


class BestTaskSet(NamedTuple):
    """The task set that pays most: position with it done, items, sum."""

    state: State
    tasks: int
    items: scoring.Items
    bliss: int


def as_if(config: RulesConfig, view: State, side: Side, play: int, hen_off: bool, taken: int = 0) -> State:
    """The position in which `side` resolves `play` openly: first, or after the other side has done `taken`."""
    other = 1 - side
    state = view._replace(
        phase="fulfil",
        turn=side,
        plays=replace_side((0, 0), side, play),
        hen_off=(hen_off, False) if side == 0 else (False, hen_off),
        first=other if taken else side,
        done=replace_side((0, 0), other, taken),
        gained=(0, 0),
    )
    state = state._replace(preps=replace_side((0, 0), side, transitions.prep(config, state, side)))
    gain = transitions.brings_animal(config, state, other)
    return state._replace(animals=replace_side(state.animals, other, state.animals[other] | gain))


def best(config: RulesConfig, generator: MoveGenerator, state: State) -> BestTaskSet:
    """Task set with the most bliss for the side to move; of equal ones one with an animal, then the largest."""
    found = [outcome(config, state, move.bits) for move in generator.fulfils(state)]
    return max(found, key=lambda one: (one.bliss, bool(_gain(config, one)), one.tasks.bit_count()))


def outcome(config: RulesConfig, state: State, tasks: int) -> BestTaskSet:
    """Bliss of fulfilling `tasks`, if later decisions of the resolution are made for the most bliss."""
    side = state.turn
    after = state._replace(done=replace_side(state.done, side, tasks))
    items = scoring.items(config, after, side, best_use(config, after, side), forced_sleep(config, after, side))
    return BestTaskSet(after, tasks, items, sum(bliss for _, bliss in items))


def best_use(config: RulesConfig, state: State, side: Side) -> int:
    """July: mask of the open animals that pay more at work than at rest; in other months all animals."""
    if config.month != "july":
        return scoring.ALL_ANIMALS
    asked = (1 << bit for bit in bits_of(scoring.open_animals(config, state, side)))
    return sum(animal for animal in asked if scoring.worth(config, state, side, animal) > config.amount)


def forced_sleep(config: RulesConfig, state: State, side: Side) -> int:
    """Bliss of animals that have to be flipped for a new one (October with `must_recruit`); else 0."""
    if config.month == "october" and config.must_recruit and transitions.brings_animal(config, state, side):
        return config.amount * scoring.owned(state, side).bit_count()
    return 0


def _gain(config: RulesConfig, one: BestTaskSet) -> int:
    return transitions.brings_animal(config, one.state, one.state.turn)
