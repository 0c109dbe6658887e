"""How fast what happened is shown: fast from three people on, unless somebody has chosen otherwise."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.shelf import Setup
from garden_desktop.ui.kit.style.appearance import BRISK, CALM, HASTY, QUICK, USUAL
from garden_desktop.ui.match.replay import Replay
from tests.ui.house import House

NAMES = ("Ann", "Ben", "Cleo", "Dora")


def setup(people: int, computers: int = 0) -> Setup:
    seats = [
        Seated(name, at, "human" if at < people else "easy") for at, name in enumerate(NAMES[: people + computers])
    ]
    return Setup("stalk_exchange", tuple(seats), {}, 5)


@pytest.mark.parametrize(("people", "pace"), [(2, CALM), (3, HASTY), (4, HASTY)])
def test_from_three_people_on_it_is_fast(house: House, people: int, pace: str) -> None:
    window = house.open()
    window.begin(setup(people))
    assert window.appearance.pace == pace
    assert "pace" not in json.loads(house.settings.read_text()), "nobody has chosen anything"


def test_the_next_match_has_its_own_pace(house: House) -> None:
    window = house.open()
    for people, pace in ((3, HASTY), (2, CALM)):
        window.begin(setup(people))
        assert window.appearance.pace == pace


def test_whoever_sits_with_computers_is_not_hurried(house: House) -> None:
    window = house.open()
    window.begin(setup(1, computers=3))
    assert window.appearance.pace == CALM


def test_a_pace_that_was_chosen_stays_at_every_table_and_the_next_evening(house: House) -> None:
    """Also one that was in force already when it was chosen."""
    window = house.open()
    window.begin(setup(2))
    window.appearance.set_pace(CALM)
    assert json.loads(house.settings.read_text())["pace"] == CALM
    window.appearance.set_pace(BRISK)
    assert json.loads(house.settings.read_text())["pace"] == BRISK
    window = house.open()
    for people in (4, 2):
        window.begin(setup(people))
        assert window.appearance.pace == BRISK


def looked_at(house: House) -> Replay:
    """The replay of a match, in a program that has just been started."""
    window = house.open()
    window.resume(house.record())
    assert window.match is not None
    window.match.look()
    assert window.match.replay is not None
    return window.match.replay


def test_a_replay_plays_and_stops_as_was_chosen_at_the_last_one(house: House) -> None:
    for chosen, stops in ((QUICK, True), (USUAL, False)):
        for key in (Qt.Key.Key_Q, Qt.Key.Key_M):
            QTest.keyClick(looked_at(house), key)
        replay = looked_at(house)
        assert (replay.foot.speeds.value, replay.foot.stops.isChecked()) == (chosen, stops)
        assert (replay._appearance.replay_speed, replay._appearance.replay_stops) == (chosen, stops)
