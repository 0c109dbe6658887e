"""The measure of a drag, and the promise it keeps."""

from __future__ import annotations

import pytest

from garden_desktop.ui.bench_drag import drag_frames, share_under
from tests.ui.driver import Driver


def test_it_measures_every_frame_and_makes_no_move(driver: Driver) -> None:
    times = drag_frames(driver.view, "acorn", frames=30)
    assert len(times) == 30
    assert all(time > 0 for time in times)
    assert (driver.chosen, driver.refused, driver.held) == ([], [], "")
    assert driver.rests("acorn")


def test_the_piece_really_travels(driver: Driver) -> None:
    drag_frames(driver.view, "bean", frames=60)
    places = {place for place, piece in driver.hovered if piece == "bean"}
    assert len(places) >= 5, "illegal places are crossed on the way"


def test_a_piece_that_stays_put_cannot_be_measured(driver: Driver) -> None:
    with pytest.raises(ValueError, match="sun"):
        drag_frames(driver.view, "sun")


def test_the_share_counts_what_is_quicker() -> None:
    assert share_under([1, 2, 3, 20], 16.7) == 0.75


def test_a_drag_on_a_large_screen_is_fluent(driver: Driver) -> None:
    driver.view.resize(1920, 1080)
    shares = (share_under(drag_frames(driver.view, "acorn"), 16.7) for _ in range(3))
    assert any(share >= 0.99 for share in shares), "the machine may be busy once, not three times"
