"""Who plays tonight sits down by one press, and at the next table without one; a table is kept under a name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.settings.settings_store import SettingsStore

KNOWN = [Seated("Gina", 3), Seated("Hugo", 3), Seated("Ines", 0)]


@pytest.fixture
def opened(qapp: QApplication, qtbot: QtBot, appearance: Appearance, tmp_path: Path) -> Callable[[str], NewGameSheet]:
    window, settings = QWidget(), SettingsStore(tmp_path / "settings.json")
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()

    def opened(game: str) -> NewGameSheet:
        sheet = NewGameSheet(appearance, registry.games()[game], settings=settings, parent=window)
        sheet.tonight.know(KNOWN)
        sheet.open_sheet()
        return sheet

    return opened


def press(sheet: NewGameSheet, name: str) -> None:
    (pill,) = [pill for pill in sheet.tonight.people if pill.person.name == name]
    QTest.mouseClick(pill, Qt.MouseButton.LeftButton)


def names(sheet: NewGameSheet) -> list[str]:
    return [seat.name for seat in sheet.choices.seats]


def test_a_press_sits_somebody_down_and_another_has_them_get_up(opened: Callable[[str], NewGameSheet]) -> None:
    sheet = opened("stalk_exchange")
    for name in ("Gina", "Hugo", "Ines"):
        press(sheet, name)
    assert names(sheet) == ["Gina", "Hugo", "Ines"]
    assert [row.field.text() for row in sheet.seats.rows] == names(sheet)
    press(sheet, "Hugo")
    assert names(sheet) == ["Gina", "Ines"]
    assert [pill.isChecked() for pill in sheet.tonight.people] == [True, False, True]


def test_a_full_table_says_why_nobody_else_sits_down(opened: Callable[[str], NewGameSheet]) -> None:
    sheet = opened("gnomadic_gardeners")
    press(sheet, "Gina")
    while len([pill for pill in sheet.tonight.people if pill.isChecked()]) < max(sheet.choices.mode.seats):
        press(sheet, "Hugo")
    (ines,) = [pill for pill in sheet.tonight.people if pill.person.name == "Ines"]
    assert ines.reason == "No free seat."
    before = names(sheet)
    press(sheet, "Ines")
    assert names(sheet) == before
    assert not ines.isChecked()


def test_who_has_begun_a_match_tonight_sits_at_the_next_table(
    opened: Callable[[str], NewGameSheet], qtbot: QtBot
) -> None:
    sheet = opened("stalk_exchange")
    press(sheet, "Ines")
    press(sheet, "Gina")
    with qtbot.waitSignal(sheet.started):
        sheet.begin()
    assert names(opened("fire_and_flora")) == ["Ines", "Gina"]


def test_a_table_is_kept_under_a_name_and_no_match_begins(opened: Callable[[str], NewGameSheet], qtbot: QtBot) -> None:
    sheet = opened("stalk_exchange")
    begun: list[MatchSetup] = []
    sheet.started.connect(begun.append)
    sheet.keeper.link.click()
    assert sheet.keeper.field.isVisible()
    QTest.keyClicks(sheet.keeper.field, "Friday")
    with qtbot.waitSignal(sheet.kept) as told:
        QTest.keyClick(sheet.keeper.field, Qt.Key.Key_Return)
    assert told.args is not None
    assert (told.args[0], told.args[1].game) == ("Friday", "stalk_exchange")
    assert begun == []
    QTest.keyClick(sheet.keeper.field, Qt.Key.Key_Escape)
    assert sheet.isVisible()
    assert sheet.keeper.link.isVisible()


@pytest.mark.parametrize(("wide", "high"), [(700, 500), (1280, 800)])
def test_however_many_have_played_before_the_seats_are_in_sight(
    opened: Callable[[str], NewGameSheet], wide: int, high: int
) -> None:
    """Seventeen people filled the left half at 700 x 500, and no seat was to be seen (P2-34)."""
    sheet = opened("stalk_exchange")
    sheet.window().resize(wide, high)
    sheet.tonight.know([Seated(f"Somebody {number}", number % 6) for number in range(17)])
    for _ in range(5):
        QApplication.processEvents()
    assert all(row.visibleRegion().boundingRect() == row.rect() for row in sheet.seats.rows)
