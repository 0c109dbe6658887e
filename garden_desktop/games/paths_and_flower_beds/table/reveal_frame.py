"""The reveal on its way: the end of the game, shown with every walker so many squares along."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from garden_desktop.games.paths_and_flower_beds.rules.state import State


class RevealFrame(NamedTuple):
    """A position that only the table knows: `over` is what it is on the way to, `step` how many squares are done."""

    over: State
    step: int


View: TypeAlias = State | RevealFrame
"""What the table is asked to show."""
