"""When a computer's answer is shown depends on open facts alone: it is there before the first beat in every world."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from random import Random
from typing import Any, Final, TypeAlias

import pytest

from garden_desktop.bots.levels import LEVELS, PACES, pace_of
from garden_desktop.core.game import Adviser, Rules
from tests import fifth
from tests.laws.samples import decisions, samples

PAIRS: Final = 120
TICK: Final = 0.001
"""Seconds that a question to the rules takes, on a machine much slower than any."""
QUESTIONS: Final = ("legal_moves", "apply", "result", "view", "guess")
World: TypeAlias = tuple[str, Rules[Any, Any], Adviser | None, tuple[Any, Any]]
every_secret_game = pytest.mark.parametrize("key", [key for key, game in fifth.games().items() if game.info.hidden])
every_level = pytest.mark.parametrize("level", LEVELS)


class Clock:
    """Goes on with every question to the rules or to who advises, and with nothing else."""

    def __init__(self) -> None:
        self.now = 0.0

    def ask(self, question: Callable[..., Any], *args: Any) -> Any:
        self.now += TICK
        return question(*args)


def thought(rules: Rules[Any, Any], adviser: Adviser | None, state: Any, level: str, seconds: float) -> float:
    """How long a computer thinks about the decision that is due, if it may think for so many seconds."""
    seat, clock = rules.to_move(state), Clock()
    assert seat is not None
    view = rules.view(state, seat)
    with pytest.MonkeyPatch.context() as patch:
        for name in QUESTIONS:
            patch.setattr(rules, name, partial(clock.ask, getattr(rules, name)))
        if adviser is not None:
            patch.setattr(adviser, "advise", partial(clock.ask, adviser.advise))
        LEVELS[level](adviser, lambda: clock.now > seconds).choose(rules, view, seat, Random(1))
    return clock.now


@cache
def worlds(key: str) -> Sequence[World]:
    """Pairs of positions, imagined once for all levels."""
    return tuple(imagined(key))


def imagined(key: str) -> Iterator[World]:
    """Two positions each that somebody who does not decide cannot tell apart, as they imagine them."""
    tables = [sample for sample in samples() if sample.game.info.key == key and sample.seats > 1]
    for number in range(PAIRS):
        sample = tables[number % len(tables)]
        rules, rng = sample.rules(), Random(number)
        (state,) = decisions(sample, 1, seed=7 + number // len(tables))
        other = rng.choice([seat for seat in range(sample.seats) if seat != rules.to_move(state)])
        view = rules.view(state, other)
        states = rules.guess(view, other, rng), rules.guess(view, other, rng)
        yield f"{sample}, pair {number}", rules, sample.game.adviser(rules), states


@every_level
@every_secret_game
def test_an_answer_is_there_before_the_first_beat_in_both_worlds(key: str, level: str) -> None:
    for pair, rules, adviser, states in worlds(key):
        pace = pace_of(adviser, level)
        for state in states:
            assert thought(rules, adviser, state, level, pace.seconds) * 1000 < pace.beat, pair


@pytest.mark.parametrize("key", ["stalk_exchange", "paths_and_flower_beds"])
def test_left_to_itself_a_computer_takes_longer_over_one_world_than_over_the_other(key: str) -> None:
    """What the beat is for. In the other games one question is asked, or the hands can be worked out."""
    times = [
        [thought(rules, adviser, state, "easy", 1e9) for state in states] for _, rules, adviser, states in worlds(key)
    ]
    assert max(max(pair) / min(pair) for pair in times) > 1.5


def test_every_level_has_a_pace_that_leaves_time_to_bring_the_answer() -> None:
    assert set(PACES) == set(LEVELS)
    for pace in PACES.values():
        assert pace.seconds * 1000 < pace.beat <= 2000
