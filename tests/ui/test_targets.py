"""Whatever is pressed is 32 pixels wide and high at least, and 44 for whoever wants it larger, on every screen."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QListWidget

from garden_desktop.ui.kit.style import size
from garden_desktop.ui.settings.sheet import SettingsSheet
from garden_desktop.ui.window import MainWindow
from tests.today import in_turn
from tests.ui.house import House
from tests.ui.screens import SCREENS, breathe

pytestmark = pytest.mark.daily  # whole windows with large targets


def small(window: MainWindow, least: int) -> list[str]:
    """What can be pressed and is smaller than that."""
    breathe()
    pressed = [*window.findChildren(QAbstractButton), *window.findChildren(QLineEdit)]
    sides = {one: one.size() for one in pressed if one.isVisible() and one.isEnabled()}
    sides |= {
        shown: shown.visualRect(shown.model().index(0, 0)).size()
        for shown in window.findChildren(QListWidget)
        if shown.isVisible() and shown.count()
    }
    return [
        f"{type(one).__name__} of {type(one.parentWidget()).__name__}: {side.width()} x {side.height()}"
        for one, side in sides.items()
        if min(side.width(), side.height()) < least
    ]


@pytest.mark.parametrize("screen", in_turn(list(SCREENS), 10))
def test_every_target_can_be_hit(window: MainWindow, screen: str) -> None:
    SCREENS[screen](window)
    assert small(window, size.TARGET) == []
    window.context.appearance.set_targets("large")
    assert small(window, size.LARGE_TARGET) == []


def test_a_small_target_is_found(window: MainWindow) -> None:
    window.navigator.open_settings()
    breathe()
    sheet = window.findChildren(SettingsSheet)[-1]
    sheet.keys.setFixedHeight(20)
    assert len(small(window, size.TARGET)) == 1


def test_large_targets_are_chosen_in_the_settings_and_kept(house: House) -> None:
    window = house.open()
    window.navigator.dialogs.make_settings_sheet().targets.values.segment("large").click()
    assert size.target() == size.LARGE_TARGET
    size.set_target(size.TARGET)
    house.open()
    assert size.target() == size.LARGE_TARGET
    window.context.appearance.set_targets("usual")
    size.set_target(size.TARGET)
