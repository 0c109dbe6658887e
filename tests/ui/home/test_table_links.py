"""Saved tables on the home screen and in the book: one press begins a match there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.ui.book.people.page import PeoplePage
from garden_desktop.ui.window import MainWindow
from tests.hotseat.book.figures.made import SE, written
from tests.ui.book.book_views import open_players
from tests.ui.house import House

SEATS = (Seated("Gina", 3), Seated("Hugo", 0))


@pytest.fixture
def window(house: House) -> MainWindow:
    written(house.matches, ["Gina", "Hugo"], [9, 4], [1, 2])
    window = house.open()
    for name in ("one", "two", "Friday", "a name that is much too long for this"):
        window.context.tables.save_table(name, MatchSetup(SE, SEATS, {}, 1))
    window.navigator.home.refresh()
    return window


def test_home_begins_a_match_at_a_table_by_one_press(window: MainWindow) -> None:
    links = window.navigator.home.page.tables
    assert links is not None
    shown = [link for link in links.links if link.isVisible()]
    assert [link.text() for link in shown] == ["a name that is much too…", "Friday", "two"]
    QTest.mouseClick(shown[1], Qt.MouseButton.LeftButton)
    assert window.navigator.match is not None
    assert window.navigator.match.session.seats == SEATS
    assert window.context.tables.all()[0].name == "Friday"


def test_a_home_without_tables_shows_none(house: House) -> None:
    assert house.open().navigator.home.page.tables is None


def test_a_table_that_is_kept_stands_at_home_at_once(house: House) -> None:
    window = house.open()
    window.navigator.open_new_game(SE)
    window.navigator.home.show_tables()
    window.context.tables.save_table("new", MatchSetup(SE, SEATS, {}, 1))
    window.navigator.home.show_tables()
    links = window.navigator.home.page.tables
    assert links is not None
    assert links.links[0].text() == "new"


def people_of(window: MainWindow) -> PeoplePage:
    window.navigator.open_book()
    return open_players(window)


def test_the_book_lists_them_all_and_begins_one(window: MainWindow) -> None:
    page = people_of(window)
    assert [row.table.name for row in page.tables.rows][1:] == ["Friday", "two", "one"]
    QTest.mouseClick(page.tables.rows[2].link, Qt.MouseButton.LeftButton)
    assert window.navigator.match is not None
    assert window.navigator.match.session.seats == SEATS


def test_a_table_that_is_dropped_is_put_back(window: MainWindow) -> None:
    page = people_of(window)
    QTest.mouseClick(page.tables.rows[1].drop, Qt.MouseButton.LeftButton)
    assert "Friday" not in [one.name for one in window.context.tables.all()]
    assert page.tables.put_back.isVisible()
    QTest.mouseClick(page.tables.put_back, Qt.MouseButton.LeftButton)
    assert window.context.tables.all()[0].name == "Friday"
    assert not page.tables.put_back.isVisible()
