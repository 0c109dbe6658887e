"""First hour of a player: a lesson, then a first match against a computer, then the home screen as usual."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from garden_desktop.games import registry
from garden_desktop.hotseat.lesson import library
from garden_desktop.ui.home.game_card import GameCard
from garden_desktop.ui.lesson.screen import LessonScreen
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.window import MainWindow
from tests.shipped import SHIPPED
from tests.ui.house import House
from tests.ui.lesson.learner import Learner

FIRST = "gnomadic_gardeners"


def shown(packet: GameCard) -> list[str]:
    return [button.text() for button in packet.findChildren(QAbstractButton) if button.isVisible() and button.text()]


def first_packet(window: MainWindow) -> GameCard:
    return window.navigator.home.page.game_cards[0]


def checked(window: MainWindow) -> list[str]:
    return [entry.text() for entry in window.navigator.home.page.masthead.buttons if entry.isChecked()]


def test_a_first_start_offers_one_way_and_enter_takes_it(house: House, qtbot: QtBot) -> None:
    window = house.open()
    packet = first_packet(window)
    assert checked(window) == ["Learn"]
    qtbot.waitUntil(lambda: shown(packet) == ["Learn to play (4 min)", "How to play"])
    assert packet.hasFocus()
    assert packet.accessibleDescription().startswith("Learn to play (4 min). ")
    QTest.keyClick(packet, Qt.Key.Key_Return)
    assert isinstance(window.navigator.match, LessonScreen)


def test_after_the_lesson_comes_a_first_match_against_a_computer(house: House, qtbot: QtBot) -> None:
    window = house.open()
    learner = Learner(window, qtbot, FIRST)
    while not learner.through:
        learner.go_on("tree")
    window.navigator.go_home()
    packet = first_packet(window)
    assert checked(window) == ["Learn"]
    qtbot.waitUntil(lambda: shown(packet)[0] == "First match")
    QTest.keyClick(packet, Qt.Key.Key_Return)
    match = window.navigator.match
    assert type(match) is MatchScreen
    assert [seat.who for seat in match.session.header.seats] == ["human", "easy"]
    window.navigator.go_home()
    assert checked(window) == ["New game"]
    assert window.context.settings.get(f"table.{FIRST}") is not None, "New game proposes the same table"
    window.navigator.home.page.masthead.buttons[2].click()
    qtbot.waitUntil(lambda: {"Lesson 2 of 6", "Puzzles"} <= set(shown(packet)))


def test_whoever_has_played_begins_with_new_games(house: House, qtbot: QtBot) -> None:
    house.record()
    window = house.open()
    assert checked(window) == ["New game"]
    packet = first_packet(window)
    packet.setFocus()
    qtbot.waitUntil(lambda: "New game" in shown(packet))


@pytest.mark.parametrize("key", SHIPPED)
def test_a_first_lesson_takes_no_longer_than_the_title_says(key: str) -> None:
    assert next(iter(library.readable(registry.games()[key].info.key))).minutes <= 4


@pytest.mark.parametrize("size", [(640, 480), (853, 533), (1024, 600), (1024, 640)], ids=str)
def test_start_is_in_sight_in_a_low_window(house: House, size: tuple[int, int]) -> None:
    """It was below the edge, at the end of a page that scrolls."""
    window = house.open()
    window.resize(*size)
    window.navigator.open_new_game(FIRST)
    start = window.findChildren(NewGameSheet)[-1].start
    assert start.visibleRegion().boundingRect() == start.rect()
