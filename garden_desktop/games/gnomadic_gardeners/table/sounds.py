"""What a step sounds like to everybody in the room: from what an onlooker sees, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from garden_desktop.core.sound import Sound
from garden_desktop.games.gnomadic_gardeners.rules.state import Kind, Move, State

_OF: Final[Mapping[Kind, tuple[Sound, ...]]] = {
    "task": ("card",),
    "animal": ("card",),
    "control": ("card",),
    "pass": ("put",),
    "commit": ("put",),
    "use": ("put",),
    "lend": ("put",),
    "recruit": ("put",),
    "keep": ("put",),
}


def sounds(before: State, move: Move, after: State) -> Sequence[Sound]:
    """What is harvested sounds of earth; both commitments laid open ring the bell."""
    if before.phase == "commit" and after.phase != "commit" and move.kind == "commit":
        return ("bell",)
    if move.kind == "fulfil":
        return ("earth",) if move.bits else ()
    return _OF.get(move.kind, ())
