"""State of a match: gardens, named pieces, phases, and the position itself."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.rules.moves import Move

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
