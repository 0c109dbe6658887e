"""What can be counted on the table: sizes of portfolios, and the flowers that lie in the open (5.3)."""

from __future__ import annotations

from garden_desktop.core.types import Seat
from garden_desktop.games.stalk_exchange.data.flowers import TYPES, Counts
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.state import State


def size(config: RulesConfig, state: State, seat: Seat) -> int:
    """How many flowers a portfolio holds, shown or not."""
    return min(config.portfolio, max(0, state.dealt - seat * config.portfolio))


def not_in_sight(config: RulesConfig, state: State) -> Counts:
    """For each type the tokens that are neither in Garden, row, Market Track nor Compost (SE-104)."""
    found = [config.flowers - number for number in state.compost]
    for flower in (*state.row, *state.laid):
        if flower >= 0:
            found[flower] -= 1
    for code in state.garden:
        if code >= 0:
            found[code % TYPES] -= 1
    return tuple(found)
