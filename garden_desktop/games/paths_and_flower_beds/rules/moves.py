"""One decision, or one draw of nature."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["first", "draw", "name", "place", "trace"]
"""The first word of a move; the first two are nature's."""


class Move(NamedTuple):
    """One decision, or one draw.

    piece  of name and draw: the id of a shape
    cell   of place: the square of the top left corner of its bounding box, "" where these eyes may not see it
    label  of place: how a flower bed lies, "" for a path; of trace: "best" or "none", "" for a drawn one
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
"""The table draws the trace."""
NONE: Final = Move("trace", label="none")
"""The trace is given up."""
SEALED: Final = Move("place")
"""A placement these eyes may not see."""
