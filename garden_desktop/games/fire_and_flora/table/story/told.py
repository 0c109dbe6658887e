"""One move as certain eyes saw it: what everything that tells of it is made from."""

from __future__ import annotations

from typing import NamedTuple

from garden_desktop.core.text import Who
from garden_desktop.games.fire_and_flora.rules.law import Law
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import State


class Told(NamedTuple):
    """A move between two views of the same eyes."""

    law: Law
    before: State
    move: Move
    after: State

    @property
    def who(self) -> Who:
        """Whoever made the move."""
        return Who(self.before.ask.seat)
