"""How every move is said with hands: what is lifted and put where, and what is pressed."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.gesture import InputStep
from garden_desktop.games.stalk_exchange.rules.moves import Move
from garden_desktop.games.stalk_exchange.table import ids


def gesture(move: Move) -> Sequence[InputStep]:
    """One handle for each move; what nature draws needs no hands."""
    match move.kind:
        case "plant":
            return (InputStep(move.space, ids.slot_id(move.slot)),)
        case "swap":
            return (InputStep(ids.shed_id(move.given), ids.slot_id(move.slot)),)
        case "flush" | "end":
            return (InputStep(move.kind),)
        case _:
            return ()
