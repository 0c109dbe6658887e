"""What places and pieces are called among themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.places import Rotation
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.rules.moves import Move

PLANT: Final = "plant"
DONE: Final = "done"
BEST: Final = "best"
NONE: Final = "none"
_TURN: Final = "turning-"
_WELL: Final = "well-"
_LIE: Final = "lie"
_WAY: Final = "way"


def turn_id(way: Rotation) -> str:
    """The button that turns the piece that way."""
    return _TURN + way


def is_turn(id: str) -> bool:
    """Whether this is such a button."""
    return id.startswith(_TURN)


def well_id(shape: str) -> str:
    """The well of a shape in the dock."""
    return _WELL + shape


def shape_of(id: str) -> str:
    """The shape whose well this is, "" where it is none."""
    return id.removeprefix(_WELL) if id.startswith(_WELL) else ""


def way_id(label: str) -> str:
    """The well of one way to lie; a path has one without a label."""
    return f"{_WAY}-{label}" if label else _WAY


def lie_id(label: str) -> str:
    """The named piece as it lies in one way."""
    return f"{_LIE}-{label}" if label else _LIE


def is_lie(id: str) -> bool:
    """Whether this is the named piece."""
    return id.partition("-")[0] == _LIE


def label_of(id: str) -> str:
    """How a piece lies, from its id or the id of its well."""
    return id.partition("-")[2]


def lap_id(number: int) -> str:
    """One naming of the running round, from 0."""
    return f"lap-{number + 1}"


def plan_id(seat: Seat) -> str:
    """The garden of a seat when all lie side by side."""
    return f"plan-{seat + 1}"


def open_id(seat: Seat) -> str:
    """The garden of another seat in small."""
    return f"open-{seat + 1}"


def open_seat(id: str) -> Seat | None:
    """Whose garden in small this is; None where it is something else."""
    return int(id.removeprefix("open-")) - 1 if id.startswith("open-") else None


def step_id(seat: Seat, cell: str) -> str:
    """A square of the walk of a seat, when all lie side by side."""
    return f"walk-{seat + 1}-{cell}"


def walker_id(seat: Seat) -> str:
    return f"walker-{seat + 1}"


def walker_seat(id: str) -> Seat:
    """Whose walker this is."""
    return int(id.removeprefix("walker-")) - 1


def gesture(move: Move) -> Sequence[InputStep]:
    """A well pressed; a piece laid loosely and then planted; a walk square by square. Draws need no hands."""
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
