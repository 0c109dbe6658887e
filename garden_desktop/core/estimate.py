"""Chances to win: what a position promises each side, as a game estimates it with numbers fitted to matches played.

A game says what a position is worth to each side in its own points and how much of the match is to come; the house
makes chances of that, by up to four numbers in `resources/<key>/estimate.toml` for each number of seats (`calibrate`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from garden_desktop.core.packs import RowReader, read
from garden_desktop.core.rules import Policy, Rules
from garden_desktop.core.types import CHANCE, Result, Seat, Side

Chances: TypeAlias = tuple[float, ...]
"""The chance to win of each side; they add up to 1, and a shared win is shared."""

WORLDS: Final = 4
"""What cannot be seen is guessed so many times where moves are compared."""
MOST_STEPS: Final = 12
"""A turn is played on for at most so many moves before it is judged."""
LEAST, MOST = 0.01, 1_000.0
MOST_SEATS: Final = 6


class ExpectedScores(NamedTuple):
    """What a position promises: the points each side may expect, the share of the match still to come (1 to 0), and
    whose turn to gain comes next, None where all gain at once."""

    worth: tuple[float, ...]
    left: float
    following: Side | None = None


class ScoreUncertainty(NamedTuple):
    """By how many points an outlook may be wrong, `end` when nothing is to come and `start` when everything is; how
    many points it is worth to be the one whose turn comes next; and the `lapse`, in how many matches (0 to 1) the
    outlook says nothing, however clear it seems."""

    start: float
    end: float
    tempo: float = 0.0
    lapse: float = 0.0


def chances(outlook: ExpectedScores, doubt: ScoreUncertainty) -> Chances:
    """The chance of each side: equal where all are worth the same, surer the less is to come."""
    scale = doubt.end + (doubt.start - doubt.end) * min(1.0, max(0.0, outlook.left))
    worths = [worth + doubt.tempo * (side == outlook.following) for side, worth in enumerate(outlook.worth)]
    best = max(worths)
    weights = [exp(max(-60.0, (worth - best) / scale)) for worth in worths]
    total = sum(weights)
    alike = doubt.lapse / len(weights)
    return tuple(alike + (1 - doubt.lapse) * weight / total for weight in weights)


def result_shares(result: Result) -> Chances:
    """What is left of chances at the end: 1 for the winner, or a part of it for each who shares the first place."""
    first = result.ranks.count(1)
    return tuple((1 / first if rank == 1 else 0.0) for rank in result.ranks)


def read_uncertainty(text: str, file: str, seats: int) -> ScoreUncertainty:
    """The doubt at a table of so many seats, from the text of a file. Raises PackError naming table and field."""
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
    """Chances at one table. A game says in `outlook` what a position is worth, and overrides the rest where it knows
    better."""

    def __init__(self, rules: Rules[Any, Any], policy: Policy, doubt: ScoreUncertainty) -> None:
        self.rules, self.policy, self.doubt = rules, policy, doubt

    def outlook(self, view: Any) -> ExpectedScores:
        """What a position promises, from as much of it as is shown."""
        raise NotImplementedError

    def estimate(self, view: Any) -> Chances:
        """The chance to win of each side, from as much of a position as is shown."""
        if self.rules.to_move(view) is None:
            return result_shares(self.rules.result(view))
        return chances(self.outlook(view), self.doubt)

    def seals(self, state: Any) -> bool:
        """Whether what is decided in a position counts for the estimate only once it is shown."""
        return False

    def evaluate_moves(self, view: Any, seat: Seat, moves: Sequence[Any], *, alone: bool = False) -> list[Chances]:
        """What each of some moves promises, judged by what `seat` can know, once its turn is played to the end;
        `alone`, as far as it comes without draws and without anybody else."""
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
        """The chances once `seat` has made a move in a world and its turn is played to the end, by experts all, with
        the same `luck` in the draws whatever the move; without luck as far as `seat` comes alone."""
        state, rng = self.rules.apply(world, move), Random(luck)
        for step in range(MOST_STEPS):
            if self.rules.to_move(state) != seat if luck is None else not self.goes_on(state, seat):
                break
            state = self.rules.apply(state, self._next(state, step, rng))
        return self.estimate(state)

    def goes_on(self, state: Any, seat: Seat) -> bool:
        """Whether what `seat` has begun is not over yet; where draws and answers of others belong to a turn, a game
        says so."""
        return self.rules.to_move(state) == seat

    def _next(self, state: Any, step: int, rng: Random) -> Any:
        """The chance move, or the move of the expert for the seat to move."""
        mover = self.rules.to_move(state)
        assert mover is not None, "a match that is over does not go on"
        if mover == CHANCE:
            return rng.choices(self.rules.legal_moves(state), self.rules.odds(state))[0]
        return self.policy.choose_move(self.rules.view(state, mover), mover, "expert", Random(step), _never)


def mean_chances(found: Sequence[Chances], weights: Sequence[float]) -> Chances:
    """What several estimates come to, each weighing so much."""
    total = sum(weights)
    parts = [weight / total for weight in weights]
    return tuple(sum(map(float.__mul__, side, parts)) for side in zip(*found, strict=True))


def _never() -> bool:
    return False
