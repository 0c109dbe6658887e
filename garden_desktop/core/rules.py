"""Interface of the rules of a game: pure functions from states to legal moves, next states, views and results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from garden_desktop.core.text import Message
from garden_desktop.core.types import Reason, Result, ScoreLine, Seat, Side

S = TypeVar("S")
M = TypeVar("M")


class Rules(Protocol[S, M]):
    """Rules of a game for fixed seats, options and pack. Every method is pure."""

    seats: int
    sides: int

    def setup(self) -> S:
        """Initial state, before the first draw."""

    def to_move(self, state: S) -> Seat | None:
        """Seat to move, CHANCE when a draw is due, None when the game is over."""

    def legal_moves(self, state: S) -> Sequence[M]:
        """Legal moves of the seat to move: distinct, in a fixed order, empty when the game is over."""

    def odds(self, state: S) -> Sequence[int]:
        """Integer weights of `legal_moves` when CHANCE is to move."""

    def apply(self, state: S, move: M) -> S:
        """State after `move`, which must be legal: it is not checked here."""

    def view(self, state: S, seat: Seat | None) -> S:
        """Observation of `seat` (None: a spectator, the shared screen): a state of the same type with hidden
        information masked."""

    def seen_by(self, state: S, move: M, seat: Seat | None) -> M:
        """`move`, made in `state`, as `seat` observes it: a secret choice of another seat is masked."""

    def determinize(self, view: S, seat: Seat, rng: Random) -> S:
        """Determinization: a full state consistent with all that `seat` may know. Every such state can come up."""

    def reveals(self, state: S, move: M, seat: Seat | None = None) -> bool:
        """Whether `move` shows `seat` (None: any seat) hidden information, so that undo needs the agreement of the
        table."""

    def result(self, state: S) -> Result:
        """Scores, ranks and the reason of the end; the current standings while the game runs.

        Of a view: the scores it shows. A side whose score would tell the viewer a secret has 0.
        """

    def explain(self, view: S, side: Side) -> Sequence[ScoreLine]:
        """Score of `side` in `result(view)` as lines that add up to it, at any moment, from any view."""

    def why_not(self, state: S, move: M) -> Reason | None:
        """Reason why a well-formed move is illegal now; None exactly when it is legal."""

    def move_text(self, move: M) -> str:
        """Notation of a move, which identifies it: `parse_move(move_text(m)) == m`."""

    def parse_move(self, text: str) -> M:
        """Parse a move in notation. Raises InvalidMoveError when the text is not in the notation at all."""


Level: TypeAlias = Literal["easy", "steady", "thoughtful", "expert"]
"""Strength of a computer player, weakest first."""

IsLate: TypeAlias = Callable[[], bool]
"""Returns whether the thinking time is over."""


class Policy(Protocol):
    """Heuristic player of a game, used by computer players in place of a search. Sees views only."""

    def choose_move(self, view: Any, seat: Seat, level: Level, rng: Random, late: IsLate) -> Any:
        """Legal move of `seat`, which is to move, from its view alone. Deterministic: the same view and `rng` give the
        same move.

        Work is limited by counts, which are the same on every machine; `late` only ends it on a slow one.
        """

    def explain_move(self, view: Any, seat: Seat, move: Any) -> Sequence[Message]:
        """Sentences of a hint, from the view of `seat` alone: `move` as an instruction, then its gains, in numbers by
        which the strongest level evaluates. The instruction alone where no reason can be given."""
