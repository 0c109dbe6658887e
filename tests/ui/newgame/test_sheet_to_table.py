"""By mouse and keys from a packet through the new-game sheet to a table and its menu: nothing is lost on the way.

Changing the mode or the number of seats ends rows of the sheet. With each of them went what Python took for its
property, the scroll bars of the sheet and later the actions of the menu: every paint and every menu raised an error.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.home.game_card import GameCard
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.window import MainWindow
from tests import fifth
from tests.today import in_turn
from tests.ui.house import House, playing

GAMES = sorted(fifth.games())
popping_up = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")
"""A menu asks for what there is no need of without a screen."""


@pytest.fixture
def window(house: House, qtbot: QtBot) -> MainWindow:
    window = house.open()
    window.resize(1280, 800)
    qtbot.waitUntil(window.isActiveWindow)
    return window


def settle(window: MainWindow) -> None:
    """Everything is drawn once, and what was to be deleted is gone."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    window.grab()


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def opened(window: MainWindow, key: str) -> NewGameSheet:
    """The sheet behind a packet."""
    packet = next(packet for packet in window.navigator.home.page.game_cards if packet.game.info.key == key)
    assert isinstance(packet, GameCard)
    press(window.navigator.home.page.masthead.buttons[0])
    press(packet)
    [sheet] = [sheet for sheet in window.findChildren(NewGameSheet) if sheet.isVisible()]
    return sheet


def change_everything(window: MainWindow, sheet: NewGameSheet) -> None:
    """Every mode there and back, as many seats as there may be, and as few."""
    modes = [mode.key for mode in sheet.choices.game.info.modes]
    for mode in (*modes, modes[0]):
        press(sheet.modes.segment(mode))
        assert sheet.choices.mode.key == mode
        settle(window)
        while sheet.choices.may_add:
            QTest.keyClick(focused(), Qt.Key.Key_Insert)
        settle(window)
        while sheet.choices.may_remove:
            press(sheet.seats.rows[-1].cross)
        settle(window)
    while sheet.choices.problem is not None:
        QTest.keyClick(focused(), Qt.Key.Key_Insert)


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard"
    return widget


def walk_about(window: MainWindow) -> None:
    """Tab and Space, as somebody without a mouse tries things."""
    for _ in range(26):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        QTest.keyClick(focused(), Qt.Key.Key_Space)
        QApplication.processEvents()
    settle(window)


@pytest.mark.parametrize("key", in_turn(GAMES, 2))
def test_modes_and_seats_can_be_changed_and_the_home_screen_lives(window: MainWindow, key: str) -> None:
    sheet = opened(window, key)
    change_everything(window, sheet)
    assert sheet.isVisible()
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    settle(window)
    assert window.navigator.home.page.isEnabled()


@popping_up
@pytest.mark.parametrize("key", ["fire_and_flora", "gnomadic_gardeners"])
def test_a_seat_more_by_one_key_and_on_by_tab_and_space(
    window: MainWindow, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))  # somebody who picks no file
    opened(window, key)
    QTest.keyClick(focused(), Qt.Key.Key_Insert)
    settle(window)
    walk_about(window)


def while_open(menu: QMenu, button: QWidget, look: Callable[[], None]) -> None:
    """Press the button of a menu, look, and put the menu away."""
    press(button)
    assert menu.isVisible()
    look()
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert not menu.isVisible()


@popping_up
@pytest.mark.parametrize("key", in_turn(GAMES, 2))
def test_the_menu_of_a_match_just_begun_opens_and_moves_no_table(window: MainWindow, key: str) -> None:
    sheet = opened(window, key)
    change_everything(window, sheet)
    press(sheet.start)
    settle(window)
    table = playing(window).table
    if table.handover.isVisible():
        table.handover.open_gate()
    lying = table.board.mapTo(window, QPoint()), table.board.size()
    for _ in range(3):
        while_open(table.bar.menu, table.bar._menu_button, lambda: settle(window))
        assert (table.board.mapTo(window, QPoint()), table.board.size()) == lying
    assert not table.notice_bar.isVisible()


@pytest.mark.parametrize("key", GAMES)
def test_enter_starts_the_match_from_where_the_keyboard_is_at_first(window: MainWindow, key: str) -> None:
    """It is written on the button. Where a game has one mode only, the symbol of the first seat has the keyboard."""
    sheet = opened(window, key)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert not sheet.isVisible()
    assert playing(window).session.game.info.key == key


@pytest.mark.parametrize("key", GAMES)
def test_the_button_that_begins_is_in_sight_below_the_title_of_a_usual_window(
    window: MainWindow, qtbot: QtBot, key: str
) -> None:
    window.resize(1280, 760)
    sheet = opened(window, key)
    settle(window)
    qtbot.waitUntil(lambda: sheet.start.visibleRegion().boundingRect() == sheet.start.rect())


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("name", ["Bartholomew Featherstone", "Maximiliane Wohlgemuth-L"])
def test_a_name_of_24_letters_is_shown_whole(window: MainWindow, name: str, language: str) -> None:
    """The field had room for 12."""
    window.context.languages.choose(language)
    field = opened(window, "fire_and_flora").seats.rows[0].field
    field.selectAll()
    QTest.keyClicks(field, name)
    settle(window)
    middle = field.height() // 2
    seen = [field.cursorPositionAt(QPoint(x, middle)) for x in (1, field.width() - 2)]
    assert seen == [0, len(name)]
