"""Ids of places and pieces, and the input steps of moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Rotation
from garden_desktop.games.paths_and_flower_beds.rules.state import Move

PLANT: Final = "plant"
DONE: Final = "done"
BEST: Final = "best"
NONE: Final = "none"
_TURN: Final = "turning-"
_WELL: Final = "well-"
_LIE: Final = "lie"
_WAY: Final = "way"


def turn_id(way: Rotation) -> str:
    """Id of the button that rotates the piece."""
    return _TURN + way


def is_turn(id: str) -> bool:
    """Whether an id is that of a button that rotates the piece."""
    return id.startswith(_TURN)


def well_id(shape: str) -> str:
    """Id of the palette slot of a shape."""
    return _WELL + shape


def shape_of(id: str) -> str:
    """Shape of a palette slot; "" for any other id."""
    return id.removeprefix(_WELL) if id.startswith(_WELL) else ""


def way_id(label: str) -> str:
    """Id of the slot of one orientation; a path has a single one without label."""
    return f"{_WAY}-{label}" if label else _WAY


def lie_id(label: str) -> str:
    """Id of the named piece in one orientation."""
    return f"{_LIE}-{label}" if label else _LIE


def is_lie(id: str) -> bool:
    """Whether an id is that of the named piece."""
    return id.partition("-")[0] == _LIE


def label_of(id: str) -> str:
    """Orientation label in the id of a piece or of its slot."""
    return id.partition("-")[2]


def lap_id(number: int) -> str:
    """Id of a turn in the strip of the round, from 0."""
    return f"lap-{number + 1}"


def plan_id(seat: Seat) -> str:
    """Id of the garden of a seat in the reveal."""
    return f"plan-{seat + 1}"


def open_id(seat: Seat) -> str:
    """Id of the small garden of another seat, where gardens are public."""
    return f"open-{seat + 1}"


def open_seat(id: str) -> Seat | None:
    """Seat of a small garden; None for any other id."""
    return int(id.removeprefix("open-")) - 1 if id.startswith("open-") else None


def step_id(seat: Seat, cell: str) -> str:
    """Id of a square of the walk of a seat in the reveal."""
    return f"walk-{seat + 1}-{cell}"


def walker_id(seat: Seat) -> str:
    return f"walker-{seat + 1}"


def walker_seat(id: str) -> Seat:
    """Seat of a walker."""
    return int(id.removeprefix("walker-")) - 1


def gesture(move: Move) -> Sequence[InputStep]:
    """Input steps of a move.

    Name: press a palette slot. Place: drop the piece loosely, then press Plant. Walk: press square after square, then
    Done. Chance moves have none.
    """
    match move.kind:
        case "name":
            return (InputStep(well_id(move.piece)),)
        case "place":
            return InputStep(move.cell, lie_id(move.label), loose=True), InputStep(PLANT)
        case "trace" if move.label:
            return (InputStep(move.label),)
        case "trace":
            return *(InputStep(cell, loose=True) for cell in move.walk), InputStep(DONE)
        case _:
            return ()
