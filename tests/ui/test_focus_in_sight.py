"""Tab and Shift+Tab go round a page, and wherever the keyboard comes to is in sight, also in the smallest window."""

from __future__ import annotations

from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from garden_desktop.ui.window import MainWindow
from tests.today import in_turn
from tests.ui.screens import SCREENS, breathe

EVERY_DAY: Final = ("about", "pad of fire_and_flora", "lists of stalk_exchange")
"""Pages with something below the edge: steps into a scroll area left it there."""
MOST: Final = 80
"""Steps after which a page has been gone round."""
LEAST: Final = 30
"""Pixels of something large that are enough to see where the keyboard is."""


@pytest.mark.parametrize("screen", [*EVERY_DAY, *in_turn([one for one in SCREENS if one not in EVERY_DAY], 6)])
def test_whatever_tab_comes_to_is_in_sight(window: MainWindow, screen: str) -> None:
    SCREENS[screen](window)
    window.resize(640, 480)
    breathe()
    hidden = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        reached: list[QWidget] = []
        here = QApplication.focusWidget()
        while here is not None and here not in reached and len(reached) < MOST:
            reached.append(here)
            QTest.keyClick(here, key)
            here = QApplication.focusWidget()
            if here is None or not is_in_sight(here):
                hidden.append(f"{type(here).__name__} after {reached[-1].accessibleName()}")
    assert hidden == []


def is_in_sight(widget: QWidget) -> bool:
    shown = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
    seen = shown.visibleRegion().boundingRect()
    return seen.height() >= min(shown.height(), LEAST) and seen.width() >= min(shown.width(), LEAST)
