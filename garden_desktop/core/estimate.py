"""Win probabilities: a softmax over expected scores, with a temperature fitted to finished matches.

A game estimates each side's expected points and the share of the match still to come (`Estimator.outlook`). `chances`
turns that into probabilities by up to four numbers in `resources/<key>/estimate.toml` for each number of seats, which
the command `calibrate` fits.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from garden_desktop import paths
from garden_desktop.core.packs import RowReader, read, text_of
from garden_desktop.core.rules import Policy, Rules
from garden_desktop.core.types import CHANCE, Result, Seat, Side

Chances: TypeAlias = tuple[float, ...]
"""Win probability of each side; they add up to 1, and a shared win is shared."""

FILE: Final = "estimate.toml"
WORLDS: Final = 4
"""Number of determinizations of the hidden state in which moves are compared."""
MOST_STEPS: Final = 12
"""Maximum number of moves by which a turn is played on before it is evaluated."""
LEAST, MOST = 0.01, 1_000.0
MOST_SEATS: Final = 6
MOST_CHOSEN: Final = 256
"""Size of the cache of the expert's moves."""


class ExpectedScores(NamedTuple):
    """Expected final points of each side, the share of the match still to come (1 at the start to 0 at the end), and
    the side that gains next, None where all gain at once."""

    worth: tuple[float, ...]
    left: float
    following: Side | None = None


class ScoreUncertainty(NamedTuple):
    """Parameters that turn expected scores into win probabilities, in points.

    start  softmax temperature when all of the match is to come
    end    softmax temperature when nothing is to come
    tempo  points that being the next to gain is worth
    lapse  share of matches (0 to 1) in which the expected scores tell nothing; mixes in the uniform distribution
    """

    start: float
    end: float
    tempo: float = 0.0
    lapse: float = 0.0


def chances(outlook: ExpectedScores, doubt: ScoreUncertainty) -> Chances:
    """Win probabilities: softmax of the expected scores, at a temperature between `doubt.end` and `doubt.start` by the
    share still to come."""
    scale = doubt.end + (doubt.start - doubt.end) * min(1.0, max(0.0, outlook.left))
    worths = [worth + doubt.tempo * (side == outlook.following) for side, worth in enumerate(outlook.worth)]
    best = max(worths)
    weights = [exp(max(-60.0, (worth - best) / scale)) for worth in worths]
    total = sum(weights)
    alike = doubt.lapse / len(weights)
    return tuple(alike + (1 - doubt.lapse) * weight / total for weight in weights)


def result_shares(result: Result) -> Chances:
    """Win probabilities of a finished match: 1 for the winner, or equal parts for all who share the first place."""
    first = result.ranks.count(1)
    return tuple((1 / first if rank == 1 else 0.0) for rank in result.ranks)


def uncertainty_of(key: str, seats: int) -> ScoreUncertainty:
    """Parameters for a table of `seats` seats, from the game's own file. Raises PackError."""
    path = paths.resource(key, FILE)
    return read_uncertainty(text_of(path), path.name, seats)


def read_uncertainty(text: str, file: str, seats: int) -> ScoreUncertainty:
    """Parameters for a table of `seats` seats, parsed from the text of a file. Raises PackError naming table and field.

    Where these seats have no table in the file, those of the fewest seats that have one count.
    """
    top, found = RowReader(file, "estimate", read(text, file)), None
    for number in range(1, MOST_SEATS + 1):
        if top.has(name := f"seats_{number}"):
            row = top.row(name)
            tempo = row.real("tempo", -MOST, MOST) if row.has("tempo") else 0.0
            lapse = row.real("lapse", 0.0, 1.0) if row.has("lapse") else 0.0
            doubt = ScoreUncertainty(row.real("start", LEAST, MOST), row.real("end", LEAST, MOST), tempo, lapse)
            row.done()
            found = doubt if number == seats or found is None else found
    top.done()
    return found or ScoreUncertainty(MOST, MOST)


class Estimator:
    """Estimator of win probabilities at one table. A game implements `outlook`, and overrides other methods where it
    has better ones."""

    def __init__(self, rules: Rules[Any, Any], policy: Policy, doubt: ScoreUncertainty) -> None:
        self.rules, self.policy, self.doubt = rules, policy, doubt
        self._chosen: dict[tuple[Any, Seat, int], Any] = {}

    def expert_move(self, view: Any, seat: Seat, seed: int = 0) -> Any:
        """Move of the strongest level in a view, with `Random(seed)`.

        Cached: the determinizations of one position differ in what the seat cannot see, so most playouts ask for the
        same view again (Paths & Flower Beds: 83 of 406 are distinct).
        """
        key = view, seat, seed
        if key not in self._chosen:
            if len(self._chosen) >= MOST_CHOSEN:
                self._chosen.clear()
            self._chosen[key] = self.policy.choose_move(view, seat, "expert", Random(seed), _never)
        return self._chosen[key]

    def outlook(self, view: Any) -> ExpectedScores:
        """Expected scores of a position, from a view of it."""
        raise NotImplementedError

    def estimate(self, view: Any) -> Chances:
        """Win probability of each side, from a view of a position; exact where the match is over."""
        if self.rules.to_move(view) is None:
            return result_shares(self.rules.result(view))
        return chances(self.outlook(view), self.doubt)

    def seals(self, state: Any) -> bool:
        """Whether a decision made in `state` is secret until it is revealed, so that estimates count it only then."""
        return False

    def evaluate_moves(self, view: Any, seat: Seat, moves: Sequence[Any], *, alone: bool = False) -> list[Chances]:
        """Win probabilities after each of `moves` once the turn of `seat` is played out, averaged over determinizations
        of what `seat` cannot see.

        With `alone` the turn is played on only as far as it needs no draws and nobody else. All moves meet the same
        determinizations and the same seeds for draws (common random numbers), so that luck does not decide between
        them.
        """
        rng = Random(0)
        worlds = [self.rules.determinize(view, seat, rng) for _ in range(WORLDS if self.rules.seats > 1 else 1)]
        lucks = [None if alone else luck for luck in range(len(worlds))]
        return [
            mean_chances(
                [self.chances_after(*each, seat, move) for each in zip(worlds, lucks, strict=True)], (1,) * len(worlds)
            )
            for move in moves
        ]

    def chances_after(self, world: Any, luck: int | None, seat: Seat, move: Any) -> Chances:
        """Win probabilities after `seat` has made `move` in `world` and the turn is played out by experts.

        `luck` seeds the draws, the same whatever the move; None plays on only as far as `seat` comes alone.
        """
        state, rng = self.rules.apply(world, move), Random(luck)
        for step in range(MOST_STEPS):
            if self.rules.to_move(state) != seat if luck is None else not self.goes_on(state, seat):
                break
            state = self.rules.apply(state, self._next(state, step, rng))
        return self.estimate(state)

    def goes_on(self, state: Any, seat: Seat) -> bool:
        """Whether the turn of `seat` is still running in `state`. A game overrides it where draws and answers of others
        belong to a turn."""
        return self.rules.to_move(state) == seat

    def _next(self, state: Any, step: int, rng: Random) -> Any:
        """Next move of a playout: a drawn chance move, or the expert's move for the seat to move."""
        mover = self.rules.to_move(state)
        assert mover is not None, "a match that is over does not go on"
        if mover == CHANCE:
            return rng.choices(self.rules.legal_moves(state), self.rules.odds(state))[0]
        return self.expert_move(self.rules.view(state, mover), mover, step)


def mean_chances(found: Sequence[Chances], weights: Sequence[float]) -> Chances:
    """Weighted mean of several win-probability vectors."""
    total = sum(weights)
    parts = [weight / total for weight in weights]
    return tuple(sum(map(float.__mul__, side, parts)) for side in zip(*found, strict=True))


def _never() -> bool:
    return False
