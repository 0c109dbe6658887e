"""Whether a play would end the match at once, from open facts (FF-06, FF-07)."""

from __future__ import annotations

from typing import NamedTuple

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.preview import PlayPreview
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.position import clockwise
from garden_desktop.games.fire_and_flora.rules.state import State


class Win(NamedTuple):
    """Who would win, and whether in every way the play may end."""

    seat: Seat
    sure: bool


def win_of(config: RulesConfig, view: State, found: PlayPreview) -> Win | None:
    """Of several whom one effect brings to the target it is whoever's turn it is, else the first clockwise; None where
    the play brings nobody there."""
    if view.turn < 0 or found.returns:
        return None
    order = clockwise(config.seats, view.turn)
    winners = [
        next((seat for seat in order if outcome.stars[seat] >= config.target), None) for outcome in found.outcomes
    ]
    first = next((seat for seat in winners if seat is not None), None)
    return None if first is None else Win(first, all(seat == first for seat in winners))
