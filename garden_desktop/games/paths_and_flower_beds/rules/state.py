"""State of a match: moves and their notation, gardens, named pieces, phases, and the position itself."""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.types import InvalidMoveError, Seat

Kind: TypeAlias = Literal["first", "draw", "name", "place", "trace"]
"""Kind of a move, as its first word in the notation; the first two are chance moves."""


class Move(NamedTuple):
    """A move: a decision of a player or a draw of the chance player.

    piece  of name and draw: the id of a shape
    cell   of place: square of the top left corner of its bounding box (PF-104), "" if hidden from the viewer
    label  of place: orientation of a flower bed, "" for a path; of trace: "best" or "none", "" for a drawn one
    walk   of a drawn trace: its squares in walking order
    seat   of first: who names first
    """

    kind: Kind
    piece: str = ""
    cell: str = ""
    label: str = ""
    walk: tuple[str, ...] = ()
    seat: int = -1


BEST: Final = Move("trace", label="best")
"""The program finds the best walk."""
NONE: Final = Move("trace", label="none")
"""No walk is taken."""
SEALED: Final = Move("place")
"""A placement hidden from the viewer."""


# Notation (section 6): every move has exactly one text.


_CELL: Final = r"[a-z][1-9][0-9]*"
_PIECE: Final = r"[PB][1-9][0-9]*"
FIRST: Final = re.compile("first ([1-9])")
PIECE: Final = re.compile(f"(name|draw) ({_PIECE})")
PLACE: Final = re.compile(f"place ({_CELL})(?: ([rf][0-9]+))?")
TRACE: Final = re.compile(f"trace ({_CELL}(?: {_CELL})*)")


def move_text(move: Move) -> str:
    """Notation of a move; a placement hidden from the viewer is written "place ?"."""
    match move.kind:
        case "place":
            return f"place {move.cell or '?'} {move.label}".rstrip()
        case "trace":
            return f"trace {move.label or ' '.join(move.walk)}"
        case "first":
            return f"first {move.seat + 1}"
        case _:
            return f"{move.kind} {move.piece}"


def parse_move(text: str) -> Move:
    """The move written as `text`. Raises InvalidMoveError (PF-110)."""
    if found := PLACE.fullmatch(text):
        return Move("place", cell=found[1], label=found[2] or "")
    if found := PIECE.fullmatch(text):
        return Move("name" if found[1] == "name" else "draw", piece=found[2])
    if found := FIRST.fullmatch(text):
        return Move("first", seat=int(found[1]) - 1)
    if found := TRACE.fullmatch(text):
        return Move("trace", walk=tuple(found[1].split(" ")))
    for move in (BEST, NONE):
        if text == move_text(move):
            return move
    raise InvalidMoveError(text)


Phase: TypeAlias = Literal["first", "drawing", "naming", "placing", "tracing", "over"]
"""Phase of a match: a draw of the chance player in the first two, a decision of `State.mover`, or the end."""

End: TypeAlias = Literal["", "piece_does_not_fit", "namer_stuck", "lap_skipped"]
"""Reason why no more pieces are named; "" while they are."""

NOBODY: Final[Seat] = -1
"""Value of `State.first` and `State.mover` while there is no such seat."""


class PlacedPiece(NamedTuple):
    """A piece in a garden: turn, id of the shape, square of its corner, orientation label."""

    turn: int
    piece: str
    square: int
    label: str


class Garden(NamedTuple):
    """Contents of a garden. Masks are those of `core.square`.

    free  squares that can be planted and hold nothing
    path  squares that hold path
    beds  for each flower type the squares that hold it
    laid  the pieces in order of placement; their outlines mean nothing to the rules (PF-10)
    """

    free: int
    path: int
    beds: tuple[int, ...]
    laid: tuple[PlacedPiece, ...]


class NamedPiece(NamedTuple):
    """A piece that was named, or in a solo garden drawn; public."""

    turn: int
    seat: Seat
    piece: str


class Pass(NamedTuple):
    """A seat that could name nothing and was skipped (PF-85); public."""

    turn: int
    seat: Seat


class State(NamedTuple):
    """A position of the game; immutable. A view is a State too, with secrets masked.

    phase    the phase: which kind of move is due
    turn     number of the running turn, from 0
    first    the seat that names first; NOBODY before it is drawn
    mover    the seat to name, to place or to trace; NOBODY before a draw of chance and at the end
    piece    the piece of this turn, "" before it is named
    stuck    the seats without room for it, in the order of seats; while there are any this is the last turn
    named    every piece named so far
    passed   every seat that was passed over
    gardens  garden of each seat; None if hidden from the viewer
    decks    solo: the paths and the flower beds left to be drawn, as sets without an order
    traces   walks given so far, in the order of seats
    end      reason why no more pieces are named
    """

    phase: Phase
    turn: int
    first: Seat
    mover: Seat
    piece: str
    stuck: tuple[Seat, ...]
    named: tuple[NamedPiece, ...]
    passed: tuple[Pass, ...]
    gardens: tuple[Garden | None, ...]
    decks: tuple[tuple[str, ...], tuple[str, ...]]
    traces: tuple[Move, ...]
    end: End
