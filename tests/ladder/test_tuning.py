"""Looking for better numbers: where it goes, and that it goes the same way twice."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.ladder.tuning import Effort, Found, Numbers, tune

START = {"left": 1.0, "right": 0.0}
BEST = {"left": 1.4, "right": -0.2}
EFFORT = Effort(rounds=8, candidates=16, deals=5)


def nearness(numbers: Numbers, deals: Sequence[int]) -> float:
    """Nearer is better, whatever is dealt."""
    return 1 - sum((numbers[name] - BEST[name]) ** 2 for name in BEST)


def found(seed: int) -> list[Found]:
    return list(tune(nearness, START, EFFORT, seed))


def test_it_ends_nearer_to_the_best_than_it_began() -> None:
    *_, last = found(1)
    assert nearness(START, ()) < 0.85
    assert nearness(last.numbers, ()) > 0.99


def test_the_same_seed_finds_the_same() -> None:
    assert found(1) == found(1)
    assert found(1) != found(2)


def test_candidates_of_a_round_play_the_same_deals_and_the_next_round_others() -> None:
    played = list[tuple[int, ...]]()

    def note(numbers: Numbers, deals: Sequence[int]) -> float:
        played.append(tuple(deals))
        return nearness(numbers, deals)

    list(tune(note, START, Effort(rounds=2, candidates=3, deals=2), seed=10))
    assert played == [(10, 11)] * 3 + [(12, 13)] * 3


def test_where_it_stands_is_a_candidate_of_every_round() -> None:
    tried = list[Numbers]()

    def note(numbers: Numbers, deals: Sequence[int]) -> float:
        tried.append(numbers)
        return nearness(numbers, deals)

    first, second = tune(note, START, Effort(rounds=2, candidates=4, deals=1), seed=1)
    assert tried[0] == START
    assert tried[4] == first.numbers
    assert second.numbers != first.numbers
