"""Stars: what plants are worth, and who is ahead (FF-01 to FF-03, FF-08, FF-10, FF-202, FF-217)."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.game import Seat
from garden_desktop.games.fire_and_flora.rules.effects.buildings import natives
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.state import State


def stars_of(law: RulesConfig, state: State | MutablePosition, seat: Seat) -> int:
    """The stars a landscape shows, modules included."""
    worth, on = law.worth, state.on
    stars = sum([worth[on[land]] for land in state.rows[seat]])
    return stars + bonus(law, state, seat) if law.diversity else stars


def bonus(law: RulesConfig, state: State | MutablePosition, seat: Seat) -> int:
    """Stars of the module diversity (FF-217)."""
    various = law.diversity and natives(law, state, seat) >= law.figures.diversity_natives
    return law.figures.diversity_stars if various else 0


def leaders(law: RulesConfig, state: State | MutablePosition) -> tuple[Seat, ...]:
    """Most stars, then most coins; several where both are level (FF-10)."""
    standing = [(stars_of(law, state, seat), state.coins[seat]) for seat in range(law.seats)]
    return tuple(seat for seat, one in enumerate(standing) if one == max(standing))


def ranks(stars: Sequence[int], winners: Sequence[Seat]) -> tuple[int, ...]:
    """Winners first, the others by stars; equals share a place and the next is left out (FF-08)."""
    keys = [(1, 0) if seat in winners else (0, number) for seat, number in enumerate(stars)]
    return tuple(1 + sum(other > own for other in keys) for own in keys)
