from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.appearance import FAST, OFF, Look
from garden_desktop.ui.kit.theme import DUSK, MORNING


def test_a_new_theme_is_told_once(look: Look, qtbot: QtBot) -> None:
    with qtbot.waitSignal(look.changed):
        look.set_theme("dusk")
    assert look.theme is DUSK
    with qtbot.assertNotEmitted(look.changed):
        look.set_theme("dusk")


def test_the_system_decides_when_asked_to(qapp: QApplication) -> None:
    look = Look()
    assert look.theme_name == "system"
    look.set_theme("dusk")
    look.set_theme("system")
    assert look.theme is MORNING  # the offscreen platform knows no dark scheme


def test_an_unknown_theme_changes_nothing(look: Look) -> None:
    with pytest.raises(ValueError, match="noon"):
        look.set_theme("noon")
    assert (look.theme_name, look.theme) == ("morning", MORNING)


def test_speed_scales_durations(look: Look, qtbot: QtBot) -> None:
    look.set_speed(1)
    assert look.duration(180) == 180
    with qtbot.waitSignal(look.changed):
        look.set_speed(FAST)
    assert look.duration(180) == 90
    look.set_speed(OFF)
    assert look.duration(180) == 0
