"""State of a match: phases, finished turns, Swaps, and the position itself."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.types import Seat
from garden_desktop.games.stalk_exchange.data.flowers import Counts

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
