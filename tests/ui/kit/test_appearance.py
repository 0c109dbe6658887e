from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.style import appearance as appearances
from garden_desktop.ui.kit.style.appearance import FAST, OFF, Appearance
from garden_desktop.ui.kit.style.theme import DUSK, DUSK_CLEAR, MORNING, MORNING_CLEAR


def test_a_new_theme_is_told_once(appearance: Appearance, qtbot: QtBot) -> None:
    with qtbot.waitSignal(appearance.changed):
        appearance.set_theme("dusk")
    assert appearance.theme is DUSK
    with qtbot.assertNotEmitted(appearance.changed):
        appearance.set_theme("dusk")


def test_the_system_decides_when_asked_to(qapp: QApplication) -> None:
    appearance = Appearance()
    assert appearance.theme_name == "system"
    appearance.set_theme("dusk")
    appearance.set_theme("system")
    assert appearance.theme is MORNING  # the offscreen platform knows no dark scheme


def test_high_contrast_is_chosen_beside_the_colours(appearance: Appearance) -> None:
    appearance.set_contrast("high")
    assert appearance.theme is MORNING_CLEAR
    appearance.set_theme("dusk")
    assert appearance.theme is DUSK_CLEAR
    appearance.set_contrast("usual")
    assert appearance.theme is DUSK


def test_the_system_may_ask_for_high_contrast(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appearances, "_high", lambda: True)
    appearance.set_contrast("system")
    assert appearance.theme is MORNING_CLEAR
    appearance.set_contrast("usual")
    assert appearance.theme is MORNING


def test_an_unknown_theme_changes_nothing(appearance: Appearance) -> None:
    with pytest.raises(ValueError, match="noon"):
        appearance.set_theme("noon")
    assert (appearance.theme_name, appearance.theme) == ("morning", MORNING)


def test_speed_scales_durations(appearance: Appearance, qtbot: QtBot) -> None:
    appearance.set_speed(1)
    assert appearance.duration(180) == 180
    with qtbot.waitSignal(appearance.changed):
        appearance.set_speed(FAST)
    assert appearance.duration(180) == 90
    appearance.set_speed(OFF)
    assert appearance.duration(180) == 0
