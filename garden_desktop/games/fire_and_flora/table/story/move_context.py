"""One move as certain eyes saw it: what everything that tells of it is made from."""

from __future__ import annotations

from typing import NamedTuple

from garden_desktop.core.text import SideName
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import State


class MoveContext(NamedTuple):
    """A move between two views of the same eyes."""

    config: RulesConfig
    before: State
    move: Move
    after: State

    @property
    def who(self) -> SideName:
        """Whoever made the move."""
        return SideName(self.before.ask.seat)
