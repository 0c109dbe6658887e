"""What became of the chance to win, from the start to the result, taken apart move by move.

The chance of a side at the start and all parts of all moves add up to its result. Of one move

* a draw gives `luck`: what it brought, against what it could be expected to bring;
* a decision gives `play`: what it cost against the best move found, judged by what its player could know, never above 0
  for the player; where it shows what was hidden, `luck` is what that brought against what could be expected of it, and
  of a sealed one all that came out;
* all the rest is `rethought`: the estimate thinks otherwise of the same things one move later.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from garden_desktop.core.estimate import Chances
from garden_desktop.core.types import CHANCE, Seat, Side

COSTLY: Final = 0.05
"""A decision that cost its player less is no turning point."""
TURNING_POINTS: Final = 3


class MoveAnalysis(NamedTuple):
    """One move: who made it, the chances after it, and what they are made of; `better` is the text of a better move,
    "" where none was found."""

    ply: int
    seat: Seat
    after: Chances
    luck: Chances
    play: Chances
    rethought: Chances
    better: str = ""


class SideAnalysis(NamedTuple):
    """The way of one side from its chance at the start to its result; `own` and `others` are slips."""

    start: float
    luck: float
    others: float
    own: float
    rethought: float
    result: float


class MatchAnalysis(NamedTuple):
    """A finished match, taken apart."""

    start: Chances
    parts: tuple[MoveAnalysis, ...]

    def sum_of(self, side: Side) -> SideAnalysis:
        """How one side came to its result; the first five add up to the last."""
        slips = [(part.seat == side, part.play[side]) for part in self.parts]
        return SideAnalysis(
            self.start[side],
            sum(part.luck[side] for part in self.parts),
            sum(cost for own, cost in slips if not own),
            sum(cost for own, cost in slips if own),
            sum(part.rethought[side] for part in self.parts),
            self.parts[-1].after[side] if self.parts else self.start[side],
        )

    def turning_points(self) -> Sequence[MoveAnalysis]:
        """The decisions that cost their players most, in the order of the match."""
        slips = [part for part in self.parts if part.better and -part.play[part.seat] >= COSTLY]
        return sorted(sorted(slips, key=cost_of)[:TURNING_POINTS], key=lambda part: part.ply)

    def strokes(self) -> Sequence[MoveAnalysis]:
        """The draws in which most luck lay, in the order of the match, as many as there are too few turning points."""
        lucky = [part for part in self.parts if part.seat == CHANCE and max(part.luck) >= COSTLY]
        number = TURNING_POINTS - len(self.turning_points())
        return sorted(sorted(lucky, key=lambda part: -max(part.luck))[:number], key=lambda part: part.ply)

    def decisions(self) -> Iterator[MoveAnalysis]:
        """The moves somebody chose."""
        return (part for part in self.parts if part.seat >= 0)


def cost_of(part: MoveAnalysis) -> float:
    """What a decision cost its player, below 0."""
    return part.play[part.seat]
