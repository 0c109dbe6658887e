"""The rules of a game: pure functions from states to legal moves, following states, views and results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from garden_desktop.core.text import Message
from garden_desktop.core.types import Reason, Result, ScoreLine, Seat, Side

S = TypeVar("S")
M = TypeVar("M")


class Rules(Protocol[S, M]):
    """The rules of a game for fixed seats, options and pack. Every method is pure."""

    seats: int
    sides: int

    def setup(self) -> S:
        """The state before the first draw."""

    def to_move(self, state: S) -> Seat | None:
        """The seat that decides now, CHANCE when a draw is due, None when the game is over."""

    def legal_moves(self, state: S) -> Sequence[M]:
        """All moves of whoever is to move: distinct, in a fixed order, empty when the game is over."""

    def odds(self, state: S) -> Sequence[int]:
        """Weights beside `legal_moves` when CHANCE is to move."""

    def apply(self, state: S, move: M) -> S:
        """The state after `move`, which must be legal: it is not checked here."""

    def view(self, state: S, seat: Seat | None) -> S:
        """What `seat` may know (None: an onlooker, the shared screen): the same type, secrets masked."""

    def seen_by(self, state: S, move: M, seat: Seat | None) -> M:
        """How `move`, made in `state`, looks to `seat`: a sealed choice of somebody else is masked."""

    def determinize(self, view: S, seat: Seat, rng: Random) -> S:
        """A determinization: a full state that agrees with all that `seat` may know; all such states can come up."""

    def reveals(self, state: S, move: M, seat: Seat | None = None) -> bool:
        """Whether `move` shows `seat` (None: anybody) something hidden until then, so that undo must ask first."""

    def result(self, state: S) -> Result:
        """Scores, ranks and the reason of the end; standings so far while the game runs.

        Of a view: what it shows. A side whose score would tell the viewer a secret has 0.
        """

    def explain(self, view: S, side: Side) -> Sequence[ScoreLine]:
        """The score of `side` in `result(view)` as lines that add up to it, at any moment, from any view."""

    def why_not(self, state: S, move: M) -> Reason | None:
        """Why a well-formed move is illegal now; None exactly when it is legal."""

    def move_text(self, move: M) -> str:
        """The identity of a move: `parse_move(move_text(m)) == m`."""

    def parse_move(self, text: str) -> M:
        """The move of a text. Raises InvalidMoveError when it is not in the notation at all."""


Level: TypeAlias = Literal["easy", "steady", "thoughtful", "expert"]
"""How well a computer player plays, weakest first."""

IsLate: TypeAlias = Callable[[], bool]
"""Whether the time to think is over."""


class Policy(Protocol):
    """A heuristic player of a game, used by computer players in place of a search. It is given views alone."""

    def choose_move(self, view: Any, seat: Seat, level: Level, rng: Random, late: IsLate) -> Any:
        """A legal move of `seat`, which is to move, from its view alone; the same view and dice get the same move.

        The work is counted, so that it is done in time; `late` only ends it where a machine is slow.
        """

    def explain_move(self, view: Any, seat: Seat, move: Any) -> Sequence[Message]:
        """Sentences of a hint, from the view of `seat` alone: `move` as an instruction, then what it gains for whom,
        in numbers the strongest level judges by. The instruction alone where no reason can be named."""
