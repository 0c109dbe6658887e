"""The measure of a drag, and the promise it keeps."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from garden_desktop.games import registry
from garden_desktop.ui.board.bench_drag import carried_frames, drag_frames
from tests.ui.driver import Driver


def test_it_measures_every_frame_and_makes_no_move(driver: Driver) -> None:
    times = carried_frames(driver.view, "acorn", frames=30)
    assert len(times) == 30
    assert all(time > 0 for time in times)
    assert (driver.chosen, driver.refused, driver.held) == ([], [], "")
    assert driver.rests("acorn")


def test_the_piece_really_travels(driver: Driver) -> None:
    carried_frames(driver.view, "bean", frames=60)
    places = {place for place, piece in driver.hovered if piece == "bean"}
    assert len(places) >= 5, "illegal places are crossed on the way"


def test_a_piece_that_stays_put_cannot_be_measured(driver: Driver) -> None:
    with pytest.raises(ValueError, match="sun"):
        carried_frames(driver.view, "sun")


@pytest.mark.parametrize("key", registry.games())
def test_a_drag_on_a_large_screen_is_fluent(qapp: QApplication, key: str) -> None:
    def share_in_time() -> float:
        frames = drag_frames(key)
        return sum(frame < 16.7 for frame in frames) / len(frames)

    assert any(share_in_time() >= 0.99 for _ in range(3)), "the machine may be busy once, not three times"
