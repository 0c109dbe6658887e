"""State of a match: moves and their notation, phases, finished turns, Swaps, and the position itself."""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.types import InvalidMoveError, Seat
from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS, Counts

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


Phase: TypeAlias = Literal[
    "first",
    "deal",
    "stock",
    "sow",
    "act",
    "flush",
    "refill",
    "over",
    "harvest",
    "bloom",
    "values",
    "exchange",
    "crash",
    "bust",
]
"""What is due: a draw of set-up, a decision ("act"), the draws after a Flush or an Upkeep, or nothing any more.

No move leads to the last six, they are only shown: the steps of an Upkeep, and those from the Market Crash to the
scores.
"""

Crash: TypeAlias = Literal["garden_full", "track", "value_cap", "greenhouse"]
"""Trigger of the Market Crash."""

NOBODY: Final[Seat] = -1
"""Value of `State.turn` before the first player is known."""


class Swap(NamedTuple):
    """A Swap, which is public: the number of the turn, the seat, the type taken and the type given."""

    turn: int
    seat: Seat
    taken: int
    given: int


class Turn(NamedTuple):
    """Public record of a finished turn.

    values     Stalk Values after it
    harvested  spaces whose flowers were harvested, as indices in reading order
    laid       flowers on the Market Track after it
    tokens     tokens its seat has left
    """

    seat: Seat
    values: Counts
    harvested: tuple[int, ...]
    laid: int
    tokens: int


class State(NamedTuple):
    """A position of the game; immutable. A view is a State too, with secrets masked.

    phase       the phase: which kind of move is due
    turn        whose turn it is, through "flush" and "refill" too; in set-up who will begin, NOBODY
                before that is known; at the end who had the last turn
    turns       number of the running turn, 1, 2 ...; 0 in set-up
    actions_left
                basic actions left
    garden      what lies on each space in reading order: EMPTY, a type (bulb) or type + 5 (bloom)
    spot        space chosen for the next start bloom, EMPTY where none is
    row         type in each slot of the exchange, leftmost first; EMPTY
    laid        types on the Market Track, in the order they were laid
    values      Stalk Values, before the Bust
    compost     flowers in Compost
    greenhouse  flowers in the Greenhouse by type; None where the viewer may not know
    left        number of flowers in the Greenhouse; public
    dealt       number of flowers dealt to portfolios so far
    portfolios  flowers of each seat by type; None where the viewer may not know
    known       flowers by type that each seat must hold after its Swaps; public (SE-95)
    tokens      Seedy Business tokens each seat has left
    crash       triggers of the Market Crash, in the order in which they fired; () while the market holds
    swaps       every Swap so far
    past        every finished turn
    """

    phase: Phase
    turn: Seat
    turns: int
    actions_left: int
    garden: tuple[int, ...]
    spot: int
    row: tuple[int, ...]
    laid: tuple[int, ...]
    values: Counts
    compost: Counts
    greenhouse: Counts | None
    left: int
    dealt: int
    portfolios: tuple[Counts | None, ...]
    known: tuple[Counts, ...]
    tokens: tuple[int, ...]
    crash: tuple[Crash, ...]
    swaps: tuple[Swap, ...]
    past: tuple[Turn, ...]
