"""Drag and drop, two clicks, double clicks and buttons, by mouse events alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from garden_desktop.ui.board.drawing.scene_items import Glow
from tests.ui.driver import Driver
from tests.ui.toy import ToyView

NOWHERE = QPointF(960, 700)


def test_a_drag_to_a_legal_place_is_a_move(driver: Driver) -> None:
    driver.drag("acorn", "@a2")
    assert driver.chosen == ["acorn a2"]
    assert driver.refused == []


def test_several_drags_and_a_button_are_a_move(driver: Driver) -> None:
    driver.drag("cat", "@bench")
    driver.drag("ann", "@bench")
    assert driver.draft == [("bench", "cat"), ("bench", "ann")]
    assert driver.drafts == 2
    assert driver.chosen == []
    driver.click("@seal")
    assert driver.chosen == ["seal ann+cat"]


def test_a_drop_on_an_illegal_place_is_refused_and_glides_home(driver: Driver) -> None:
    driver.drag("bean", "@h1")
    assert driver.chosen == []
    assert driver.refused == [("h1", "bean")]
    assert driver.held == ""
    assert driver.rests("bean")


def test_a_drop_beside_everything_is_no_complaint(driver: Driver) -> None:
    driver.drag("acorn", NOWHERE)
    assert (driver.chosen, driver.refused, driver.held) == ([], [], "")
    assert driver.rests("acorn")


def test_a_piece_that_stays_put_says_so_when_it_is_dragged(driver: Driver) -> None:
    driver.drag("sun", "@a1")
    assert driver.refused == [("t2", "sun")]
    assert driver.rests("sun")


def test_a_piece_whose_middle_is_over_the_target_lands_there(driver: Driver) -> None:
    grip = QPointF(-24, 0)
    driver.press(driver.where("acorn") + grip)
    target = driver.where("@a1") - QPointF(20, 0)
    driver.move(target + QPointF(0, 40))
    driver.move(target + grip)
    assert driver.view.table_scene.layout.place_at(target + grip) == ""
    driver.release(target + grip)
    assert driver.chosen == ["acorn a1"]


def test_a_placed_piece_is_dragged_back(driver: Driver) -> None:
    driver.drag("bob", "@bench")
    driver.drag("bob", "@hand")
    assert driver.draft == []
    assert driver.place_of("bob") == "hand"
    assert driver.drafts == 2


def test_a_placed_piece_is_clicked_back(driver: Driver) -> None:
    driver.drag("bob", "@bench")
    driver.click("bob")
    assert driver.draft == []
    assert driver.held == ""


def test_a_piece_that_means_the_same_as_a_press_moves_on_and_back(driver: Driver) -> None:
    driver.drag("goat", "@t1")
    assert driver.draft == [("t1", "goat")]
    driver.drag("goat", "@t2")
    assert driver.draft == [("t2", "goat")]
    driver.drag("goat", "@yard")
    assert driver.draft == []


def test_two_clicks_are_a_drag(driver: Driver) -> None:
    driver.click("acorn")
    assert driver.held == "acorn"
    driver.click("@c3")
    assert driver.chosen == ["acorn c3"]


def test_clicking_the_held_piece_puts_it_down(driver: Driver) -> None:
    driver.click("acorn", "acorn")
    assert driver.held == ""
    assert driver.refused == []
    assert driver.chosen == []


def test_clicking_another_piece_lifts_that_one(driver: Driver) -> None:
    driver.click("ann", "bob")
    assert driver.held == "bob"


def test_clicking_an_illegal_place_is_refused_and_the_piece_stays_in_hand(driver: Driver) -> None:
    driver.click("bean", "@b2")
    assert driver.refused == [("b2", "bean")]
    assert driver.held == "bean"


def test_clicking_the_bare_table_puts_down(driver: Driver) -> None:
    driver.click("bean")
    driver.press(NOWHERE)
    driver.release(NOWHERE)
    assert driver.held == ""


def test_a_double_click_sends_a_piece_with_one_way_to_go(driver: Driver) -> None:
    driver.double_click("bob")
    assert driver.draft == [("bench", "bob")]


def test_a_double_click_sends_nothing_that_has_a_choice(driver: Driver) -> None:
    """It is two clicks then: lifted and put down."""
    driver.double_click("acorn")
    assert (driver.chosen, driver.draft, driver.held) == ([], [], "")
    assert driver.rests("acorn")


def test_the_right_button_lets_go_of_a_drag(driver: Driver) -> None:
    driver.press("acorn")
    driver.move("@b1")
    assert driver.held == "acorn"
    QTest.mousePress(driver.view.viewport(), Qt.MouseButton.RightButton, pos=driver.pixel("@b1"))
    driver.release("@b1")
    QTest.mouseRelease(driver.view.viewport(), Qt.MouseButton.RightButton, pos=driver.pixel("@b1"))
    assert (driver.held, driver.chosen) == ("", [])
    assert driver.rests("acorn")


def test_a_button_that_is_not_on_offer_is_refused(driver: Driver) -> None:
    driver.click("@seal")
    assert driver.refused == [("seal", "")]
    assert driver.chosen == []


def test_pressing_a_place_again_takes_it_back(driver: Driver) -> None:
    driver.click("@t1")
    assert driver.draft == [("t1", "")]
    driver.click("@t1")
    assert driver.draft == []


def test_a_press_on_what_lies_on_a_place_presses_the_place(driver: Driver) -> None:
    driver.click("sun")
    assert driver.draft == [("t2", "")]


def test_targets_glow_and_the_one_under_the_pointer_strongly(driver: Driver) -> None:
    lights = driver.view.table_scene.highlights
    assert lights.glow("a1") is None
    driver.press("acorn")
    driver.move("@b1")
    assert lights.glow("b1") is Glow.STRONG
    assert lights.glow("a1") is Glow.SOFT
    assert lights.glow("h1") is Glow.SOFT
    assert lights.glow("h2") is None
    driver.move("@a1")
    assert (lights.glow("a1"), lights.glow("b1")) == (Glow.STRONG, Glow.SOFT)
    driver.release("@h2")
    assert lights.glow("a1") is None


def test_what_can_be_pressed_answers_the_pointer(driver: Driver) -> None:
    driver.move("@t1")
    assert driver.view.table_scene.highlights.glow("t1") is Glow.HOVER
    assert driver.view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    driver.move("@yard")
    assert driver.view.table_scene.highlights.glow("t1") is None
    assert driver.view.viewport().cursor().shape() == Qt.CursorShape.OpenHandCursor, "the goat can be picked up"


def test_hovering_tells_where_a_held_piece_may_not_go(driver: Driver) -> None:
    driver.press("bean")
    driver.move("@a1")
    assert driver.hovered == []
    driver.move("@h1")
    driver.move("@h2")
    driver.move(NOWHERE)
    assert driver.hovered == [("h1", "bean"), ("h2", "bean"), ("", "")]
    driver.release(NOWHERE)


def test_a_lifted_piece_grows_and_leaves_an_outline(driver: Driver) -> None:
    scene, item = driver.view.table_scene, driver.view.table_scene.pieces.item("ann")
    count = len(scene.items())
    driver.press("ann")
    driver.move(NOWHERE)
    assert item.scale() == pytest.approx(1.04)
    assert item.rotation() == 4, "a card tilts"
    assert item.pos() == NOWHERE
    assert len(scene.items()) == count + 2, "the outline and the light on the bench"
    driver.release(NOWHERE)
    assert (item.scale(), item.rotation()) == (1, 0)
    assert len(scene.items()) == count


def test_what_is_no_card_is_held_straight(driver: Driver) -> None:
    driver.press("acorn")
    driver.move(NOWHERE)
    assert driver.view.table_scene.pieces.item("acorn").rotation() == 0
    driver.release(NOWHERE)


def test_a_new_position_during_a_drag_ends_it(driver: Driver) -> None:
    driver.press("acorn")
    driver.move("@a1")
    driver.show(ToyView(tiles=(("acorn", "c1"), ("bean", "store"))))
    driver.move("@a2")
    driver.release("@a2")
    assert (driver.held, driver.chosen) == ("", [])
    assert driver.rests("acorn")


def test_a_table_that_is_only_shown_refuses_everything(driver: Driver) -> None:
    driver.view.show_position(ToyView(), None, None, lambda side: "Ann")
    driver.drag("acorn", "@a1")
    driver.click("@pass")
    assert driver.chosen == []
    assert driver.refused == [("store", "acorn"), ("pass", "")]


def test_a_whole_move_by_middle_drag_changes_nothing(driver: Driver) -> None:
    driver.view.set_zoom(2)
    before = driver.view.horizontalScrollBar().value()
    viewport = driver.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.MiddleButton, pos=QPoint(500, 300))
    QTest.mouseMove(viewport, QPoint(450, 280))
    QTest.mouseRelease(viewport, Qt.MouseButton.MiddleButton, pos=QPoint(450, 280))
    QTest.mouseMove(viewport, QPoint(400, 280))
    assert driver.view.horizontalScrollBar().value() == before + 50
    assert driver.chosen == []
