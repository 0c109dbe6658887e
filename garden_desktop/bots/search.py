"""A computer player that imagines: it guesses what it cannot see and tries its moves out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from garden_desktop.bots.bot import never_late
from garden_desktop.core.policy import IsLate
from garden_desktop.core.rules import Rules
from garden_desktop.core.types import CHANCE, Seat

FEW = 8
"""Up to so many choices a playout takes the one that scores most at once; beyond it takes any."""


class MoveStats:
    """A move that is tried out, how often it was, and by how much it led, all told."""

    def __init__(self, move: Any) -> None:
        self.move = move
        self.times = 0
        self.led = 0.0

    @property
    def worth(self) -> float:
        """By how much it leads on the whole; worse than anything where it was never tried."""
        return self.led / self.times if self.times else float("-inf")


class SearchBot:
    """Flat Monte Carlo over determinizations of the view.

    Every round of thought takes one guess of the hidden state and plays every candidate on to the
    seat's next decision; candidates are the legal moves in any order, or a sample of `breadth` of them. `rounds`
    bounds the work, so a move always comes; `late` ends it sooner, within one move of a playout.
    """

    def __init__(self, rounds: int = 12, breadth: int = 48, late: IsLate = never_late) -> None:
        self._rounds = rounds
        self._breadth = breadth
        self._late = late

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        moves = rules.legal_moves(view)
        if len(moves) == 1:
            return moves[0]
        trials = [MoveStats(move) for move in rng.sample(moves, min(len(moves), self._breadth))]
        for _ in range(self._rounds):
            if not self._try_out(rules, rules.determinize(view, seat, rng), seat, rng, trials):
                break
        return max(trials, key=lambda trial: trial.worth).move

    def _try_out(
        self, rules: Rules[Any, Any], state: Any, seat: Seat, rng: Random, trials: Sequence[MoveStats]
    ) -> bool:
        """Try every move in one guessed state; False where the time was over before that."""
        for trial in trials:
            end = self._play_on(rules, rules.apply(state, trial.move), seat, rng)
            if end is None:
                return False
            trial.led += lead(rules, end, seat)
            trial.times += 1
        return True

    def _play_on(self, rules: Rules[Any, Any], state: Any, seat: Seat, rng: Random) -> Any | None:
        """The state at the seat's next decision with many choices, or at the end; None where the time is over."""
        while (mover := rules.to_move(state)) is not None:
            if self._late():
                return None
            moves = rules.legal_moves(state)
            if mover == CHANCE:
                move = rng.choices(moves, rules.odds(state))[0]
            elif len(moves) <= FEW:
                move = best_at_once(rules, state, moves, mover)
            elif mover == seat:
                return state
            else:
                move = moves[rng.randrange(len(moves))]
            state = rules.apply(state, move)
        return state


def best_at_once(rules: Rules[Any, Any], state: Any, moves: Sequence[Any], seat: Seat) -> Any:
    """The move after which `seat` leads by most; the last of equals, as lists begin with doing nothing."""
    return max(reversed(moves), key=lambda move: lead(rules, rules.apply(state, move), seat))


def lead(rules: Rules[Any, Any], state: Any, seat: Seat) -> float:
    """By how much `seat` is ahead of the best other side.

    The others weigh a little less than oneself, so that a score held in common still counts.
    """
    scores = rules.result(state).scores
    others = [score for side, score in enumerate(scores) if side != seat]
    return scores[seat] - 0.99 * max(others, default=0)
