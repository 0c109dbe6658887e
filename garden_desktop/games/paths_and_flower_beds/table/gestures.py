"""How every move is said with hands: what is put where, and what is pressed."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.gesture import InputStep
from garden_desktop.games.paths_and_flower_beds.rules.moves import Move
from garden_desktop.games.paths_and_flower_beds.table import ids


def gesture(move: Move) -> Sequence[InputStep]:
    """A well pressed; a piece laid loosely and then planted; a walk square by square. Draws need no hands."""
    match move.kind:
        case "name":
            return (InputStep(ids.well_id(move.piece)),)
        case "place":
            return InputStep(move.cell, ids.lie_id(move.label), loose=True), InputStep(ids.PLANT)
        case "trace" if move.label:
            return (InputStep(move.label),)
        case "trace":
            return *(InputStep(cell, loose=True) for cell in move.walk), InputStep(ids.DONE)
        case _:
            return ()
