"""About this program: every game's credits and the licences are there, and from the settings one comes to it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.ui.settings.about_sheet import AboutSheet
from garden_desktop.ui.settings.keys_sheet import KeysSheet
from garden_desktop.ui.settings.sheet import SettingsSheet
from tests.ui.house import House


def test_credits_of_every_game_licences_and_files_are_told(house: House) -> None:
    window = house.open()
    window.home.settings_wanted.emit()
    sheet = window.findChild(SettingsSheet)
    assert sheet is not None
    QTest.mouseClick(sheet.about, Qt.MouseButton.LeftButton)
    about = window.findChild(AboutSheet)
    assert about is not None
    assert about.isVisible()
    told = " ".join(words for part in about.parts() for words in part)
    for game in registry.games().values():
        assert plain(game.info.credits) in told
    for word in ("reconstruction", "MIT", "LGPL", "SIL Open Font", "PySide6", "pyqtgraph"):
        assert word in told


def test_all_keys_are_one_press_from_the_settings(house: House) -> None:
    window = house.open()
    window.home.settings_wanted.emit()
    sheet = window.findChild(SettingsSheet)
    assert sheet is not None
    QTest.mouseClick(sheet.keys, Qt.MouseButton.LeftButton)
    keys = window.findChild(KeysSheet)
    assert keys is not None
    assert keys.isVisible()
    assert not sheet.isVisible()
