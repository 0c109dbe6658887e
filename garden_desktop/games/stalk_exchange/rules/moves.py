"""One decision, or one draw of nature."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["first", "draw", "space", "plant", "swap", "flush", "end"]
"""The first word of a move; the first three are nature's."""

UNNAMED: Final = -1
"""A number that a move of this kind does not have, and the flower of a draw these eyes may not see."""


class Move(NamedTuple):
    """One decision, or one draw.

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
"""A draw whose flower these eyes may not see."""
