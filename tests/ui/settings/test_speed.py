"""One speed for what glides, what happened and a replay: the same in every game, kept for the next evening."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.ui.kit.style.appearance import EVERY_STEP, FAST, NO_STEP, NORMAL, OWN_STEPS, SLOW, Appearance
from garden_desktop.ui.match.replay import ReplayView
from tests.ui.house import House

NAMES = ("Ann", "Ben", "Cleo", "Dora")


@pytest.mark.parametrize("key", registry.games())
def test_every_table_begins_at_the_same_speed(house: House, key: str) -> None:
    """However many people sit there, and with computers."""
    window = house.open()
    window.context.appearance.set_speed(NORMAL)
    for seats in registry.games()[key].info.seats:
        for people in {1, seats}:
            who = ["human" if at < people else "easy" for at in range(seats)]
            window.navigator.begin(
                MatchSetup(key, tuple(Seated(NAMES[at % 4] * (1 + at // 4), at, who[at]) for at in range(seats)), {}, 5)
            )
            assert (window.context.appearance.speed, window.context.appearance.stops) == (NORMAL, NO_STEP)


def test_the_zoom_of_a_table_is_kept_for_the_next_match(house: House) -> None:
    setup = MatchSetup("stalk_exchange", (Seated("Ann", 0), Seated("Ben", 1)), {}, 5)
    window = house.open()
    window.navigator.begin(setup)
    assert window.navigator.match is not None
    window.navigator.match.table.board.set_zoom(1.5)
    window.navigator.go_home()
    window.close()
    again = house.open()
    again.navigator.begin(setup)
    assert again.navigator.match is not None
    assert again.navigator.match.table.board.zoom == 1.5


def test_a_speed_and_where_to_stop_stay_the_next_evening(house: House) -> None:
    window = house.open()
    window.context.appearance.set_speed(SLOW)
    window.context.appearance.set_stops(OWN_STEPS)
    window = house.open()
    assert (window.context.appearance.speed, window.context.appearance.stops) == (SLOW, OWN_STEPS)


@pytest.mark.parametrize(
    ("pace", "speed", "stops"),
    [("step", NORMAL, EVERY_STEP), ("calm", SLOW, NO_STEP), ("brisk", NORMAL, NO_STEP), ("fast", FAST, NO_STEP)],
)
def test_a_pace_chosen_with_an_older_version_is_taken_over_once(
    house: House, pace: str, speed: float, stops: str
) -> None:
    house.settings.parent.mkdir(parents=True, exist_ok=True)
    house.settings.write_text(json.dumps({"pace": pace, "speed": NORMAL}), encoding="utf-8")
    look: Appearance = house.open().context.appearance
    assert (look.speed, look.stops) == (speed, stops)
    look.set_speed(NORMAL)
    look.set_stops(NO_STEP)
    look = house.open().context.appearance
    assert (look.speed, look.stops) == (NORMAL, NO_STEP)


def looked_at(house: House) -> ReplayView:
    """The replay of a match, in a program that has just been started."""
    window = house.open()
    window.navigator.resume(house.record())
    assert window.navigator.match is not None
    window.navigator.match.show_read_only()
    assert window.navigator.match.replay is not None
    return window.navigator.match.replay


def test_a_replay_stops_as_was_chosen_at_the_last_one(house: House) -> None:
    for stops in (True, False):
        QTest.keyClick(looked_at(house), Qt.Key.Key_M)
        replay = looked_at(house)
        assert (replay.controls.stops.isChecked(), replay._appearance.replay_stops) == (stops, stops)
