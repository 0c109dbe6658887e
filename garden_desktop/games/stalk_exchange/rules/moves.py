"""Moves and their notation: decisions of players and draws of the chance player."""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.types import InvalidMoveError
from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS

Kind: TypeAlias = Literal["first", "draw", "space", "plant", "swap", "flush", "end"]
"""Kind of a move, as its first word in the notation; the first three are chance moves."""

UNNAMED: Final = -1
"""Value of a field that a move of this kind does not use, and of the flower of a draw hidden from the viewer."""


class Move(NamedTuple):
    """A move: a decision of a player or a draw of the chance player. Slots and seats count from 0 here.

    slot    of plant and swap: slot of the exchange, 0 is the leftmost
    flower  of plant and swap: what lies in that slot; of draw: what is drawn (UNNAMED: not shown)
    space   of plant and space: name of the hex, such as "d4"
    given   of swap: the type that is laid down in exchange
    seat    of first: who begins
    """

    kind: Kind
    slot: int = UNNAMED
    flower: int = UNNAMED
    space: str = ""
    given: int = UNNAMED
    seat: int = UNNAMED


END: Final = Move("end")
FLUSH: Final = Move("flush")
UNSEEN: Final = Move("draw")
"""A draw whose flower is hidden from the viewer."""


# Moves as text and back (section 6): every decision has exactly one spelling.


_FLOWER: Final = "|".join(FLOWERS)
_HEX: Final = "[a-i][1-9]"
PLANT: Final = re.compile(f"plant ([1-9]):({_FLOWER}) ({_HEX})")
SWAP: Final = re.compile(f"swap ([1-9]):({_FLOWER}) ({_FLOWER})")
DRAW: Final = re.compile(f"draw ({_FLOWER})")
SPACE: Final = re.compile(f"space ({_HEX})")
FIRST: Final = re.compile("first ([1-5])")


def move_text(move: Move) -> str:
    """Notation of a move, unique for each move; a draw hidden from the viewer is written "draw ?"."""
    match move.kind:
        case "plant":
            return f"plant {move.slot + 1}:{FLOWERS[move.flower]} {move.space}"
        case "swap":
            return f"swap {move.slot + 1}:{FLOWERS[move.flower]} {FLOWERS[move.given]}"
        case "draw":
            return "draw ?" if move.flower == UNNAMED else f"draw {FLOWERS[move.flower]}"
        case "space":
            return f"space {move.space}"
        case "first":
            return f"first {move.seat + 1}"
        case _:
            return move.kind


def parse_move(text: str) -> Move:
    """The move written as `text`. Raises InvalidMoveError."""
    if text == "flush":
        return FLUSH
    if text == "end":
        return END
    if found := PLANT.fullmatch(text):
        return Move("plant", int(found[1]) - 1, FLOWERS.index(found[2]), found[3])
    if found := SWAP.fullmatch(text):
        return Move("swap", int(found[1]) - 1, FLOWERS.index(found[2]), given=FLOWERS.index(found[3]))
    if found := DRAW.fullmatch(text):
        return Move("draw", flower=FLOWERS.index(found[1]))
    if found := SPACE.fullmatch(text):
        return Move("space", space=found[1])
    if found := FIRST.fullmatch(text):
        return Move("first", seat=int(found[1]) - 1)
    raise InvalidMoveError(text)
