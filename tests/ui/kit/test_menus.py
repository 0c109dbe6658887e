"""Menus as a screen reader finds them: below the button that opened them, while they are open."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit import accessibility
from garden_desktop.ui.kit.buttons.menus import MenuButton, MenuIconButton, MenuOwner
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.newgame.seat_row import SeatRow
from garden_desktop.ui.window import MainWindow
from tests.ui.house import ALONE, House, playing
from tests.ui.players import walk

pytestmark = pytest.mark.qt_log_ignore(r"This plugin does not support (raise\(\)|grabbing the keyboard)")
SHOW = QAccessibleActionInterface.showMenuAction()
PRESS = QAccessibleActionInterface.pressAction()


def face(thing: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(thing)


def popup() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu), "a menu is open"
    return menu


def openers(window: MainWindow) -> list[QAbstractButton]:
    """Every button that opens a menu."""
    return [button for button in window.findChildren(QAbstractButton) if isinstance(button, MenuOwner)]


def table(window: MainWindow) -> None:
    window.navigator.begin(ALONE)


def rules_beside_the_table(window: MainWindow) -> None:
    window.navigator.begin(ALONE)
    playing(window).table.side_panel.open_page(3)
    QApplication.processEvents()


def new_game(window: MainWindow) -> None:
    window.navigator.home.game_chosen.emit("stalk_exchange")
    assert window.findChildren(SeatRow)


@pytest.mark.parametrize("surface", [table, rules_beside_the_table, new_game])
def test_every_menu_hangs_below_its_button(house: House, surface: Callable[[MainWindow], None]) -> None:
    window = house.open()
    surface(window)
    buttons = [button for button in openers(window) if button.isVisible() and button.isEnabled()]
    assert buttons, "there are menus"
    for button in buttons:
        assert face(button).role() == QAccessible.Role.ButtonMenu
        assert SHOW in face(button).actionInterface().actionNames()
        face(button).actionInterface().doAction(SHOW)
        _compare(popup(), window)
        assert face(button).state().expanded
        popup().close()
        assert face(button).childCount() == 0
        assert not face(button).state().expanded


def _compare(menu: QMenu, window: MainWindow) -> None:
    """What eyes see is what a reader finds, and it stands on the first item."""
    nodes = walk(window)
    found = [node for node in nodes if node.role() == QAccessible.Role.PopupMenu]
    assert [node.object() for node in found] == [menu]
    assert found[0].text(QAccessible.Text.Name), "a menu has a name"
    seen = [action for action in menu.actions() if action.isVisible()]
    items = [found[0].child(at) for at in range(found[0].childCount())]
    heard = [item.text(QAccessible.Text.Name) for item in items if not item.state().invisible]
    assert heard == [action.text() for action in seen]
    assert menu.activeAction() is seen[0]
    assert [item.state().focused for item in items][: len(seen)] == [True] + [False] * (len(seen) - 1)


def test_a_reader_chooses_the_speed(house: House) -> None:
    window = house.open()
    table(window)
    speed = next(b for b in openers(window) if b.accessibleName() == "Speed")
    face(speed).actionInterface().doAction(PRESS)
    item = face(popup()).child(2)
    assert item.text(QAccessible.Text.Name) == "Fast"
    item.actionInterface().doAction(PRESS)
    QApplication.processEvents()
    assert playing(window).table.bar is not None
    assert window.context.appearance.speed == 0.5


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[object, QAccessible.Event]]]:
    """What is told to readers, by whom."""
    events: list[tuple[object, QAccessible.Event]] = []

    def tell(event: QAccessibleEvent) -> None:
        events.append((event.object(), event.type()))

    monkeypatch.setattr("garden_desktop.ui.kit.buttons.menus.post_event", tell)
    yield events


def test_the_keyboard_comes_back_and_that_is_said(
    appearance: Appearance, qtbot: QtBot, told: list[tuple[object, QAccessible.Event]]
) -> None:
    button = MenuIconButton(appearance, "menu", "Menu")
    qtbot.addWidget(button)
    menu = button.new_menu()
    menu.addAction("One")
    button.clicked.connect(lambda: button.pop_up(menu, QPoint(5, 5)))
    with qtbot.waitActive(button):
        button.show()
        button.activateWindow()
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert told == [(button, QAccessible.Event.ObjectReorder)]
    QTest.keyClick(popup(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: len(told) == 3)
    assert told[1:] == [(button, QAccessible.Event.ObjectReorder), (button, QAccessible.Event.Focus)]


def test_the_pointer_chooses_nothing_yet(appearance: Appearance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    button = MenuIconButton(appearance, "menu", "Menu")
    qtbot.addWidget(button)
    menu = button.new_menu()
    menu.addAction("One")
    button.show()
    monkeypatch.setattr(MenuIconButton, "underMouse", lambda self: True)
    button.pop_up(menu, QPoint(5, 5))
    assert menu.activeAction() is None
    menu.close()


def test_each_question_has_a_new_answer(appearance: Appearance, qtbot: QtBot) -> None:
    button = MenuIconButton(appearance, "menu", "Menu")
    qtbot.addWidget(button)
    button.new_menu()
    first, second = accessibility._interface("", button), accessibility._interface("", button)
    assert first is not None
    assert first is not second


def test_an_interface_outlives_its_button(appearance: Appearance, qapp: QApplication) -> None:
    button = MenuIconButton(appearance, "menu", "Menu")
    interface = button.accessibility.interface()
    button.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert interface.childCount() == 0
    assert interface.child(0) is None


def test_a_button_with_words_is_called_by_them(appearance: Appearance, qtbot: QtBot) -> None:
    button = MenuButton(appearance)
    qtbot.addWidget(button)
    button.setText("All lessons")
    button.new_menu()
    assert face(button).text(QAccessible.Text.Name) == "All lessons"
    button.setAccessibleName("Lessons")
    assert face(button).text(QAccessible.Text.Name) == "Lessons"
