"""A pack of one's own on the new-game sheet: every mistake is told in place, and the sheet goes on as before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.games import registry
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.settings.settings_store import SettingsStore
from tests.games.gnomadic_gardeners.mistakes import MISTAKES
from tests.games.gnomadic_gardeners.packtext import shipped
from tests.games.paths_and_flower_beds.data.test_offered_maps import STANDARD, with_pond
from tests.systems import words_of_absence


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    yield window


@pytest.fixture
def sheet(appearance: Appearance, window: QWidget, tmp_path: Path) -> NewGameSheet:
    settings = SettingsStore(tmp_path / "settings.json")
    sheet = NewGameSheet(appearance, registry.games()["gnomadic_gardeners"], settings=settings, parent=window)
    sheet.open_sheet()
    return sheet


def test_every_mistake_is_told_in_place(sheet: NewGameSheet, tmp_path: Path) -> None:
    row, file = sheet.options.pack, tmp_path / "mine.toml"
    for mistake in MISTAKES:
        file.write_text(mistake.text, encoding="utf-8")
        row.use(file)
        where = f"{mistake.row}, {mistake.field}" if mistake.field else mistake.row
        said = row.words.text()
        assert said.startswith(f"The card set cannot be used: mine.toml: {where}: {mistake.reason}"), mistake.kind
        assert said.endswith(". Correct the file or choose another one.")
        assert row.words.property("role") == "refusal"
        assert sheet.choices.pack_file is None
        assert sheet.start.isEnabled()


@pytest.mark.parametrize(("data", "reason"), [(b"\xff\xfe", "it is not UTF-8 text"), (None, words_of_absence())])
def test_a_file_that_cannot_be_read(sheet: NewGameSheet, tmp_path: Path, data: bytes | None, reason: str) -> None:
    file = tmp_path / "mine.toml"
    if data is not None:
        file.write_bytes(data)
    sheet.options.pack.use(file)
    assert f"mine.toml: the file: cannot be read: {reason}." in sheet.options.pack.words.text()


def test_a_mended_file_is_taken(sheet: NewGameSheet, tmp_path: Path) -> None:
    row, file = sheet.options.pack, tmp_path / "mine.toml"
    file.write_text("id = ", encoding="utf-8")
    row.use(file)
    file.write_text(shipped(), encoding="utf-8")
    row.use(file)
    assert sheet.choices.pack_file == file
    assert row.words.text() == "Cards and pieces come from mine.toml."


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Card set with a map beyond the standard ones."""
    file = tmp_path / "mine.toml"
    file.write_text(with_pond(), encoding="utf-8")
    return file


@pytest.fixture
def paths_sheet(appearance: Appearance, window: QWidget, tmp_path: Path) -> NewGameSheet:
    settings = SettingsStore(tmp_path / "settings.json")
    sheet = NewGameSheet(appearance, registry.games()["paths_and_flower_beds"], settings=settings, parent=window)
    sheet.open_sheet()
    return sheet


def test_maps_of_the_set_are_offered_by_name_and_go_with_it(paths_sheet: NewGameSheet, file: Path) -> None:
    sheet = paths_sheet
    values = sheet.options.rows["map"].values
    before = [value for value, _ in values.offered]
    sheet.options.pack.use(file)
    assert ("pond", "Duck Pond, 8 by 8") in values.offered
    values.segment("pond").click()
    assert sheet.choices.values["map"] == "pond"
    assert sheet.start.isEnabled()
    assert any("Duck Pond" in line for line in sheet._card.lines())
    sheet.options.pack.drop.click()
    assert [value for value, _ in values.offered] == before
    assert values.value == "M2"


@pytest.mark.parametrize("change", ["deleted", "without the map", "faulty"])
def test_a_set_that_changes_outside_the_program_loses_its_map_and_the_sheet_goes_on(
    paths_sheet: NewGameSheet, file: Path, change: str
) -> None:
    sheet = paths_sheet
    sheet.options.pack.use(file)
    sheet.options.rows["map"].values.segment("pond").click()
    if change == "deleted":
        file.unlink()
    else:
        file.write_text(STANDARD if change == "without the map" else "id = ", encoding="utf-8")
    sheet.options.rows["no_repeat"].values.segment("lap").click()
    assert (sheet.choices.values["map"], sheet.choices.values["no_repeat"]) == ("M2", "lap")
    assert sheet.options.rows["map"].values.value == "M2"
    sheet._show(sheet.choices.added(2))
    assert sheet.choices.count == 3


@pytest.mark.parametrize("key", registry.games())
def test_the_card_set_stands_above_the_rules_and_tab_meets_it_first(
    appearance: Appearance, window: QWidget, tmp_path: Path, key: str
) -> None:
    """Fire and Flora had it behind forty-one notches of the wheel."""
    sheet = NewGameSheet(appearance, registry.games()[key], settings=SettingsStore(tmp_path / "s.json"), parent=window)
    sheet.open_sheet()
    sheet.options.fold.unfold(opened=True)
    opener, rules = sheet.options.pack.open, [row.values for row in sheet.options.rows.values() if row.isVisible()]
    assert all(opener.mapToGlobal(QPoint()).y() < values.mapToGlobal(QPoint()).y() for values in rules)
    opener.setFocus()
    QTest.keyClick(opener, Qt.Key.Key_Tab)
    focus = sheet.focusWidget()
    assert focus is not None and rules[0].isAncestorOf(focus)
