from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.buttons.segmented import SegmentedControl
from garden_desktop.ui.kit.style.appearance import NORMAL, OFF, Appearance
from garden_desktop.ui.kit.style.theme import DUSK
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.settings.settings_store import SettingsStore
from garden_desktop.ui.settings.sheet import SettingsSheet


class TwoLanguages(LanguageSwitcher):
    """German is there, whether or not it was compiled."""

    def available(self) -> list[str]:
        return ["en", "de"]

    def choose(self, wanted: str) -> None:
        self.current = wanted


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitActive(window):
        window.show()
    yield window


@pytest.fixture
def settings(qapp: QApplication, tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path / "settings.json")


@pytest.fixture
def sheet(appearance: Appearance, window: QWidget, settings: SettingsStore) -> SettingsSheet:
    sheet = SettingsSheet(appearance, TwoLanguages(), settings, window)
    sheet.open_sheet()
    return sheet


def click(values: SegmentedControl, value: str) -> None:
    QTest.mouseClick(values.segment(value), Qt.MouseButton.LeftButton)


def test_colours_change_at_once_and_are_kept(
    sheet: SettingsSheet, appearance: Appearance, settings: SettingsStore
) -> None:
    assert sheet.theme.values.value == "morning"
    click(sheet.theme.values, "dusk")
    assert appearance.theme is DUSK
    assert settings.get("theme") == "dusk"


def test_speed_changes_at_once_and_is_kept(
    sheet: SettingsSheet, appearance: Appearance, settings: SettingsStore
) -> None:
    appearance.set_speed(NORMAL)
    click(sheet.speed.values, "0.5")
    assert (appearance.speed, settings.get("speed")) == (0.5, 0.5)


def test_motion_that_is_off_is_a_speed_of_its_own(
    sheet: SettingsSheet, appearance: Appearance, settings: SettingsStore
) -> None:
    click(sheet.motion.values, "off")
    assert (appearance.speed, settings.get("speed")) == (OFF, OFF)
    assert sheet.speed.values.segment("0.5").reason == "Nothing moves while motion is off."
    click(sheet.speed.values, "0.5")
    assert appearance.speed == OFF
    click(sheet.motion.values, "less")
    assert (appearance.speed, appearance.motion, settings.get("motion")) == (NORMAL, "less", "less")
    click(sheet.speed.values, "0.5")
    assert (appearance.speed, settings.get("speed")) == (0.5, 0.5)


def test_rows_stand_in_two_columns_where_there_is_room(sheet: SettingsSheet, window: QWidget) -> None:
    assert sheet.speed.mapTo(sheet, QPoint()).y() == sheet.language.mapTo(sheet, QPoint()).y()
    window.resize(640, 480)
    QApplication.processEvents()
    assert sheet.speed.mapTo(sheet, QPoint()).y() > sheet.targets.mapTo(sheet, QPoint()).y()


def test_language_is_chosen_by_its_own_name(sheet: SettingsSheet, settings: SettingsStore) -> None:
    assert sheet.language.values.segment("de").text() == "Deutsch"
    click(sheet.language.values, "de")
    assert settings.get("language") == "de"


def test_what_was_kept_is_shown(appearance: Appearance, window: QWidget, settings: SettingsStore) -> None:
    settings.set("volume", 100)
    settings.set("language", "de")
    sheet = SettingsSheet(appearance, TwoLanguages(), settings, window)
    assert (sheet.volume.values.value, sheet.language.values.value) == ("100", "de")


@pytest.mark.parametrize("odd", [None, "huge", [], 110])
def test_odd_settings_show_the_defaults(
    appearance: Appearance, window: QWidget, settings: SettingsStore, odd: object
) -> None:
    settings.set("language", odd)  # type: ignore[arg-type]
    sheet = SettingsSheet(appearance, TwoLanguages(), settings, window)
    assert sheet.language.values.value == "system"


def test_a_theme_changed_elsewhere_is_shown(sheet: SettingsSheet, appearance: Appearance) -> None:
    appearance.set_theme("dusk")
    assert sheet.theme.values.value == "dusk"
