"""A position on the way from a decision to the next, as it is shown between two real ones."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.rules.state import State

Kind: TypeAlias = Literal["hours", "order", "task", "item", "rest", "scarecrow", "close", "sleep", "gain", "total"]

SCARECROW_STEPS: Final = {"order": 1, "scarecrow": 2, "close": 3, "gain": 4}
"""Which of the Scarecrow's five sentences a step of its round is; the fifth belongs to the phase "pass"."""


class TransitionFrame(NamedTuple):
    """One step of what happens, at the moment it has just been done.

    view   the position with all that has been shown so far
    kind   what kind of step it is, and `side` whose
    key    the item that was counted: "task1", "cow"; the animals of a step that has no item, by id
    bliss  what the step paid
    """

    view: State
    kind: Kind
    side: Side
    key: str = ""
    bliss: int = 0


Shown: TypeAlias = State | TransitionFrame


def state_of(shown: Shown) -> State:
    """The position itself."""
    return shown.view if isinstance(shown, TransitionFrame) else shown
