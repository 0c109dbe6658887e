"""Home over a folder of hundreds: at once, right in the end, and the sheet of all matches grows as it is scrolled."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.hotseat.book.book import FEW
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.ui.kit.style.drawings import DrawingCache
from garden_desktop.ui.window import MainWindow
from tests.ui.house import House

MANY = FEW + 30


@pytest.fixture
def house(tmp_path: Path, qtbot: QtBot, art: DrawingCache) -> Iterator[House]:
    """A folder with so many matches, each a second younger than the one before."""
    house = House(tmp_path, qtbot, art)
    one = house.record()
    data = one.read_bytes()
    one.unlink()
    for number in range(MANY):
        path = house.matches / f"{number:03}.jsonl"
        path.write_bytes(data)
        os.utime(path, (1000 + number, 1000 + number))
    yield house
    for window in house.windows:
        window.close()


def all_read(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.context.book.unread)
    QApplication.processEvents()


def on_top(window: MainWindow) -> list[str]:
    return [slip.match.path.stem for slip in window.navigator.home.page.slips]


def all_matches(window: MainWindow) -> str:
    assert window.navigator.home.page.carry_on
    return window.navigator.home.page.carry_on.link.text()


def test_the_newest_are_there_at_once_and_all_are_counted_in_the_end(house: House, qtbot: QtBot) -> None:
    window = house.open()
    newest = [f"{number:03}" for number in (MANY - 1, MANY - 2, MANY - 3)]
    assert on_top(window) == newest
    all_read(window, qtbot)
    assert all_matches(window) == f"All {MANY} matches ›"
    assert on_top(window) == newest


def test_what_others_did_meanwhile_is_on_top_in_the_end(house: House, qtbot: QtBot) -> None:
    window = house.open()
    all_read(window, qtbot)
    os.utime(house.matches / "005.jsonl", (5000, 5000))
    (house.matches / f"{MANY - 2:03}.jsonl").unlink()
    window.navigator.home.refresh()
    assert on_top(window) == [f"{number:03}" for number in (MANY - 1, MANY - 3, MANY - 4)], "what has gone is not there"
    all_read(window, qtbot)
    assert on_top(window) == ["005", f"{MANY - 1:03}", f"{MANY - 3:03}"]
    assert all_matches(window) == f"All {MANY - 1} matches ›"


def test_a_match_played_on_here_is_on_top_at_once(house: House, qtbot: QtBot) -> None:
    window = house.open()
    all_read(window, qtbot)
    session = MatchRepository(house.matches).resume(house.matches / "007.jsonl")
    session.play(session.rules.legal_moves(session.match.state)[0])
    session.close()
    window.navigator.resume(house.matches / "007.jsonl")
    window.navigator.go_home()
    assert on_top(window)[0] == "007"


@pytest.mark.daily
def test_the_sheet_makes_slips_as_it_is_scrolled_and_by_keys(house: House, qtbot: QtBot) -> None:
    window = house.open()
    all_read(window, qtbot)
    window.navigator.home._show_all()
    sheet = window.navigator.home.sheet
    assert sheet is not None
    QApplication.processEvents()
    assert sheet._title.text() == f"{MANY} unfinished matches"
    made = len(sheet.cards)
    assert made < MANY / 2
    for _ in range(MANY):
        bar = sheet._scroll.verticalScrollBar()
        bar.setValue(bar.maximum())
        QApplication.processEvents()
    assert [slip.match.path.stem for slip in sheet.cards] == [f"{number:03}" for number in range(MANY - 1, -1, -1)]


def test_down_goes_on_to_slips_that_were_not_made_yet(house: House, qtbot: QtBot) -> None:
    window = house.open()
    all_read(window, qtbot)
    window.navigator.home._show_all()
    sheet = window.navigator.home.sheet
    assert sheet is not None
    with qtbot.waitActive(window):
        window.activateWindow()
    sheet.cards[0].setFocus()
    for _ in range(20):
        QApplication.processEvents()
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Down)
    assert [place for place, slip in enumerate(sheet.cards) if slip.hasFocus()] == [40]
