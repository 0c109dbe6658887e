"""What undo must restore: a position of the game."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.rules.moves import Move

Phase: TypeAlias = Literal["first", "drawing", "naming", "placing", "tracing", "over"]
"""What is due: a draw of nature in the first two, then a decision of `State.mover`, or nothing any more."""

End: TypeAlias = Literal["", "piece_does_not_fit", "namer_stuck", "lap_skipped"]
"""Why no more pieces are named; "" while they are."""

NOBODY: Final[Seat] = -1
"""`State.first` and `State.mover` while there is none."""


class PlacedPiece(NamedTuple):
    """A piece in a garden: in which turn, which one, the square of its corner, and its label."""

    turn: int
    piece: str
    square: int
    label: str


class Garden(NamedTuple):
    """What a seat has planted. Masks are those of `core.square`.

    free  squares that can be planted and hold nothing
    path  squares that hold path
    beds  for each flower type the squares that hold it
    laid  the pieces in the order they were laid; their outlines mean nothing to the rules (PF-10)
    """

    free: int
    path: int
    beds: tuple[int, ...]
    laid: tuple[PlacedPiece, ...]


class NamedPiece(NamedTuple):
    """A piece that was named, or in a solo garden drawn: open to all."""

    turn: int
    seat: Seat
    piece: str


class Pass(NamedTuple):
    """A seat that could name nothing and was passed over (PF-85): open to all."""

    turn: int
    seat: Seat


class State(NamedTuple):
    """A position. A view is a State too, with secrets masked.

    phase    what is due
    turn     number of the running turn, from 0
    first    the seat that names first; NOBODY before it is drawn
    mover    the seat to name, to place or to trace; NOBODY when nature draws or nothing is due
    piece    the piece of this turn, "" before it is named
    stuck    the seats without room for it, in the order of seats; while there are any this is the last turn
    named    every piece named so far
    passed   every seat that was passed over
    gardens  of each seat; None where these eyes may not know
    decks    solo: the paths and the flower beds left to be drawn, as sets without an order
    traces   own traces given so far, in the order of seats
    end      why no more is named
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
