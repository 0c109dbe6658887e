"""Names of moves as instructions to the player, for hints: "Plant this at b3: Lily crook, turned once." """

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.paths_and_flower_beds.data.words import LYING, shape_name
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.moves import Move
from garden_desktop.games.paths_and_flower_beds.rules.state import State


def name_move(config: RulesConfig, view: State, move: Move) -> Message:
    """The instruction for a decision of the seat to move."""
    if move.kind == "name":
        return NAME.of(piece=shape_name(config.pack, move.piece))
    if move.kind == "place":
        piece = shape_name(config.pack, view.piece)
        turned = move.label not in AS_DRAWN
        return (PLANT_SO if turned else PLANT).of(piece=piece, cell=move.cell, way=LYING[move.label])
    if move.walk:
        return WALK.of(n=len(move.walk), start=move.walk[0], end=move.walk[-1])
    return NO_WALK if move.label == "none" else BEST


AS_DRAWN: Final = ("", "r0")
"""Labels of pieces that lie as the sheet draws them."""

NAME: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Name this piece: {piece}.")
PLANT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Plant this at {cell}: {piece}.")
PLANT_SO: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Plant this at {cell}: {piece}, {way}.")
WALK: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Walk from {start} to {end}, over %n square(s).")
BEST: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Let the table draw your best walk.")
NO_WALK: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Take no walk.")
