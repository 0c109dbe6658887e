"""Choosing from the menu of a button, as people do: a press of the button, then the lines of menu and submenu."""

from __future__ import annotations

from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu

POPS_UP: Final = pytest.mark.qt_log_ignore(r"This plugin does not support (raise\(\)|grabbing the (keyboard|mouse))")
"""Mark of tests whose menus open without a desktop."""


def choose_line(button: QAbstractButton, *lines: str) -> None:
    """Press `button`, then each of these lines."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    opened = QApplication.activePopupWidget()
    assert isinstance(opened, QMenu), f"no menu hangs below {button.text()}"
    menu: QMenu = opened
    for line in lines[:-1]:
        submenu = next(action for action in menu.actions() if action.text() == line).menu()
        assert isinstance(submenu, QMenu), f"{line} has no submenu"
        menu = submenu
    next(action for action in menu.actions() if action.text() == lines[-1]).trigger()
    opened.close()
