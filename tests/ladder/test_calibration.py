"""How far chances are to be trusted, over matches whose end is known."""

from __future__ import annotations

from math import sqrt

import pytest

from garden_desktop.core.estimate import ExpectedScores, ScoreUncertainty
from garden_desktop.ladder.calibration import CalibrationMatch, calibrated, fitted
from garden_desktop.ladder.standing import Z

SURE = ScoreUncertainty(1.0, 1.0)
AHEAD, ALIKE = ExpectedScores((40.0, 0.0), 0.5), ExpectedScores((3.0, 3.0), 0.5)
FIRST, SECOND = (1.0, 0.0), (0.0, 1.0)


def test_who_is_sure_and_right_is_better_than_who_thinks_everybody_alike() -> None:
    found = calibrated([CalibrationMatch((AHEAD,), FIRST)] * 4, SURE)
    assert found.brier == pytest.approx((0, 0))
    assert found.even == pytest.approx(0.5)
    assert found.gain == pytest.approx((0.5, 0))


def test_the_error_of_a_mean_is_that_of_the_matches_however_many_positions_they_have() -> None:
    ends = (FIRST, FIRST, FIRST, SECOND)
    few = calibrated([CalibrationMatch((AHEAD,), end) for end in ends], SURE)
    many = calibrated([CalibrationMatch((AHEAD,) * 50, end) for end in ends], SURE)
    assert many.positions == 50 * few.positions
    assert few.brier == pytest.approx((0.5, Z * 2 * sqrt(0.25 * 0.75 / 3)))
    assert many.brier == pytest.approx(few.brier)
    assert many.gain.reach == pytest.approx(few.brier.reach)


def test_what_was_promised_stands_beside_how_often_it_came() -> None:
    found = calibrated([CalibrationMatch((ALIKE, AHEAD), FIRST), CalibrationMatch((ALIKE, AHEAD), SECOND)], SURE)
    assert [one.number for one in found.bins] == [2, 4, 2]
    assert [one.predicted for one in found.bins] == pytest.approx([0, 0.5, 1])
    assert [one.came.mean for one in found.bins] == pytest.approx([0.5, 0.5, 0.5])
    assert [one.came.reach for one in found.bins] == pytest.approx([Z * sqrt(0.25), 0, Z * sqrt(0.25)])


def test_a_lead_that_is_lost_as_often_however_large_is_a_lapse() -> None:
    leads = tuple(ExpectedScores((float(lead), 0.0), 0.5) for lead in (40, 160, 640))
    matches = [CalibrationMatch(leads, FIRST)] * 8 + [CalibrationMatch(leads, SECOND)] * 2
    found = fitted(matches, ScoreUncertainty(5.0, 5.0))
    assert found.lapse == pytest.approx(0.4, abs=0.05)
    assert fitted([CalibrationMatch(leads, FIRST)] * 10, ScoreUncertainty(5.0, 5.0)).lapse == 0


def test_a_single_match_shows_nothing() -> None:
    found = calibrated([CalibrationMatch((AHEAD, AHEAD), FIRST), CalibrationMatch((ALIKE,), SECOND)], SURE)
    assert [one.came.reach for one in found.bins] == pytest.approx([1, 1, 1])


def test_a_long_match_says_more_only_where_positions_are_counted() -> None:
    found = calibrated([CalibrationMatch((AHEAD,) * 3, SECOND), CalibrationMatch((AHEAD,), FIRST)], SURE)
    assert [one.came.mean for one in found.bins] == pytest.approx([0.75, 0.25])
    assert [one.alike.mean for one in found.bins] == pytest.approx([0.5, 0.5])
    assert [one.alike.reach for one in found.bins] == pytest.approx([Z * sqrt(0.25)] * 2)
