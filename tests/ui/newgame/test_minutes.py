"""How long it takes, as the sheet says it: of one match, or of all that are played one after another."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.games import registry
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.newgame.game_sheet_header import GameSheetHeader
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.newgame.setup_summary_card import SetupSummaryCard
from garden_desktop.ui.settings.settings_store import SettingsStore

GAMES = registry.games()


@pytest.fixture
def sheet(qtbot: QtBot, appearance: Appearance, tmp_path: Path) -> NewGameSheet:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitActive(window):
        window.show()
    sheet = NewGameSheet(
        appearance, GAMES["gnomadic_gardeners"], settings=SettingsStore(tmp_path / "settings.json"), parent=window
    )
    sheet.open_sheet()
    return sheet


def said(sheet: NewGameSheet) -> tuple[str, str]:
    """What the head of the sheet says about it, and the last line of its card."""
    return sheet.findChildren(GameSheetHeader)[0].accessibleDescription(), sheet.findChildren(SetupSummaryCard)[
        0
    ].lines()[-1]


def test_a_season_takes_as_long_as_its_seven_games(sheet: NewGameSheet) -> None:
    season = sheet.options.rows["season"].values
    for value, head, line in (
        ("on", "about 140 min.", "7 matches, about 140 min in all"),
        ("off", "about 20 min.", "About 20 min"),
    ):
        QTest.mouseClick(season.segment(value), Qt.MouseButton.LeftButton)
        told = said(sheet)
        assert head in told[0]
        assert told[1] == line


def table(key: str, people: int, computers: int, **values: str) -> NewGameState:
    """A table with so many of each, in the first way to play that has as many seats."""
    seats = people + computers
    mode = next(mode for mode in GAMES[key].info.modes if seats in mode.seats)
    choices = replace(NewGameState.usual(GAMES[key]).with_mode(mode.key), count=seats)
    for place in range(people, seats):
        choices = choices.with_seat(place, choices.people[place]._replace(who="easy"))
    for option, value in values.items():
        choices = choices.with_value(option, value)
    return choices


@pytest.mark.parametrize(
    ("people", "computers", "stars", "minutes"),
    [(2, 0, "12", 60), (3, 0, "12", 90), (4, 0, "12", 120), (1, 3, "12", 30), (2, 2, "8", 40), (1, 0, "12", 30)],
)
@pytest.mark.rule("FF-05")
def test_fire_and_flora_takes_half_an_hour_for_each_person_at_twelve_stars(
    people: int, computers: int, stars: str, minutes: int
) -> None:
    assert table("fire_and_flora", people, computers, target=stars).minutes == (minutes, minutes)


def test_a_small_and_short_market_with_two_computers_is_no_matter_of_three_quarters_of_an_hour() -> None:
    assert table("stalk_exchange", 3, 0).minutes == (45, 45), "as printed on the box"
    assert table("stalk_exchange", 1, 2, garden_side="3", length="short").minutes == (10, 10)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_match_gets_longer_by_a_computer_in_place_of_a_person(key: str) -> None:
    for seats in {seats for mode in GAMES[key].info.modes for seats in mode.seats}:
        times = [table(key, seats - computers, computers).minutes for computers in range(seats)]
        assert times == sorted(times, reverse=True)


def test_gardens_take_longer_the_more_squares_they_have() -> None:
    times = [table("paths_and_flower_beds", 2, 0, map=f"M{number}").minutes for number in range(1, 6)]
    assert times == sorted(times)
    assert times[0][0] < times[-1][0] == 45, "a quarter to three quarters of an hour, by map"


GOALS = [
    ("fire_and_flora", "solo_challenge", {}, "Goal: 12 stars within 8 turns"),
    ("fire_and_flora", "solo_challenge", {"target": "8"}, "Goal: 8 stars within 8 turns"),
    ("gnomadic_gardeners", "solo", {}, "Goal: more bliss than the Scarecrow once one of you has 77"),
    ("gnomadic_gardeners", "basket", {}, "Goal: 154 bliss together within 7 rounds"),
    ("gnomadic_gardeners", "basket", {"basket_level": "hard"}, "Goal: 170 bliss together within 7 rounds"),
    (
        "paths_and_flower_beds",
        "solo",
        {"map": "M1"},
        "Goal: a walk of 9 points for bronze, 18 for silver, 23 for gold",
    ),
]
"""As the rules of the games say, which are read in another place."""


@pytest.mark.parametrize(("key", "mode", "values", "goal"), GOALS)
def test_the_sheet_says_what_is_to_be_reached_where_nobody_competes(
    appearance: Appearance, qtbot: QtBot, key: str, mode: str, values: dict[str, str], goal: str
) -> None:
    choices = NewGameState.usual(GAMES[key]).with_mode(mode)
    for option, value in values.items():
        choices = choices.with_value(option, value)
    card = SetupSummaryCard(appearance, choices)
    qtbot.addWidget(card)
    card.show_choices(choices)
    assert goal in [line.replace("(s)", "s") for line in card.lines()]  # no language counts here
    assert goal in card.accessibleName().replace("(s)", "s")


def test_nothing_is_said_about_stopping_where_eight_turns_end_the_match() -> None:
    assert "round_limit" not in {option.key for option in table("fire_and_flora", 1, 0).in_play}


@pytest.mark.parametrize("key", sorted(GAMES))
def test_only_a_series_is_several_matches(key: str) -> None:
    choices = NewGameState.usual(GAMES[key])
    assert choices.matches == 1
    for option in choices.in_play:
        for value in option.values:
            series = (option.key, value) == ("season", "on")
            assert choices.with_value(option.key, value).matches == (7 if series else 1)
