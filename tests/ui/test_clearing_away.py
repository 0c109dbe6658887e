"""The collector of garbage: it seldom looks through everything while people play, and does when they have left."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest
from pytestqt.qtbot import QtBot

from garden_desktop.ui import app
from tests.ui.house import House, playing


@pytest.fixture
def thresholds() -> Iterator[tuple[int, int, int]]:
    before = gc.get_threshold()
    yield before
    gc.set_threshold(*before)


def test_everything_is_looked_through_less_often_than_python_would(
    qapp: object, thresholds: tuple[int, int, int]
) -> None:
    app.application()
    assert gc.get_threshold() == (*thresholds[:2], app.SELDOM)


def test_a_match_that_was_left_is_cleared_away_soon(house: House, qtbot: QtBot) -> None:
    window = house.open()
    window.resume(house.record())
    gc.disable()
    try:
        left = ref(playing(window).session)
        window.go_home()
        qtbot.waitUntil(lambda: left() is None)
    finally:
        gc.enable()
