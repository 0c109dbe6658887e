"""Stars: what plants are worth, and who is ahead (FF-01 to FF-03, FF-08, FF-10, FF-202, FF-217)."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.buildings import natives
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition
from garden_desktop.games.fire_and_flora.rules.state import State


def stars_of(config: RulesConfig, state: State | MutablePosition, seat: Seat) -> int:
    """The stars a landscape shows, modules included."""
    worth, on = config.worth, state.on
    stars = sum([worth[on[land]] for land in state.rows[seat]])
    return stars + bonus(config, state, seat) if config.diversity else stars


def bonus(config: RulesConfig, state: State | MutablePosition, seat: Seat) -> int:
    """Stars of the module diversity (FF-217)."""
    various = config.diversity and natives(config, state, seat) >= config.figures.diversity_natives
    return config.figures.diversity_stars if various else 0


def leaders(config: RulesConfig, state: State | MutablePosition) -> tuple[Seat, ...]:
    """Most stars, then most coins; several where both are level (FF-10)."""
    standing = [(stars_of(config, state, seat), state.coins[seat]) for seat in range(config.seats)]
    return tuple(seat for seat, one in enumerate(standing) if one == max(standing))


def ranks(stars: Sequence[int], winners: Sequence[Seat]) -> tuple[int, ...]:
    """Winners first, the others by stars; equals share a place and the next is left out (FF-08)."""
    keys = [(1, 0) if seat in winners else (0, number) for seat, number in enumerate(stars)]
    return tuple(1 + sum(other > own for other in keys) for own in keys)
