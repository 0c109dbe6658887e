"""Chances made of what a position is worth to each side, and of how far that may be wrong."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from garden_desktop.core.estimate import (
    MOST_CHOSEN,
    Estimator,
    ExpectedScores,
    ScoreUncertainty,
    chances,
    mean_chances,
    read_uncertainty,
    result_shares,
)
from garden_desktop.core.packs import PackError
from garden_desktop.core.text import Message
from garden_desktop.core.types import Result

DOUBT = ScoreUncertainty(20.0, 2.0)


def test_chances_of_all_sides_add_up_to_one_and_follow_their_worth() -> None:
    found = chances(ExpectedScores((3.0, 9.0, 5.0), 0.5), DOUBT)
    assert sum(found) == pytest.approx(1)
    assert found[1] > found[2] > found[0] > 0


def test_a_lead_is_surer_the_less_is_to_come() -> None:
    early, late = (chances(ExpectedScores((8.0, 4.0), left), DOUBT)[0] for left in (1.0, 0.0))
    assert 0.5 < early < late < 1


def test_sides_alike_have_the_same_chance() -> None:
    assert chances(ExpectedScores((7.0, 7.0, 7.0), 0.3), DOUBT) == pytest.approx((1 / 3,) * 3)


def test_whose_turn_comes_next_is_ahead_by_the_tempo() -> None:
    even, ahead = ExpectedScores((4.0, 4.0), 0.5), ExpectedScores((4.0, 4.0), 0.5, following=1)
    tempo = DOUBT._replace(tempo=2.0)
    assert chances(even, tempo) == pytest.approx((0.5, 0.5))
    assert chances(ahead, tempo) == pytest.approx(chances(ExpectedScores((4.0, 6.0), 0.5), DOUBT))
    assert chances(ahead, DOUBT) == pytest.approx((0.5, 0.5))


def test_no_lead_is_surer_than_the_lapse_allows() -> None:
    lapse = DOUBT._replace(lapse=0.2)
    assert chances(ExpectedScores((900.0, 0.0), 0.0), lapse) == pytest.approx((0.9, 0.1))
    assert chances(ExpectedScores((7.0, 7.0), 0.0), lapse) == pytest.approx((0.5, 0.5))


def test_a_shared_win_is_shared_and_a_match_lost_by_all_is_nobodys() -> None:
    reason = Message("test", "x")
    assert result_shares(Result((9, 9, 1), (1, 1, 3), reason)) == (0.5, 0.5, 0.0)
    assert result_shares(Result((9,), (2,), reason)) == (0.0,)


def test_what_is_likelier_weighs_more() -> None:
    assert mean_chances([(1.0, 0.0), (0.0, 1.0)], (3, 1)) == (0.75, 0.25)


def test_each_number_of_seats_has_its_doubt_and_others_take_the_first() -> None:
    text = "[seats_2]\nstart = 9\nend = 2\n\n[seats_3]\nstart = 8.5\nend = 1\ntempo = -0.5\nlapse = 0.1\n"
    assert read_uncertainty(text, "estimate.toml", 3) == ScoreUncertainty(8.5, 1.0, -0.5, 0.1)
    assert read_uncertainty(text, "estimate.toml", 5) == ScoreUncertainty(9.0, 2.0, 0.0)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[seats_2]\nstart = 9\n", "end"),
        ("[seats_2]\nstart = 0\nend = 1\n", "start"),
        ("[seats_2]\nstart = 9\nend = 1\nlapse = 1.5\n", "lapse"),
        ("[seats_2]\nstart = 9\nend = 1\nmiddle = 4\n", "middle"),
        ("[table_2]\nstart = 9\nend = 1\n", "table_2"),
        ("start", "estimate.toml"),
    ],
)
def test_a_damaged_file_is_refused_by_name(text: str, said: str) -> None:
    with pytest.raises(PackError, match=said):
        read_uncertainty(text, "estimate.toml", 2)


def test_the_expert_is_asked_once_for_each_view_seat_and_seed() -> None:
    asked: list[Any] = []

    def choose(view: Any, seat: int, level: str, rng: Random, late: object) -> Any:
        asked.append((view, seat, level))
        return view, seat, rng.random()

    estimator = Estimator(None, SimpleNamespace(choose_move=choose), DOUBT)  # type: ignore[arg-type]
    for view, seat, seed in (("a", 0, 0), ("a", 0, 1), ("a", 1, 0), ("b", 0, 0)):
        expected = (view, seat, Random(seed).random())
        assert [estimator.expert_move(view, seat, seed) for _ in range(2)] == [expected, expected]
    assert asked == [("a", 0, "expert"), ("a", 0, "expert"), ("a", 1, "expert"), ("b", 0, "expert")]
    for number in range(MOST_CHOSEN):
        estimator.expert_move(number, 0)
    assert len(estimator._chosen) <= MOST_CHOSEN
