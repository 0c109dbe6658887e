"""Computer players (bots): their protocol, policy-based and Monte Carlo search bots, and playouts without a screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from garden_desktop.core.match import draw
from garden_desktop.core.rules import IsLate, Level, Policy, Rules
from garden_desktop.core.types import CHANCE, Seat

# Protocol and simple bots.


class Bot(Protocol):
    """Computer player. Gets the view of its seat and nothing else of the match."""

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        """Chosen move out of `rules.legal_moves(view)`."""


class RandomBot:
    """Uniformly random bot; also the substitute for a bot that fails."""

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        moves: Sequence[Any] = rules.legal_moves(view)
        return moves[int(rng.random() * len(moves))]


class FallbackBot:
    """Wrapper of a bot: plays a random move where it raises, and passes the exception to `tell`."""

    def __init__(self, bot: Bot, tell: Callable[[Exception], None]) -> None:
        self._bot, self._tell = bot, tell

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        try:
            return self._bot.choose(rules, view, seat, rng)
        except Exception as error:  # noqa: BLE001 - any failure is passed on, and the match continues
            self._tell(error)
            return RandomBot().choose(rules, view, seat, rng)


def never_late() -> bool:
    """Time check of a bot without a time limit."""
    return False


class AdvisedBot:
    """Bot that plays by the game's policy at one level."""

    def __init__(self, policy: Policy, level: Level, late: IsLate = never_late) -> None:
        self._policy = policy
        self._level: Level = level
        self._late = late

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        return self._policy.choose_move(view, seat, self._level, rng, self._late)


def playout(
    rules: Rules[Any, Any], seed: int, bots: Sequence[Bot], watch: Callable[[Any, Any], None] | None = None
) -> Any:
    """Play one match of bots; returns the final state. `watch(state, move)` is called before each move.

    The same seed gives the same match. Chance moves are drawn as by `Match`, so the match can be recorded.
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


# Search bot: Monte Carlo search for games without a policy.


FEW = 8
"""Maximum number of legal moves among which a playout looks one move ahead; with more it moves at random."""


class MoveStats:
    """Statistics of a candidate move: number of playouts, and the sum of leads after them."""

    def __init__(self, move: Any) -> None:
        self.move = move
        self.times = 0
        self.led = 0.0

    @property
    def worth(self) -> float:
        """Mean lead; minus infinity where the move was never tried."""
        return self.led / self.times if self.times else float("-inf")


class SearchBot:
    """Flat Monte Carlo search over determinizations of the view.

    Each round samples one determinization and plays each candidate on to the seat's next decision with many choices;
    candidates are the legal moves in random order, or a sample of `breadth` of them. `rounds` bounds the work, so a
    move always comes; `late` ends it sooner, within one move of a playout.
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
        """Try all candidates in one determinization; False where time ran out before all were tried."""
        for trial in trials:
            end = self._play_on(rules, rules.apply(state, trial.move), seat, rng)
            # a round that is cut off has tried only some candidates, but each by whole playouts: their means stay
            # comparable
            if end is None:
                return False
            trial.led += lead(rules, end, seat)
            trial.times += 1
        return True

    def _play_on(self, rules: Rules[Any, Any], state: Any, seat: Seat, rng: Random) -> Any | None:
        """State at the seat's next decision with more than FEW choices, or at the end; None where time ran out."""
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
    """Greedy move: the one after which `seat` leads by most; the last of equals, as lists begin with doing nothing."""
    return max(reversed(moves), key=lambda move: lead(rules, rules.apply(state, move), seat))


def lead(rules: Rules[Any, Any], state: Any, seat: Seat) -> float:
    """Lead of `seat` over the best other side, in points.

    Others weigh 0.99, so that a score shared by all (cooperative games) still counts.
    """
    scores = rules.result(state).scores
    others = [score for side, score in enumerate(scores) if side != seat]
    return scores[seat] - 0.99 * max(others, default=0)
