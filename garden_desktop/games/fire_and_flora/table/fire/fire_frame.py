"""A position on the way of a fire or a sweep, as it is shown between two real ones."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from garden_desktop.games.fire_and_flora.advice.journey import Visit
from garden_desktop.games.fire_and_flora.rules.state import State


class FireFrame(NamedTuple):
    """`view` is the position as it is there and then, `done` the lands visited so far, the last one just now.

    `ahead` are the lands still to come, as far as that can be told.
    """

    view: State
    done: tuple[Visit, ...]
    ahead: tuple[Visit, ...]


Shown: TypeAlias = State | FireFrame


def state_of(shown: Shown) -> State:
    """The position itself."""
    return shown.view if isinstance(shown, FireFrame) else shown
