"""What a step sounds like to everybody in the room: from what an onlooker sees, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from garden_desktop.core.sound import Sound
from garden_desktop.games.paths_and_flower_beds.rules.moves import Kind, Move
from garden_desktop.games.paths_and_flower_beds.rules.state import State

_OF: Final[Mapping[Kind, tuple[Sound, ...]]] = {
    "draw": ("card",),
    "name": ("lift", "card"),
    "place": ("earth",),
    "trace": ("put",),
}


def sounds(before: State, move: Move, after: State) -> Sequence[Sound]:
    """The last piece brings the water; what is laid before it sounds of earth, wherever it lies."""
    if after.phase in ("tracing", "over") and before.phase not in ("tracing", "over"):
        return ("water",)
    return _OF.get(move.kind, ())
