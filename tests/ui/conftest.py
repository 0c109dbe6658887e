"""What the tests of the window share."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from garden_desktop.ui.look import Look
from garden_desktop.ui.theme import load_fonts


@pytest.fixture
def look(qapp: QApplication) -> Look:
    """The morning look, without motion."""
    load_fonts()
    look = Look()
    look.set_theme("morning")
    look.set_speed(0)
    return look
