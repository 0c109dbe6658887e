"""What one test leaves behind for the next is found: without this, a click is not heard somewhere else entirely."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.leavings import leavings


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    return window


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_a_button_that_stays_down_is_found_once_and_comes_up(window: QWidget, button: Qt.MouseButton) -> None:
    QTest.mousePress(window, button)
    assert leavings() == [f"down: {button.name}"]
    assert leavings() == []


def test_while_another_button_is_down_no_click_is_heard(qtbot: QtBot) -> None:
    button = QPushButton("Play again")
    button.setCheckable(True)
    qtbot.addWidget(button)
    button.show()
    qtbot.waitExposed(button)
    QTest.mousePress(button, Qt.MouseButton.RightButton)
    QTest.mouseClick(button.windowHandle(), Qt.MouseButton.LeftButton)
    assert not button.isChecked()
    assert "down: RightButton" in leavings()
    QTest.mouseClick(button.windowHandle(), Qt.MouseButton.LeftButton)
    assert button.isChecked()


@pytest.mark.qt_log_ignore(r"This plugin does not support (raise\(\)|grabbing the (keyboard|mouse))")
def test_an_open_menu_is_found(window: QWidget) -> None:
    window.show()
    menu = QMenu(window)
    menu.addAction("Home")
    menu.popup(window.pos())
    assert any(one.startswith("open menu") for one in leavings())
    menu.close()
    window.close()
    QApplication.processEvents()
    assert leavings() == []


def test_a_pointer_and_grabs_are_found(window: QWidget) -> None:
    window.grabKeyboard()
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    assert [one.split(":")[0] for one in leavings()] == ["grabbed keyboard", "pointer"]
    window.releaseKeyboard()
    QApplication.restoreOverrideCursor()
