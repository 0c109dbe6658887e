"""Computer players (bots): their protocol, policy-based and Monte Carlo search bots, and playouts without a screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from garden_desktop.core.match import draw
from garden_desktop.core.rules import IsLate, Level, Policy, Rules
from garden_desktop.core.types import CHANCE, Seat

# What a computer player is: something that chooses from a view.


class Bot(Protocol):
    """A computer player. It is handed the view of its seat and nothing else of the match."""

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        """One of `rules.legal_moves(view)`."""


class RandomBot:
    """Any legal move, each with equal chance. Also who stands in where the thinking of another one fails."""

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        moves: Sequence[Any] = rules.legal_moves(view)
        return moves[int(rng.random() * len(moves))]


class FallbackBot:
    """Another player, and any legal move where its thinking fails; `tell` hears of it."""

    def __init__(self, bot: Bot, tell: Callable[[Exception], None]) -> None:
        self._bot, self._tell = bot, tell

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        try:
            return self._bot.choose(rules, view, seat, rng)
        except Exception as error:  # noqa: BLE001 - whatever it was, `tell` passes it on and the match goes on
            self._tell(error)
            return RandomBot().choose(rules, view, seat, rng)


def never_late() -> bool:
    """All the time in the world."""
    return False


class AdvisedBot:
    """Follows the advice of the game, which has its own sense of how well a level plays."""

    def __init__(self, policy: Policy, level: Level, late: IsLate = never_late) -> None:
        self._policy = policy
        self._level: Level = level
        self._late = late

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        return self._policy.choose_move(view, seat, self._level, rng, self._late)


def playout(
    rules: Rules[Any, Any], seed: int, bots: Sequence[Bot], watch: Callable[[Any, Any], None] | None = None
) -> Any:
    """The last state of one game; `watch(state, move)` sees every move before it is made.

    The same seed gives the same game. Nature draws as `Match` draws, so the game can be recorded.
    """
    rng = Random(f"{seed}:bots")
    state, ply = rules.setup(), 0
    while (seat := rules.to_move(state)) is not None:
        if seat == CHANCE:
            move = draw(rules, state, seed, ply)
        else:
            move = bots[seat].choose(rules, rules.view(state, seat), seat, rng)
        if watch is not None:
            watch(state, move)
        state, ply = rules.apply(state, move), ply + 1
    return state


# A computer player that imagines: it guesses what it cannot see and tries its moves out.


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
