"""What the tests of the window share."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.look import Look
from garden_desktop.ui.kit.theme import load_fonts
from tests.ui.driver import Driver


@pytest.fixture
def look(qapp: QApplication) -> Look:
    """The morning look, without motion."""
    load_fonts()
    look = Look()
    look.set_theme("morning")
    look.set_speed(0)
    return look


@pytest.fixture
def driver(look: Look, qtbot: QtBot) -> Driver:
    """The toy game on a shown table of 1000 x 752 pixels, without motion."""
    return Driver(look, qtbot)
