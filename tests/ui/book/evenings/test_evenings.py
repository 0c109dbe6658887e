"""Sessions of the garden book: matches played one after another, with one standing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from garden_desktop.ui.book.evenings import MATCHES, SESSIONS, EveningsPage
from garden_desktop.ui.window import MainWindow
from tests.hotseat.book.figures.made import GG, written
from tests.ui.book.book_views import open_sessions
from tests.ui.house import House

SEASON = {"mode": "duel", "season": "on", "month": "may"}


@pytest.fixture
def opened(house: House) -> Callable[[], EveningsPage]:
    def opened() -> EveningsPage:
        window = house.open()
        window.navigator.open_book()
        return open_sessions(window)

    return opened


@pytest.fixture
def page(house: House, opened: Callable[[], EveningsPage]) -> EveningsPage:
    written(house.matches, ["Ann", "Ben"], [9, 4], [1, 2], hours=-48)
    written(house.matches, ["Ann", "Ben", "Dora"], [9, 4, 3], [1, 2, 3], hours=0)
    written(house.matches, ["Ann", "Ben"], [30, 40], [2, 1], hours=2, game=GG, options=SEASON, series=["1"])
    return opened()


def shell(page: EveningsPage) -> MainWindow:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window


def test_the_standing_is_the_one_counted_by_hand(page: EveningsPage) -> None:
    assert page.list.said(0).endswith("Ann 4, Ben 4, Dora 1, 2 matches")
    assert page.sheet.headline.text() == "Ann and Ben share the session win with 4 points each."
    page.sheet.standing.table.setFocus()
    QTest.keyClick(page.sheet.standing.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    heads, *rows = QGuiApplication.clipboard().text().splitlines()
    assert heads == "Rank\tPlayer\tMatches\tWon\tPoints"
    assert rows == ["1\tAnn\t2\t1\t4", "1\tBen\t2\t1\t4", "3\tDora\t1\t0\t1"]


def test_who_is_level_stands_in_the_order_of_the_alphabet(house: House, opened: Callable[[], EveningsPage]) -> None:
    written(house.matches, ["Zoe", "Élise"], [9, 4], [1, 2], hours=-1)
    written(house.matches, ["Zoe", "Élise"], [4, 9], [2, 1], hours=0)
    page = opened()
    assert page.list.said(0).endswith("Élise 3, Zoe 3, 2 matches")
    assert page.sheet.headline.text().startswith("Élise and Zoe")


def test_a_season_is_told_with_its_month_and_standing(page: EveningsPage) -> None:
    told = page.sheet.matches.below.text()
    assert told == "Season, May Flowers (match 2 of 7). The season so far: Ann 1, Ben 1."


def test_a_match_is_shown_among_all_matches(page: EveningsPage) -> None:
    page.sheet.matches.table.setFocus()
    QTest.keyClick(page.sheet.matches.table, Qt.Key.Key_Return)
    library = shell(page).navigator.library
    assert library.list.hasFocus()
    assert library.detail.line is not None
    assert [one.name for one in library.detail.line.people] == ["Ann", "Ben", "Dora"]


def test_another_language_is_spoken_at_once(page: EveningsPage) -> None:
    window = shell(page)
    window.context.languages.choose("de")
    QApplication.processEvents()
    said = page.sheet.headline.text(), page.sheet.matches.title.text()
    window.context.languages.choose("en")
    QApplication.processEvents()
    assert said == ("Ann und Ben teilen sich die Session mit je 4 Punkten.", "Partien")


def test_sessions_are_reached_by_keys_and_left_by_escape(house: House, page: EveningsPage) -> None:
    library = shell(page).navigator.library
    sessions = library.matches.view.segment(SESSIONS)
    assert sessions.hasFocus(), "the control moved above the list of sessions and kept the keyboard"
    QTest.keyClick(sessions, Qt.Key.Key_Left)
    assert library.list.isVisible()
    assert library.matches.view.segment(MATCHES).hasFocus()
    QTest.keyClick(library.matches.view.segment(MATCHES), Qt.Key.Key_Right)
    assert page.isVisible()
    QTest.keyClick(page.list, Qt.Key.Key_Escape)
    assert library.list.hasFocus()
    assert library.isVisible(), "Esc goes one step back, not out of the book"


def test_a_single_match_is_no_evening(house: House, opened: Callable[[], EveningsPage]) -> None:
    written(house.matches, ["Ann", "Ben"], [9, 4], [1, 2])
    page = opened()
    assert page.nothing.isVisible()
    assert page.nothing.text() == "No sessions yet. Play two matches in a row to start one."
    assert page.list.isHidden()
