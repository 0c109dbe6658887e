"""A rule that another one sets: its row shows what it is set to, says why, and lets nobody choose."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.games import registry
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.newgame.option_list import OptionRow
from garden_desktop.ui.settings.settings_store import SettingsStore

GAME = registry.games()["gnomadic_gardeners"]
SAYS = "The season sets the month: it starts in April, and each match is one month later."


@pytest.fixture
def sheet(qtbot: QtBot, appearance: Appearance, tmp_path: Path) -> NewGameSheet:
    """As it remembers a game in July."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitActive(window):
        window.show()
    settings = SettingsStore(tmp_path / "settings.json")
    settings.set(f"table.{GAME.info.key}", NewGameState.usual(GAME).with_value("month", "july").remembered())
    sheet = NewGameSheet(appearance, GAME, settings=settings, parent=window)
    sheet.open_sheet()
    return sheet


@pytest.fixture
def month(sheet: NewGameSheet) -> OptionRow:
    return sheet.options.rows["month"]


def switch_season(sheet: NewGameSheet, value: str) -> None:
    QTest.mouseClick(sheet.options.rows["season"].values.segment(value), Qt.MouseButton.LeftButton)


def heard(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Description)


def test_the_season_sets_the_month_in_sight_of_all(sheet: NewGameSheet, month: OptionRow) -> None:
    assert (month.values.value, sheet.choices.options["month"]) == ("july", "july")
    switch_season(sheet, "on")
    assert (month.values.value, sheet.choices.options["month"]) == ("april", "april")
    assert month.values.accessibleDescription() == SAYS
    switch_season(sheet, "off")
    assert (month.values.value, sheet.choices.options["month"]) == ("july", "july")
    assert (
        month.values.accessibleDescription()
        == "The compost heap fills: each animal you do not use in a round scores 2 bliss."
    )


@pytest.mark.parametrize("value", ["none", "april", "july"])
def test_no_month_can_be_clicked_in_a_season_and_each_says_why(
    sheet: NewGameSheet, month: OptionRow, value: str
) -> None:
    switch_season(sheet, "on")
    QTest.mouseClick(month.values.segment(value), Qt.MouseButton.LeftButton)
    assert (month.values.value, sheet.choices.options["month"]) == ("april", "april")
    assert heard(month.values.segment(value)) == SAYS


def test_keys_reach_the_month_and_change_nothing(sheet: NewGameSheet, month: OptionRow) -> None:
    switch_season(sheet, "on")
    at = month.values.segment("april")
    at.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Space):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
    assert (month.values.value, sheet.choices.options["month"]) == ("april", "april")


def test_the_row_is_no_lower_for_saying_more(sheet: NewGameSheet, month: OptionRow) -> None:
    """Nothing of its sentence is cut off."""
    switch_season(sheet, "on")
    QApplication.processEvents()
    assert month.height() >= month.heightForWidth(month.width())


def test_what_the_season_sets_is_no_change_to_put_back(sheet: NewGameSheet) -> None:
    switch_season(sheet, "on")
    assert sheet.options.back.text() == "Undo 1 changes"
