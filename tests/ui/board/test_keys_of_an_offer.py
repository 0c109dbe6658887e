"""Keys where a choice is made of many steps: Up fills a basket, Down and Backspace take back, Esc drops it all."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.gesture import MoveSequence
from garden_desktop.games.fire_and_flora.rules.effects.trade import WITHDRAW
from garden_desktop.games.fire_and_flora.table.table import FloraTable
from garden_desktop.ui.board.layout import piece_ref
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.games.fire_and_flora.desk import TWO, Desk, desk


class Screen:
    """The table of a desk for the first seat, and what was chosen there."""

    def __init__(self, appearance: Appearance, qtbot: QtBot, at: Desk) -> None:
        table, view = FloraTable(at.rules), at.rules.view(at.state, 0)
        self.view = TableView(appearance, "fire_and_flora", table, None)
        qtbot.addWidget(self.view)
        self.view.resize(1000, 752)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.chosen: list[Any] = []
        self.view.chosen.connect(self.chosen.append)
        self.view.show_position(view, 0, table.move_builder(view), str)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)

    def click(self, place: str) -> None:
        at = self.view.mapFromScene(self.view.table_scene.layout.place(place).center())
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    @property
    def laid(self) -> list[str]:
        return [handle.piece for handle in self.view.interaction.draft]


def drafting() -> Desk:
    return desk(*TWO, hands=("water water",), coins=(3, 3)).play("offer 2")


@pytest.fixture
def screen(appearance: Appearance, qtbot: QtBot) -> Screen:
    return Screen(appearance, qtbot, drafting())


def test_enter_twice_puts_a_card_into_the_basket_and_backspace_takes_everything_back(screen: Screen) -> None:
    screen.view.table_cursor.move_to(piece_ref("card-water-1"))
    screen.key(Qt.Key.Key_Return)
    screen.key(Qt.Key.Key_Return)
    assert screen.laid == ["card-water-1"]
    screen.key(Qt.Key.Key_Backspace)
    assert screen.laid == []
    assert screen.chosen == []


def test_enter_proposes_everything_in_one_breath(screen: Screen) -> None:
    screen.view.interaction.press("more-get")
    screen.key(Qt.Key.Key_Return)
    assert len(screen.chosen) == 1
    assert isinstance(screen.chosen[0], MoveSequence)


def test_enter_proposes_after_the_mouse_has_pressed_a_button(screen: Screen) -> None:
    """The word on the button holds: nobody saw a focus on what the mouse pressed last."""
    screen.click("more-give")
    assert screen.laid == ["coins-give-1"]
    screen.key(Qt.Key.Key_Return)
    assert [type(one) for one in screen.chosen] == [MoveSequence]


def test_enter_presses_the_button_that_keys_led_to(screen: Screen) -> None:
    screen.click("more-give")
    screen.key(Qt.Key.Key_Space)
    assert screen.laid == ["coins-give-2"], "Space goes on where the mouse was"
    screen.key(Qt.Key.Key_Return)
    assert screen.laid == ["coins-give-3"], "now everybody sees where the focus is"
    assert screen.chosen == []


def test_esc_puts_down_what_is_held_and_then_drops_the_offer(screen: Screen) -> None:
    screen.view.interaction.press("more-get")
    screen.view.interaction.lift("card-water-1")
    screen.key(Qt.Key.Key_Escape)
    assert screen.chosen == []
    screen.key(Qt.Key.Key_Escape)
    assert screen.chosen == [WITHDRAW]


def test_up_never_sells_a_card_that_has_no_other_use(appearance: Appearance, qtbot: QtBot) -> None:
    screen = Screen(appearance, qtbot, desk(*TWO, hands=("time",)))
    assert screen.view.interaction.drops("card-time-1") == ("sell",)
    screen.view.table_cursor.move_to(piece_ref("card-time-1"))
    screen.key(Qt.Key.Key_Up)
    assert screen.chosen == []
