"""What a search for the best trace remembers of an end: which bonus the other end can still bring (PF-27, PF-28)."""

from __future__ import annotations

from typing import Final, NamedTuple

NO_END: Final = 0
"""No end has been found; of a gate, none is opposite, or no trace may end there."""
OFF: Final = 1
"""An end on a square that is no gate: the other one must be at a gate, for no bonus."""
PLAIN: Final = 2
"""An end at a gate that has no opposite, or whose opposite has been passed by. Greater numbers name one gate."""


class PathEnd(NamedTuple):
    """What an end at a square counts as (`kind`), and the kind of an end at the gate opposite that came before."""

    kind: int
    opposite: int = NO_END
