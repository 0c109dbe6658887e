"""Everything by keys: the cursor's walk, lifting and dropping, sending and fetching, keys printed on places."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.gesture import InputStep, MoveBuilder
from garden_desktop.ui.board.drawing.scene_items import Glow
from garden_desktop.ui.board.input.cursor import key_name
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.ui.driver import Driver
from tests.ui.toy import ToyView, ann


def test_tab_goes_from_group_to_group_and_arrows_walk_inside(driver: Driver) -> None:
    seen = []
    for _ in range(6):
        driver.keys("Tab")
        seen.append(driver.at)
    assert seen == ["acorn", "@h1", "@t1", "@bench", "ann", "@pass"]
    driver.keys("Backtab")
    assert driver.at == "ann"
    driver.keys("Right", "Right")
    assert driver.at == "cat"
    driver.keys("Right")
    assert driver.at == "cat", "the row ends here"
    driver.keys("Left")
    assert driver.at == "bob"


def test_an_arrow_goes_on_from_the_edge_of_a_group_to_what_lies_straight_ahead(driver: Driver) -> None:
    driver.walk_to("cat")
    driver.keys("Space", "Space")
    assert driver.place_of("cat") == "bench"
    driver.keys("Down")
    assert driver.at == "ann", "back to the hand at once, for the next one"
    driver.keys("Up")
    assert driver.at == "cat"
    driver.walk_to("@seal")
    driver.keys("Left")
    assert driver.at == "cat"
    driver.keys("Left")
    assert driver.at == "cat", "nothing lies there"


def test_the_first_arrow_begins_where_there_is_something_to_lift(driver: Driver) -> None:
    driver.keys("Right")
    assert driver.at == "acorn"
    driver.view.show_position(ToyView(), 0, MoveBuilder([("pass", (InputStep("pass"),))]), ann)
    driver.walk_to("")
    driver.keys("Right")
    assert driver.at == "@pass"
    driver.view.show_position(ToyView(), 0, None, ann)
    driver.walk_to("")
    driver.keys("Right")
    assert driver.at == "@a1"


def test_other_eyes_begin_anew(driver: Driver) -> None:
    driver.walk_to("bob")
    driver.show(ToyView(), seat=0)
    assert driver.at == "bob"
    driver.show(ToyView(), seat=1)
    assert driver.at == ""


def test_arrows_walk_squares_and_hexes_by_where_they_lie(driver: Driver) -> None:
    driver.walk_to("@b2")
    driver.keys("Up")
    assert driver.at == "@b1"
    driver.keys("Right", "Down", "Down")
    assert driver.at == "@c3"
    driver.walk_to("@h1")
    driver.keys("Right")
    assert driver.at == "@h2"
    driver.keys("Up")
    assert driver.at == "@h1"
    driver.keys("Down")
    assert driver.at == "@h2"


def test_arrows_go_to_buttons_that_are_not_on_offer_too(driver: Driver) -> None:
    driver.walk_to("@pass")
    driver.keys("Up")
    assert driver.at == "@seal"
    driver.keys("Down", "Down", "Space")
    assert driver.refused == [("never", "")]


def test_enter_lifts_leads_to_the_nearest_target_and_drops(driver: Driver) -> None:
    driver.walk_to("acorn")
    driver.keys("Return")
    assert (driver.held, driver.at) == ("acorn", "@a3")
    assert driver.view.table_scene.highlights.glow("a3") is Glow.STRONG
    driver.keys("Up", "Up", "Right")
    floats = driver.view.table_scene.pieces.item("acorn").pos()
    assert floats == driver.where("@b1") - QPointF(0, 10), "it is seen where it would go"
    assert driver.view.table_scene.highlights.glow("b1") is Glow.STRONG
    driver.keys("Space")
    assert driver.chosen == ["acorn b1"]


def test_a_held_piece_may_be_carried_to_another_group(driver: Driver) -> None:
    driver.walk_to("acorn")
    driver.keys("Space", "Tab")
    assert driver.at == "@h1"
    driver.keys("Return")
    assert driver.chosen == ["acorn h1"]


def test_an_illegal_place_says_why_and_keeps_the_piece_in_hand(driver: Driver) -> None:
    driver.walk_to("bean")
    driver.keys("Space")
    driver.walk_to("@b2")
    assert driver.hovered == [("b2", "bean")]
    driver.keys("Return")
    assert driver.refused == [("b2", "bean")]
    assert (driver.held, driver.at) == ("bean", "@b2")
    driver.keys("Escape")
    assert driver.hovered[-1] == ("", "")


def test_escape_puts_down_then_clears_the_draft(driver: Driver) -> None:
    driver.drag("ann", "@bench")
    driver.walk_to("bob")
    driver.keys("Space")
    assert driver.held == "bob"
    driver.keys("Escape")
    assert (driver.held, driver.draft) == ("", [("bench", "ann")])
    driver.keys("Escape")
    assert driver.draft == []


def test_escape_with_nothing_to_do_is_left_to_the_window(driver: Driver) -> None:
    press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    driver.view.keyPressEvent(press)
    assert not press.isAccepted()


def test_arrows_neither_send_nor_fetch_a_piece(driver: Driver) -> None:
    driver.walk_to("bob")
    driver.keys("Up")
    assert (driver.at, driver.draft) == ("@bench", [])
    driver.drag("ann", "@bench")
    driver.walk_to("ann")
    driver.keys("Down")
    assert driver.draft == [("bench", "ann")]


def test_enter_lifts_the_piece_to_which_somebody_went_and_presses_no_button(driver: Driver) -> None:
    driver.drag("ann", "@bench")
    driver.walk_to("bob")
    driver.keys("Return")
    assert (driver.held, driver.chosen) == ("bob", [])


def test_enter_presses_the_default_button_once_a_piece_was_laid_by_keys(driver: Driver) -> None:
    driver.walk_to("ann")
    driver.keys("Return", "Return")
    assert (driver.at, driver.draft) == ("ann", [("bench", "ann")])
    driver.keys("Return")
    assert driver.chosen == ["seal ann"]


def test_enter_goes_on_after_it_has_chosen_something_and_takes_nothing_back(driver: Driver) -> None:
    driver.drag("ann", "@bench")
    driver.walk_to("@t1")
    driver.keys("Return", "Return")
    assert driver.chosen == ["seal ann+t1"]


def test_enter_presses_the_default_button_where_the_last_decision_left_the_ring(driver: Driver) -> None:
    driver.walk_to("bob")
    driver.view.lock_input()
    driver.show(ToyView())
    driver.drag("ann", "@bench")
    QTest.keyClick(driver.view, Qt.Key.Key_Shift)
    assert driver.at
    driver.keys("Return")
    assert driver.chosen == ["seal ann"]


def test_enter_lifts_while_the_default_button_is_not_on_offer(driver: Driver) -> None:
    driver.walk_to("ann")
    driver.keys("Return")
    assert driver.held == "ann"


def test_enter_on_a_focused_button_presses_that_one(driver: Driver) -> None:
    driver.drag("ann", "@bench")
    driver.walk_to("@t1")
    driver.keys("Return")
    assert driver.chosen == []
    assert driver.draft == [("bench", "ann"), ("t1", "")]


def test_space_acts_on_the_focused_piece_first(driver: Driver) -> None:
    driver.drag("ann", "@bench")
    driver.walk_to("bob")
    driver.keys("Space")
    assert driver.held == "bob"


def test_lifting_and_confirming_again_sends_where_there_is_one_way(driver: Driver) -> None:
    driver.click("bob")
    driver.walk_to("bob")
    driver.keys("Return")
    assert driver.draft == [("bench", "bob")]


def test_a_click_then_enter_sends_too(driver: Driver) -> None:
    driver.click("bob")
    driver.keys("Return")
    assert driver.draft == [("bench", "bob")]


def test_keys_printed_on_places_press_them(driver: Driver) -> None:
    driver.keys("2", "1")
    assert driver.draft == [("t2", ""), ("t1", "")]
    driver.keys("2")
    assert driver.draft == [("t1", "")]
    driver.keys("P")
    assert driver.refused == [("pass", "")]
    driver.keys("1", "P")
    assert driver.chosen == ["pass"]


def test_after_a_drop_the_keyboard_is_on_the_piece(driver: Driver) -> None:
    driver.walk_to("cat")
    driver.keys("Space", "Space")
    assert driver.at == "cat"
    assert driver.place_of("cat") == "bench"
    driver.keys("Space")
    assert driver.draft == []


def test_where_the_focused_piece_is_gone_the_nearest_thing_is_next(driver: Driver) -> None:
    driver.walk_to("bob")
    driver.show(ToyView(absent=("bob",)))
    assert driver.at in {"ann", "cat"}


def test_whoever_lost_their_piece_while_others_moved_begins_where_something_can_be_done(driver: Driver) -> None:
    driver.walk_to("bob")
    driver.view.show_position(ToyView(absent=("ann", "bob", "cat")), 0, None, ann)
    assert driver.at == "@hand"
    driver.show(ToyView(absent=("bob", "cat"), benched=("ann",)))
    assert driver.at not in ("@hand", "ann"), "neither can be picked up or pressed"
    assert driver.view.interaction.can_press(driver.at[1:]) or driver.view.interaction.can_lift(driver.at)


def test_the_ring_is_shown_to_keys_and_hidden_from_the_mouse(driver: Driver) -> None:
    lights = driver.view.table_scene.highlights
    driver.view.setFocus()
    assert lights.ringed.isEmpty()
    driver.keys("Tab")
    assert lights.ringed == driver.view.table_scene.layout.piece("acorn")
    driver.click("ann")
    assert lights.ringed.isEmpty()


def test_a_table_that_is_put_aside_keeps_its_place_and_tells_no_reader(
    appearance: Appearance, qtbot: QtBot, driver: Driver
) -> None:
    """Qt asks it to pass the keyboard on, as Tab does; it went on to the next group, and told of what nobody saw."""
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    for widget in (driver.view, QLineEdit()):
        row.addWidget(widget)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    driver.view.setFocus()
    driver.keys("Tab", "Tab")
    assert driver.at == "@h1"
    driver.view.hide()
    assert driver.at == "@h1"
    driver.view.setParent(None)


@pytest.mark.parametrize(("key", "entered"), [("Tab", "acorn"), ("Backtab", "@pass")])
def test_the_focus_comes_and_goes_by_tab(
    appearance: Appearance, qtbot: QtBot, driver: Driver, key: str, entered: str
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    before, after = QLineEdit(), QLineEdit()
    row = QHBoxLayout(window)
    for widget in (before, driver.view, after):
        row.addWidget(widget)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    (before if key == "Tab" else after).setFocus()
    QTest.keyClick(window.focusWidget(), getattr(Qt.Key, f"Key_{key}"))
    assert window.focusWidget() is driver.view
    assert driver.at == entered
    for _ in range(6):
        QTest.keyClick(driver.view, getattr(Qt.Key, f"Key_{key}"))
    assert window.focusWidget() is (after if key == "Tab" else before)
    driver.view.setParent(None)


@pytest.mark.parametrize(
    ("key", "modifiers", "name"),
    [
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "Enter"),
        (Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier, "Enter"),
        (Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier, "Backspace"),
        (Qt.Key.Key_3, Qt.KeyboardModifier.KeypadModifier, "3"),
        (Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier, "Shift+R"),
    ],
)
def test_keys_are_named_as_places_name_them(key: Qt.Key, modifiers: Qt.KeyboardModifier, name: str) -> None:
    assert key_name(QKeyEvent(QEvent.Type.KeyPress, key, modifiers)) == name
