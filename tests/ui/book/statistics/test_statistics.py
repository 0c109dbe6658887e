"""Statistics of all players: side by side, in a table and in a chart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from garden_desktop.ui.book.statistics import StatisticsView
from garden_desktop.ui.window import MainWindow
from tests.hotseat.book.figures.made import GG, SE, written
from tests.ui.book.book_views import open_players
from tests.ui.house import House


@pytest.fixture
def folder(house: House) -> Path:
    for month in range(3):
        hours = 31 * 24 * month
        written(house.matches, ["Ann", "Ben"], [9, 4], [1, 2], hours=hours)
        written(house.matches, ["Ann", "Ben", "*Cleo"], [3, 8, 5], [3, 1, 2], hours=hours + 24)
    written(house.matches, ["Ann", "Ben"], [99, 99], [1, 1], game=GG, options={"mode": "basket"})
    return house.matches


@pytest.fixture
def opened(house: House) -> Callable[[], StatisticsView]:
    def opened() -> StatisticsView:
        window = house.open()
        window.navigator.open_book()
        page = open_players(window).statistics
        QTest.qWait(1)
        return page

    return opened


def copied(page: StatisticsView) -> list[list[str]]:
    page.table.table.setFocus()
    QTest.keyClick(page.table.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    return [line.split("\t") for line in QGuiApplication.clipboard().text().splitlines()]


def test_everybody_is_counted_over_all_games(folder: Path, opened: Callable[[], StatisticsView]) -> None:
    heads, ann, ben, cleo = copied(opened())
    assert heads == ["Player", "Matches", "Competitive wins", "Win rate", "Average rank"]
    assert (ann[:3], ann[4]) == (["Ann", "7", "3 of 6"], "2.0")
    assert (ben[:3], ben[4]) == (["Ben", "7", "3 of 6"], "1.5")
    assert cleo == ["Cleo, computer", "3", "0 of 3", "0 of 3, 3 matches: too few to tell", "2.0"]


def test_who_played_as_often_stands_in_the_order_of_the_alphabet(
    house: House, opened: Callable[[], StatisticsView]
) -> None:
    written(house.matches, ["Zoe", "Élise"], [9, 4], [1, 2])
    assert [row[0] for row in copied(opened())[1:]] == ["Élise", "Zoe"]


def test_one_game_has_its_best_and_what_it_counts(folder: Path, opened: Callable[[], StatisticsView]) -> None:
    page = opened()
    QTest.mouseClick(page.game.segment(SE), Qt.MouseButton.LeftButton)
    heads, ann, *_ = copied(page)
    assert heads[5:] == ["Best", "Crashes caused", "Plants most"]
    assert (ann[:3], ann[5:]) == (["Ann", "6", "3 of 6"], ["9", "–", "–"])


def test_wins_over_time_are_drawn_and_said(folder: Path, opened: Callable[[], StatisticsView]) -> None:
    page = opened()
    assert page.plot.isVisible()
    assert [line.points for line in page.plot.shown.lines] == [((0.0, 1.0), (1.0, 2.0), (2.0, 3.0))] * 2
    assert page.plot.picture.accessibleName().endswith(": Ann 3, Ben 3")
    steps = page.plot.shown.steps
    months = [QDate.fromString(step, "MMM yyyy" if " " in step else "MMM").month() for step in steps]
    assert len(steps) == 3
    assert [(one - months[0]) % 12 for one in months] == [0, 1, 2], steps


def test_a_game_that_nobody_played_says_so(folder: Path, opened: Callable[[], StatisticsView]) -> None:
    page = opened()
    QTest.mouseClick(page.game.segment("fire_and_flora"), Qt.MouseButton.LeftButton)
    QTest.qWait(1)
    assert page.table.below.text() == "No finished matches of this game yet."
    assert page.plot.isHidden()


def test_another_language_is_spoken_at_once(folder: Path, opened: Callable[[], StatisticsView]) -> None:
    page = opened()
    window = page.window()
    assert isinstance(window, MainWindow)
    window.context.languages.choose("de")
    QApplication.processEvents()
    said = page.table.title.text(), page.game.segment("").text()
    window.context.languages.choose("en")
    QApplication.processEvents()
    assert said == ("Alle Spieler", "Alle Spiele")


def test_the_table_fits_beside_the_list_at_1280_pixels(folder: Path, opened: Callable[[], StatisticsView]) -> None:
    page = opened()
    page.window().resize(1280, 800)
    QApplication.processEvents()
    assert page.table.table.horizontalScrollBar().maximum() == 0
