"""Match: history of states and moves with undo, redo and seeded chance moves. Independent of game, file and screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Generic, TypeVar

from garden_desktop.core.rules import Rules
from garden_desktop.core.types import CHANCE, IllegalMoveError, Result, Seat

S = TypeVar("S")
M = TypeVar("M")


def draw(rules: Rules[S, M], state: S, seed: int, ply: int) -> M:
    """Chance move at `ply` of the match with this seed: the same for ever, on every machine.

    Seeded by a string, which Python hashes by SHA-512: stable over versions and platforms, where `hash` is salted.
    """
    return Random(f"{seed}:{ply}").choices(rules.legal_moves(state), rules.odds(state))[0]


def first_decision(rules: Rules[S, M], wanted: Callable[[S, M], bool] | None = None) -> S:
    """Position of the first decision in a match with seed 0. A chance move that is `wanted` is made where one is
    legal."""
    state, ply = rules.setup(), 0
    while rules.to_move(state) == CHANCE:
        liked = [] if wanted is None else [move for move in rules.legal_moves(state) if wanted(state, move)]
        state, ply = rules.apply(state, liked[0] if liked else draw(rules, state, 0, ply)), ply + 1
    return state


class Match(Generic[S, M]):
    """Sequence of states and the moves between them; `states[i]` is the position before move i.

    The chance move at ply i depends on the seed and i alone, so that undo and redo cannot fish for a better draw.
    """

    def __init__(self, rules: Rules[S, M], seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self.assisted = False
        self.states: list[S] = [rules.setup()]
        self.moves: list[M] = []
        self._undone: list[M] = []

    @property
    def state(self) -> S:
        return self.states[-1]

    @property
    def ply(self) -> int:
        """Number of moves made, chance moves included."""
        return len(self.moves)

    @property
    def to_move(self) -> Seat | None:
        return self.rules.to_move(self.state)

    @property
    def over(self) -> bool:
        return self.to_move is None

    def mover(self, ply: int) -> Seat | None:
        """Seat that made (or has to make) the move at `ply`."""
        return self.rules.to_move(self.states[ply])

    def check(self, move: M) -> None:
        """Check that `move` is legal now. Raises IllegalMoveError."""
        reason = self.rules.why_not(self.state, move)
        if reason is not None:
            raise IllegalMoveError(reason)

    def play(self, move: M) -> None:
        """Make a move, chance moves included. Raises IllegalMoveError and changes nothing when it is illegal.

        Playing the move that redo would make keeps the moves after it redoable; any other move discards them.
        """
        self.check(move)
        if self._undone and self._undone[-1] == move:
            self._undone.pop()
        else:
            self._undone.clear()
        self._push(move)

    @contextmanager
    def all_or_none(self) -> Iterator[None]:
        """Transaction: moves made inside are rolled back if an error ends it, and the redo list with them."""
        ply, undone = self.ply, list(self._undone)
        try:
            yield
        except BaseException:
            del self.moves[ply:], self.states[ply + 1 :]
            self._undone = undone
            raise

    def draw(self) -> M:
        """Chance move due at this ply; it still has to be played."""
        return draw(self.rules, self.state, self.seed, self.ply)

    def play_chance_moves(self) -> None:
        """Make all chance moves that are due."""
        while self.to_move == CHANCE:
            self.play(self.draw())

    def result(self) -> Result:
        return self.rules.result(self.state)

    def teaches(self, ply: int, seat: Seat) -> bool:
        """Whether the move made at `ply` gave `seat` information: a reveal, or a draw among several that it saw.

        Undo beyond such a move needs the agreement of the table.
        """
        state, move = self.states[ply], self.moves[ply]
        chosen = self.mover(ply) == CHANCE and len(self.rules.legal_moves(state)) > 1
        seen = chosen and self.rules.seen_by(state, move, seat) == move
        return seen or self.rules.reveals(state, move, seat)

    def undo_to(self, ply: int) -> None:
        """Go back to the position before move `ply`; the moves taken back can be redone. Raises IndexError."""
        if not 0 <= ply <= self.ply:
            raise IndexError(ply)
        self._undone.extend(reversed(self.moves[ply:]))
        del self.moves[ply:], self.states[ply + 1 :]

    @property
    def redoable(self) -> tuple[M, ...]:
        """Next decision taken back and the draws that followed it, in order; empty when there is none."""
        found: list[M] = []
        state = self.state
        for move in reversed(self._undone):
            if found and self.rules.to_move(state) != CHANCE:
                break
            found.append(move)
            state = self.rules.apply(state, move)
        return tuple(found)

    def _push(self, move: M) -> None:
        self.states.append(self.rules.apply(self.state, move))
        self.moves.append(move)
