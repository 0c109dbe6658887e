"""What a step sounds like to everybody in the room: from what an onlooker sees, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from garden_desktop.core.sound import Sound
from garden_desktop.games.stalk_exchange.rules.moves import Kind, Move
from garden_desktop.games.stalk_exchange.rules.state import State

_OF: Final[Mapping[Kind, tuple[Sound, ...]]] = {
    "draw": ("card",),
    "plant": ("earth",),
    "swap": ("card", "put"),
    "flush": ("shuffle",),
    "end": ("put",),
}


def sounds(before: State, move: Move, after: State) -> Sequence[Sound]:
    """A harvest rings the till, the crash the bell."""
    if after.crash and not before.crash:
        return ("bell",)
    if len(after.past) > len(before.past) and after.past[-1].harvested:
        return ("coin",)
    return _OF.get(move.kind, ())
