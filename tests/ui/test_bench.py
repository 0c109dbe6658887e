"""The measure of a drag, and the promise it keeps."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QApplication

from garden_desktop.bench.drag import FRAMES, carried_frames, drag_frames
from garden_desktop.bench.gap import refreshes
from tests import fifth
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


@pytest.mark.parametrize("key", fifth.games())
def test_a_drag_can_be_measured_in_every_game(qapp: QApplication, key: str) -> None:
    """Whether it is fluent depends on the machine: the bench says so, with a budget."""
    assert len(drag_frames(key)) == FRAMES


@pytest.mark.parametrize("key", fifth.games())
def test_a_refresh_can_be_measured_in_every_game(qapp: QApplication, key: str) -> None:
    figure = refreshes(key)
    assert re.fullmatch(r"\d+\.\d ms in the middle of \d+ positions, the slowest \d+\.\d ms", figure.measured)
