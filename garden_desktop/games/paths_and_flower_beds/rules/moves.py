"""Moves and their notation: decisions of players and draws of the chance player."""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.types import InvalidMoveError

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
