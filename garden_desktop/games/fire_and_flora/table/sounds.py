"""What a step sounds like to everybody in the room: from what an onlooker sees, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from garden_desktop.core.sound import Sound
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.moves import Kind, Move
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table import move_sentences

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


def sounds(config: RulesConfig, before: State, move: Move) -> Sequence[Sound]:
    """Where a fire or a sweep goes on from land to land it crackles, whatever set it off."""
    return ("fire",) if move_sentences.visits(config, before, move) else _OF.get(move.kind, ())
