"""The bar that runs: its length is what it was given, however fast the table moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.style.appearance import FAST, NORMAL, OFF, Appearance
from garden_desktop.ui.match.responses.response_buttons import CountdownBar


@pytest.fixture
def bar(appearance: Appearance, qtbot: QtBot) -> CountdownBar:
    bar = CountdownBar(appearance)
    qtbot.addWidget(bar)
    return bar


@pytest.mark.parametrize("speed", [NORMAL, FAST, OFF])
def test_motion_does_not_change_its_length(
    bar: CountdownBar, appearance: Appearance, qtbot: QtBot, speed: float
) -> None:
    appearance.set_speed(speed)
    clock = QElapsedTimer()
    clock.start()
    with qtbot.waitSignal(bar.ended, timeout=2000):
        bar.start(0.2)
    assert 190 <= clock.elapsed() < 1000
    assert not bar.isVisible()


def test_without_a_time_it_stands_full_and_never_ends(bar: CountdownBar) -> None:
    bar.start(None)
    assert bar.isVisible()
    assert not bar.running
    assert bar.left == 1.0


def test_stopped_it_ends_nothing(bar: CountdownBar, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(bar.ended, wait=80):
        bar.start(0.03)
        bar.stop()


def test_it_runs_from_the_start_to_the_end(bar: CountdownBar, qtbot: QtBot) -> None:
    assert not bar.running
    with qtbot.waitSignal(bar.ended, timeout=2000):
        bar.start(0.05)
        assert bar.running
    assert not bar.running
