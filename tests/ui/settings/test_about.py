"""About this program: every game's credits and the licences are there, and from the settings one comes to it."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.hotseat.report import ABOUT, MATCH, OPEN
from garden_desktop.ui.book.page import BookPage
from garden_desktop.ui.settings.about_sheet import AboutSheet
from garden_desktop.ui.settings.keys_sheet import KeysSheet
from garden_desktop.ui.settings.sheet import SettingsSheet
from garden_desktop.ui.window import MainWindow
from tests.ui.house import House
from tests.ui.menus import POPS_UP, choose_line

pytestmark = POPS_UP


def test_credits_of_every_game_licences_and_files_are_told(house: House) -> None:
    window = house.open()
    window.navigator.home.settings_wanted.emit()
    sheet = window.findChild(SettingsSheet)
    assert sheet is not None
    QTest.mouseClick(sheet.about, Qt.MouseButton.LeftButton)
    about = window.findChild(AboutSheet)
    assert about is not None
    assert about.isVisible()
    told = " ".join(words for part in about.parts() for words in part)
    for game in registry.games().values():
        assert plain(game.info.credits) in told
    for word in ("reconstructed", "MIT", "LGPL", "SIL Open Font", "PySide6", "pyqtgraph"):
        assert word in told


def test_a_built_program_says_where_the_licences_of_all_its_parts_are(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet, notices = about(house.open()), tmp_path / "NOTICES.txt"
    assert notices.name not in said(sheet)
    notices.touch()
    monkeypatch.setattr(sys, "executable", str(tmp_path / "garden-desktop"))
    assert str(notices) in said(sheet)


def said(sheet: AboutSheet) -> str:
    """All words of the sheet."""
    return "\n".join(words for part in sheet.parts() for words in part)


def about(window: MainWindow) -> AboutSheet:
    """The sheet, over whatever there is."""
    window.navigator.open_about()
    sheet = window.findChild(AboutSheet)
    assert sheet is not None
    return sheet


@pytest.mark.parametrize("playing", [True, False])
def test_a_report_is_saved_and_said(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, playing: bool
) -> None:
    window, target = house.open(), tmp_path / "report.zip"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(target), ""))
    if playing:
        window.navigator.resume(house.record())
    sheet = about(window)
    assert sheet.said.text().endswith(plain(OPEN)) == playing
    QTest.mouseClick(sheet.report, Qt.MouseButton.LeftButton)
    assert str(target) in sheet.said.text()
    with zipfile.ZipFile(target) as file:
        assert (MATCH in file.namelist()) == playing
        assert "PySide6: " in file.read(ABOUT).decode()


@pytest.mark.parametrize("percent", [100, 200])
def test_what_a_report_holds_and_where_it_is_are_in_sight_beside_its_button(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, percent: int
) -> None:
    """In a window as small as it is at first: who reaches the button sees what it gives away."""
    window = house.open()
    window.context.appearance.set_text_size(percent)
    window.navigator.resume(house.record())
    sheet = about(window)
    QApplication.processEvents()  # a long path wraps once the scroll bar has taken its width
    while not sheet.report.hasFocus():
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert in_sight(sheet)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "report.zip"), ""))
    QTest.keyClick(sheet.report, Qt.Key.Key_Space)
    assert "report.zip" in sheet.said.text()
    assert in_sight(sheet)


def in_sight(sheet: AboutSheet) -> bool:
    """Whether sentence and button of the report are seen from edge to edge."""
    QApplication.processEvents()
    return all(part.visibleRegion().boundingRect() == part.rect() for part in (sheet.said, sheet.report))


def test_a_report_and_a_backup_of_one_day_are_proposed_under_names_of_their_own(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []

    def ask(parent: object, title: str, name: str, kind: str) -> tuple[str, str]:
        proposed.append(Path(name).name)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    window = house.open()
    QTest.mouseClick(about(window).report, Qt.MouseButton.LeftButton)
    window.navigator.home.book_wanted.emit()
    page = window.findChild(BookPage)
    assert page is not None
    choose_line(page.transfer, "Back up everything…")
    assert len(set(proposed)) == 2


def test_where_no_report_can_be_saved_a_sentence_says_why(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "file" / "x.zip"), ""))
    sheet = about(house.open())
    before = sheet.said.text()
    QTest.mouseClick(sheet.report, Qt.MouseButton.LeftButton)
    assert sheet.said.text() not in ("", before)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: ("", ""))
    QTest.mouseClick(sheet.report, Qt.MouseButton.LeftButton)


def test_all_keys_are_one_press_from_the_settings(house: House) -> None:
    window = house.open()
    window.navigator.home.settings_wanted.emit()
    sheet = window.findChild(SettingsSheet)
    assert sheet is not None
    QTest.mouseClick(sheet.keys, Qt.MouseButton.LeftButton)
    keys = window.findChild(KeysSheet)
    assert keys is not None
    assert keys.isVisible()
    assert not sheet.isVisible()
