from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.options import is_offered
from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.newgame.option_list import YOURS, PresetRow
from garden_desktop.ui.newgame.setup_summary_card import SetupSummaryCard
from garden_desktop.ui.settings.settings_store import SettingsStore
from tests.shipped import SHIPPED

GAMES = registry.games()
FLORA = GAMES["fire_and_flora"]


class Sheets:
    """New-game sheets in one window, with the settings of one person."""

    def __init__(self, appearance: Appearance, qtbot: QtBot, file: Path) -> None:
        self._appearance, self._file = appearance, file
        self._window = QWidget()
        qtbot.addWidget(self._window)
        self._window.resize(1280, 800)
        with qtbot.waitActive(self._window):
            self._window.show()

    def open(self, key: str = FLORA.info.key) -> NewGameSheet:
        sheet = NewGameSheet(self._appearance, GAMES[key], settings=SettingsStore(self._file), parent=self._window)
        sheet.open_sheet()
        return sheet


@pytest.fixture
def sheets(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Sheets:
    return Sheets(appearance, qtbot, tmp_path / "settings.json")


def row(sheet: NewGameSheet) -> PresetRow:
    return sheet.options.presets


def click(sheet: NewGameSheet, preset: str) -> None:
    QTest.mouseClick(row(sheet).pills.segment(preset), Qt.MouseButton.LeftButton)


def choose(sheet: NewGameSheet, option: str, value: str) -> None:
    QTest.mouseClick(sheet.options.rows[option].values.segment(value), Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_preset_can_be_played_in_every_way_in_which_it_is_offered(key: str) -> None:
    for mode in GAMES[key].info.modes:
        choices = NewGameState.usual(GAMES[key]).with_mode(mode.key)
        for preset in choices.presets:
            chosen = choices.with_preset(preset)
            assert preset.values.items() <= chosen.values.items()
            assert set(preset.values) <= {option.key for option in GAMES[key].options}
            assert (chosen.problem, chosen.preset) == (None, preset)


@pytest.mark.parametrize("key", SHIPPED)
def test_who_has_never_played_is_given_a_first_game(sheets: Sheets, key: str) -> None:
    sheet = sheets.open(key)
    assert row(sheet).pills.value == "first"
    assert sheet.choices.preset == GAMES[key].presets[0]
    assert is_offered(sheet.choices.options, alone=False), "hints are wanted most in a first game (P3-06)"


def test_a_first_game_leaves_eight_seconds_to_block(sheets: Sheets) -> None:
    """Four were too few for those who still read the cards (P2-21)."""
    assert sheets.open().choices.options["bar"] == "8"


def test_who_has_played_has_what_they_chose_the_last_time(sheets: Sheets) -> None:
    sheet = sheets.open()
    click(sheet, "written")
    sheet.begin()
    again = sheets.open()
    assert (row(again).pills.value, again.choices.changed) == ("written", ())


def test_a_preset_sets_the_options_and_says_what_they_are(sheets: Sheets) -> None:
    sheet = sheets.open()
    click(sheet, "evening")
    assert sheet.choices.options["target"] == "15"
    assert sheet.choices.options["trading"] == "on"
    said = plain(sheet.choices.preset.sentence) if sheet.choices.preset else ""
    assert row(sheet).sentence.text() == said != ""
    assert said in sheet.findChildren(SetupSummaryCard)[0].lines()


def test_one_option_more_makes_it_your_own_and_your_own_comes_back(sheets: Sheets) -> None:
    sheet = sheets.open()
    choose(sheet, "hq", "parcel")
    assert row(sheet).pills.value == YOURS
    click(sheet, "written")
    assert sheet.choices.options["hq"] == "bare"
    click(sheet, YOURS)
    assert {key: sheet.choices.options[key] for key in ("target", "trading", "hq")} == {
        "target": "8",
        "trading": "off",
        "hq": "parcel",
    }


def test_nothing_is_your_own_before_you_have_chosen_anything(sheets: Sheets) -> None:
    sheet = sheets.open()
    click(sheet, YOURS)
    assert row(sheet).pills.value == "first"
    assert row(sheet).sentence.text() == "Change any rule below to make your own set."


def test_arrow_keys_walk_the_presets(sheets: Sheets) -> None:
    sheet = sheets.open()
    row(sheet).pills.segment("first").setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(row(sheet).pills.segment("first"), Qt.Key.Key_Right)
    assert (row(sheet).pills.value, sheet.choices.changed) == ("written", ())


def test_a_reader_hears_what_a_preset_does(sheets: Sheets) -> None:
    pill = QAccessible.queryAccessibleInterface(row(sheets.open()).pills.segment("first"))
    assert pill.text(QAccessible.Text.Name) == "Rules for this match: First match"
    assert pill.text(QAccessible.Text.Description).startswith("Eight stars to win and no trades")


def test_what_changes_nothing_in_a_mode_is_not_offered_in_it(sheets: Sheets) -> None:
    sheet = sheets.open("gnomadic_gardeners")
    assert "evening" in [preset.key for preset in sheet.choices.presets]
    QTest.mouseClick(sheet.modes.segment("basket"), Qt.MouseButton.LeftButton)
    assert [preset.key for preset in sheet.choices.presets] == ["first", "written"]
    with pytest.raises(KeyError):
        row(sheet).pills.segment("evening")


def test_a_month_says_what_it_does_where_it_is_chosen(sheets: Sheets) -> None:
    sheet = sheets.open("gnomadic_gardeners")
    month = sheet.options.rows["month"]
    choose(sheet, "month", "august")
    assert "keeps one of them" in month.values.accessibleDescription()
    height = month.height()
    QTest.mouseMove(month.values.segment("may"), QPoint(9, 9))
    assert (
        QAccessible.queryAccessibleInterface(month.values.segment("may"))
        .text(QAccessible.Text.Description)
        .startswith("Everything is in bloom")
    )
    assert month.height() == height
