"""Detector of application-wide input state that one test would leave to the next."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget


def leavings() -> list[str]:
    """Return the input state left over: held buttons, open menus, modal windows, grabs, an overridden pointer shape.

    While another button is held, a left click through a QWindow is not a first press, and no widget receives it.
    Buttons are released here, so that only one test is reported.
    """
    if QApplication.instance() is None:  # nothing of Qt's has been used in this process yet
        return []
    found = list(_leavings())
    _let_go()
    return found


def _leavings() -> Iterator[str]:
    down = QGuiApplication.mouseButtons()
    if down != Qt.MouseButton.NoButton:
        yield f"down: {down.name}"
    held = {
        "open menu": QApplication.activePopupWidget(),
        "modal window": QApplication.activeModalWidget(),
        "grabbed mouse": QWidget.mouseGrabber(),
        "grabbed keyboard": QWidget.keyboardGrabber(),
        "pointer": QApplication.overrideCursor(),
    }
    yield from (f"{what}: {one!r}" for what, one in held.items() if one is not None)
    yield from (f"window: {one!r}" for one in QApplication.topLevelWidgets() if one.isVisible())


def _let_go() -> None:
    down, anywhere = QGuiApplication.mouseButtons(), QWidget()
    for button in Qt.MouseButton:
        if button & down:
            QTest.mouseRelease(anywhere, button)
