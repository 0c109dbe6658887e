"""What a step sounds like to everybody in the room: from what an onlooker sees, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from garden_desktop.core.sound import Sound
from garden_desktop.games.fire_and_flora.rules.moves import Kind, Move
from garden_desktop.games.fire_and_flora.rules.state import State

_OF: Final[Mapping[Kind, tuple[Sound, ...]]] = {
    "land": ("card",),
    "event": ("card",),
    "resource": ("card",),
    "die": ("put",),
    "region": ("put",),
    "steal": ("card",),
    "buy": ("coin", "put"),
    "play": ("card",),
    "steal-card": ("card",),
    "steal-coins": ("coin",),
    "plant": ("earth",),
    "use": ("put",),
    "demolish": ("put",),
    "draw": ("card",),
    "sell": ("coin",),
    "block": ("card",),
    "douse": ("water",),
    "propose": ("turn",),
    "accept": ("coin",),
    "decline": ("put",),
    "site": ("earth",),
    "regrow": ("earth",),
    "protect": ("water",),
    "pay": ("coin",),
    "discard": ("card",),
}


def sounds(before: State, move: Move, after: State) -> Sequence[Sound]:
    """Land that begins to burn, or is swept, crackles, whatever came before it."""
    return ("fire",) if len(after.trail) > len(before.trail) else _OF.get(move.kind, ())
