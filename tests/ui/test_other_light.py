"""What was opened in other light looks as if it were opened in this one."""

from __future__ import annotations

import pytest

from garden_desktop.ui.window import MainWindow
from tests.ui.screens import SCREENS, breathe
from tests.ui.test_contrast import dress

PICTURED = [screen for screen in SCREENS if screen.startswith(("recap of", "pad of"))]
"""Screens with a picture of the table on them, which is drawn once."""


@pytest.mark.parametrize("screen", ["recap of stalk_exchange", "recap of fire_and_flora", "pad of stalk_exchange"])
def test_a_picture_of_the_table_is_drawn_anew_in_other_light(window: MainWindow, screen: str) -> None:
    assert looks_alike(window, screen, "dusk usual", "morning usual")


@pytest.mark.long
@pytest.mark.parametrize("theme", ["dusk usual", "morning usual", "dusk high", "morning high"])
@pytest.mark.parametrize("screen", PICTURED)
def test_every_picture_of_the_table_is_drawn_anew_in_other_light(window: MainWindow, screen: str, theme: str) -> None:
    assert looks_alike(window, screen, theme, "dusk usual" if theme == "morning usual" else "morning usual")


def looks_alike(window: MainWindow, screen: str, theme: str, other: str) -> bool:
    """Whether a screen looks the same whether it is opened in a theme or comes to it from another one."""
    dress(window, theme)
    SCREENS[screen](window)
    breathe()
    opened = window.grab().toImage()
    dress(window, other)
    assert window.grab().toImage() != opened
    dress(window, theme)
    return bool(window.grab().toImage() == opened)
