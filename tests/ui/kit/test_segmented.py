from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.buttons.segmented import SegmentedControl
from garden_desktop.ui.kit.style.appearance import Appearance


@pytest.fixture
def months(appearance: Appearance, qtbot: QtBot) -> SegmentedControl:
    shown = SegmentedControl(appearance, [("a", "April"), ("m", "May"), ("j", "June")])
    qtbot.addWidget(shown)
    with qtbot.waitExposed(shown):
        shown.show()
    return shown


def test_a_click_chooses_and_tells(months: SegmentedControl, qtbot: QtBot) -> None:
    assert months.value == "a"
    with qtbot.waitSignal(months.chosen) as told:
        QTest.mouseClick(months.segment("m"), Qt.MouseButton.LeftButton)
    assert (told.args, months.value) == (["m"], "m")


def test_arrow_keys_choose_and_go_round(months: SegmentedControl) -> None:
    months.segment("a").setFocus()
    QTest.keyClick(months.segment("a"), Qt.Key.Key_Left)
    assert months.value == "j"


def test_a_refused_value_stays_out_and_says_why(months: SegmentedControl) -> None:
    months.refuse("m", "It is too cold in May.")
    said: list[str] = []
    months.pointed.connect(said.append)
    months.segment("a").setFocus()
    QTest.keyClick(months.segment("a"), Qt.Key.Key_Right)
    assert said[-1] == "m"
    QTest.mouseClick(months.segment("m"), Qt.MouseButton.LeftButton)
    assert months.value == "a"
    assert months.segment("m").accessibleDescription() == "It is too cold in May."
    months.refuse("m", "")
    QTest.mouseClick(months.segment("m"), Qt.MouseButton.LeftButton)
    assert months.value == "m"


def test_only_the_chosen_value_is_a_stop_for_tab(months: SegmentedControl) -> None:
    months.choose("j")
    stops = [v for v in "amj" if months.segment(v).focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == ["j"]


def test_screen_readers_hear_radio_buttons_with_the_name_of_the_choice(months: SegmentedControl) -> None:
    months.set_name("Month")
    face = QAccessible.queryAccessibleInterface(months.segment("m"))
    assert face.role() == QAccessible.Role.RadioButton
    assert face.text(QAccessible.Text.Name) == "Month: May"


def test_values_wrap_where_the_room_is_narrow(months: SegmentedControl) -> None:
    flow = months.layout()
    assert flow is not None
    assert flow.heightForWidth(70) == 3 * flow.heightForWidth(1000) - 4
