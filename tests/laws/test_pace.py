"""When a computer's answer is shown depends on open facts alone: it is there before the first beat in every world."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from garden_desktop.bots.levels import LEVELS, PACES, pace_of
from garden_desktop.core.rules import Policy, Rules
from tests import fifth
from tests.laws.samples import Sample, decisions, samples
from tests.today import in_turn

PAIRS: Final = 120
ASKING: Final = ("random", "search")
"""Who asks the rules themselves; the others ask the game's adviser once,"""
SELDOM: Final = 5
"""and are tried on every fifth pair."""
TICK: Final = 0.001
"""Seconds that a question to the rules takes, on a machine much slower than any."""
QUESTIONS: Final = ("legal_moves", "apply", "result", "view", "determinize")
SECRET: Final = [key for key, game in fifth.games().items() if game.info.hidden]


class Clock:
    """Goes on with every question to the rules or to who advises, and with nothing else."""

    def __init__(self) -> None:
        self.now = 0.0

    def ask(self, question: Callable[..., Any], *args: Any) -> Any:
        self.now += TICK
        return question(*args)


def thought(rules: Rules[Any, Any], policy: Policy | None, state: Any, level: str, seconds: float) -> float:
    """How long a computer thinks about the decision that is due, if it may think for so many seconds."""
    seat, clock = rules.to_move(state), Clock()
    assert seat is not None
    view = rules.view(state, seat)
    with pytest.MonkeyPatch.context() as patch:
        for name in QUESTIONS:
            patch.setattr(rules, name, partial(clock.ask, getattr(rules, name)))
        if policy is not None:
            patch.setattr(policy, "choose_move", partial(clock.ask, policy.choose_move))
        LEVELS[level](policy, lambda: clock.now > seconds).choose(rules, view, seat, Random(1))
    return clock.now


class Pair(NamedTuple):
    """Two positions that somebody who does not decide cannot tell apart, as they imagine them."""

    sample: Sample
    number: int
    states: tuple[Any, Any]

    def __str__(self) -> str:
        return f"{self.sample}, pair {self.number}"

    def asked(self) -> tuple[Rules[Any, Any], Policy | None]:
        """Whom a computer at this table asks."""
        rules = self.sample.rules()
        return rules, self.sample.game.policy(rules)


@cache
def worlds(key: str) -> Sequence[Pair]:
    """Pairs of one game, from every table of it in turn; each takes a random game, so all levels share them."""
    tables = [sample for sample in samples() if sample.game.info.key == key and sample.seats > 1]
    return [_pair(tables[number % len(tables)], number, number // len(tables)) for number in range(PAIRS)]


def _pair(sample: Sample, number: int, turn: int) -> Pair:
    rules, rng = sample.rules(), Random(number)
    (state,) = decisions(sample, 1, seed=7 + turn)
    other = rng.choice([seat for seat in range(sample.seats) if seat != rules.to_move(state)])
    view = rules.view(state, other)
    return Pair(sample, number, (rules.determinize(view, other, rng), rules.determinize(view, other, rng)))


@pytest.mark.parametrize(
    ("key", "level"), in_turn([(key, level) for key in SECRET for level in LEVELS], 4, everyday=12)
)
def test_an_answer_is_there_before_the_first_beat_in_both_worlds(key: str, level: str) -> None:
    for pair in worlds(key)[:: 1 if level in ASKING else SELDOM]:
        rules, policy = pair.asked()
        pace = pace_of(pair.sample.game.info, level)
        for state in pair.states:
            assert thought(rules, policy, state, level, pace.seconds) * 1000 < pace.beat, pair


@pytest.mark.daily
@pytest.mark.parametrize("key", ["stalk_exchange", "paths_and_flower_beds"])
def test_left_to_itself_a_computer_takes_longer_over_one_world_than_over_the_other(key: str) -> None:
    """What the beat is for: a search asks more questions about one hand than about another."""
    times = []
    for pair in worlds(key):
        rules, _ = pair.asked()
        times.append([thought(rules, None, state, "easy", 1e9) for state in pair.states])
    assert max(max(both) / min(both) for both in times) > 1.5


def test_every_level_has_a_pace_that_leaves_time_to_bring_the_answer() -> None:
    assert set(PACES) == set(LEVELS)
    for pace in PACES.values():
        assert pace.seconds * 1000 < pace.beat <= 2000
