"""The one thing there is to lay: it is in hand at once, in the way its person held it last, and buttons turn it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.gesture import Draft, InputStep, MoveBuilder
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Piece, Place
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.layout import place_ref
from garden_desktop.ui.board.scene import REST_MS
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.ui.board.test_table_view import Recorder
from tests.ui.board.test_turning import BarLook, BarTable, Mouse, cell, chooser
from tests.ui.toy import ToyView, ann, words


class ShedLook(BarLook):
    """The bar lies in two ways, a button turns it, another cannot mirror it, and it is pulled out of a bin."""

    @property
    def places(self) -> Sequence[Place]:
        turn = Place("turn", "button", 400, 260, 60, 40, words("Turn"), key="R", group="act", turns="turn")
        mirror = Place("mirror", "button", 480, 260, 60, 40, words("Mirror"), key="F", group="act", turns="mirror")
        bin = Place("bin", "spot", 700, 60, 80, 80, words("Bin"), group="wells", gives="bar")
        return (*super().places, turn, mirror, bin)

    @property
    def pieces(self) -> Sequence[Piece]:
        found = super().pieces if not self.view.absent else ()
        return [piece._replace(grip=piece.grip and piece.grip._replace(thing="bar")) for piece in found]


class BarShed(BarTable):
    def make_view_model(self, view: ToyView, seat: Seat | None, draft: Draft = ()) -> ShedLook:
        return ShedLook(view, seat, draft)


class Scribe(Recorder):
    """A painter that is asked where the pointer rests."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[PaintContext] = []

    def foresee(self, shown: PaintContext) -> bool:
        self.asked.append(shown)
        return True


@pytest.fixture
def scribe() -> Scribe:
    return Scribe()


@pytest.fixture
def view(appearance: Appearance, qtbot: QtBot, scribe: Scribe) -> TableView:
    view = TableView(appearance, "gnomadic_gardeners", BarShed(), scribe)
    qtbot.addWidget(view)
    view.resize(1000, 752)
    view.show()
    qtbot.waitExposed(view)
    show(view, 0)
    return view


def show(view: TableView, seat: int, moves: MoveBuilder[Any] | None = None) -> None:
    view.show_position(ToyView(), seat, moves or chooser(), ann)
    view.interaction.take_up()


def click(view: TableView, at: QPointF) -> None:
    mouse = Mouse(view)
    mouse.move(at)
    mouse.press(at)
    mouse.release(at)


def test_the_one_thing_to_lay_is_in_hand_and_a_click_lays_it(view: TableView) -> None:
    assert view.interaction.held == "flat"
    between = (cell(view, "a2") + cell(view, "b2")) / 2
    click(view, between)
    assert view.interaction.draft == (InputStep("a2", "flat", loose=True),), "its middle is under the pointer"


def test_it_follows_the_pointer_over_the_board_and_lies_in_its_well_otherwise(view: TableView) -> None:
    item, well = view.table_scene.pieces.item("flat"), view.table_scene.layout.piece("flat")
    Mouse(view).move(cell(view, "b2"))
    assert item.pos() == cell(view, "b2")
    assert item.face().width() > well.width()
    Mouse(view).move(QPointF(460, 220))
    assert item.pos() == well.center()
    assert item.face().width() == well.width()
    assert view.interaction.held == "flat"


def test_each_person_finds_it_as_they_held_it_last(view: TableView) -> None:
    QTest.keyClick(view, Qt.Key.Key_R)
    assert view.interaction.held == "upright"
    show(view, 1)
    assert view.interaction.held == "flat", "somebody else's hands are no business of this person"
    show(view, 0)
    assert view.interaction.held == "upright"


def test_a_way_without_room_is_passed_over(view: TableView) -> None:
    flat = MoveBuilder([("only", (InputStep("a1", "flat", loose=True), InputStep("plant")))])
    QTest.keyClick(view, Qt.Key.Key_R)
    show(view, 0, flat)
    assert view.interaction.held == "flat"
    assert not view.interaction.can_press("turn")
    QTest.keyClick(view, Qt.Key.Key_R)
    assert view.interaction.held == "flat"


def test_a_button_turns_what_is_in_hand_and_what_lies(view: TableView) -> None:
    turn = view.table_scene.layout.place("turn").center()
    click(view, turn)
    assert view.interaction.held == "upright"
    click(view, turn)
    assert view.interaction.held == "flat"
    click(view, cell(view, "a1") + QPointF(37, 0))
    click(view, turn)
    assert view.interaction.draft == (InputStep("a1", "upright", loose=True),)


def test_put_down_it_is_taken_up_again_turned(view: TableView) -> None:
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.interaction.held == ""
    assert view.interaction.can_press("turn")
    click(view, view.table_scene.layout.place("turn").center())
    assert view.interaction.held == "upright"


@pytest.mark.parametrize("place", ["b2", "well-upright", "bin"])
def test_put_down_it_is_taken_up_again_wherever_one_looks_for_it(view: TableView, place: str) -> None:
    """On the board, at its picture, at the place it came out of: each of these clicks did nothing, silently."""
    refused: list[tuple[str, str]] = []
    view.refused.connect(lambda place, piece: refused.append((place, piece)))
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.interaction.held == ""
    click(view, view.table_scene.layout.place(place).center())
    assert view.interaction.held == ("upright" if place == "well-upright" else "flat")
    click(view, cell(view, "b2") + QPointF(0, 37 if view.interaction.held == "upright" else 0))
    assert view.interaction.draft, "and the next click lays it"
    assert refused == []


@pytest.mark.parametrize("place", ["c1", "bin"])
def test_from_where_it_lies_it_is_taken_up_again_and_put_back_there(view: TableView, place: str) -> None:
    click(view, cell(view, "a2") + QPointF(37, 0))
    click(view, view.table_scene.layout.place(place).center())
    assert (view.interaction.held, view.interaction.draft) == ("flat", (InputStep("a2", "flat", loose=True),))
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert (view.interaction.held, view.interaction.draft) == ("", (InputStep("a2", "flat", loose=True),))
    click(view, cell(view, "b3"))
    click(view, cell(view, "b3") + QPointF(37, 0))
    assert view.interaction.draft == (InputStep("b3", "flat", loose=True),)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
@pytest.mark.parametrize("place", ["b2", "bin"])
def test_keys_and_readers_take_it_up_again_as_a_click_does(view: TableView, place: str, key: Qt.Key) -> None:
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    view.table_cursor.move_to(place_ref(place))
    QTest.keyClick(view, key)
    assert view.interaction.held == "flat"
    QTest.keyClick(view, Qt.Key.Key_Escape)
    view.accessibility.press_thing(place_ref(place))
    assert view.interaction.held == "flat"


def test_put_down_it_is_pulled_out_of_its_place_again(view: TableView) -> None:
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.accessibility.read_description(place_ref("bin")).startswith("can be pressed")
    mouse = Mouse(view)
    mouse.press(view.table_scene.layout.place("bin").center())
    mouse.move(cell(view, "b2"))
    mouse.release(cell(view, "a2") + QPointF(37, 0))
    assert view.interaction.draft == (InputStep("a2", "flat", loose=True),)


def test_a_button_that_turns_nothing_is_refused(view: TableView) -> None:
    refused: list[tuple[str, str]] = []
    view.refused.connect(lambda place, piece: refused.append((place, piece)))
    click(view, view.table_scene.layout.place("mirror").center())
    assert refused == [("mirror", "")]
    assert view.interaction.held == "flat"


def test_the_cursor_stays_on_the_button_that_turns(view: TableView) -> None:
    view.setFocus()
    view.table_cursor.move_to(place_ref("turn"))
    for held in ("upright", "flat"):
        QTest.keyClick(view, Qt.Key.Key_Return)
        assert (view.interaction.held, view.table_cursor.at) == (held, place_ref("turn"))


def test_a_reader_is_told_that_the_button_can_be_pressed_while_something_is_held(view: TableView) -> None:
    board, things = view.accessibility.interface(), list(view.accessibility.read_things())
    assert view.accessibility.read_description(place_ref("turn")).startswith("can be pressed")
    assert not board.child(things.index(place_ref("turn"))).state().disabled
    assert board.child(things.index(place_ref("mirror"))).state().disabled


def test_a_click_on_what_lies_takes_it_in_hand_again(view: TableView) -> None:
    click(view, cell(view, "b2") + QPointF(37, 0))
    assert view.interaction.draft
    click(view, cell(view, "b2"))
    assert (view.interaction.draft, view.interaction.held) == ((), "flat")


def test_a_double_click_lays_it_and_takes_nothing_back(view: TableView) -> None:
    at = cell(view, "b2") + QPointF(37, 0)
    click(view, at)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(at))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(at))
    assert view.interaction.draft == (InputStep("b2", "flat", loose=True),)


def test_what_falls_beside_the_board_is_still_in_hand(view: TableView) -> None:
    mouse = Mouse(view)
    mouse.press(view.table_scene.layout.piece("flat").center())
    mouse.move(QPointF(700, 600))
    mouse.release(QPointF(700, 600))
    assert (view.interaction.draft, view.interaction.held) == ((), "flat")


def test_pulled_onto_the_board_a_place_is_pressed_and_gives_what_is_carried_on(view: TableView) -> None:
    naming = MoveBuilder([("take", (InputStep("bin"),))])
    view.show_position(ToyView(absent=("bar",)), 0, naming, ann)
    view.chosen.connect(lambda move: show(view, 0))
    mouse = Mouse(view)
    mouse.press(view.table_scene.layout.place("bin").center())
    mouse.move(QPointF(500, 500))
    assert view.interaction.held == "", "not yet over the board"
    mouse.move(cell(view, "b2"))
    assert view.interaction.held == "flat"
    mouse.release(cell(view, "a2") + QPointF(37, 0))
    assert view.interaction.draft == (InputStep("a2", "flat", loose=True),)


def test_what_is_in_hand_already_is_pulled_out_of_its_place_too(view: TableView) -> None:
    mouse = Mouse(view)
    assert view.interaction.held == "flat"
    mouse.press(view.table_scene.layout.place("bin").center())
    mouse.move(cell(view, "b2"))
    mouse.release(cell(view, "a2") + QPointF(37, 0))
    assert view.interaction.draft == (InputStep("a2", "flat", loose=True),)


def test_let_go_half_beside_the_board_it_lies_at_its_edge(view: TableView) -> None:
    """Where a click would lay it."""
    mouse = Mouse(view)
    edge, grip = cell(view, "a2") - QPointF(20, 0), view.interaction.pieces["flat"].grip
    assert grip is not None
    assert view.table_scene.layout.place_at(edge + QPointF(*grip.aim)) == ""
    mouse.press(view.table_scene.layout.piece("flat").center())
    mouse.move(edge)
    mouse.release(edge)
    assert view.interaction.draft == (InputStep("a2", "flat", loose=True),)


def test_a_painter_that_foresees_is_asked_when_the_pointer_rests(view: TableView, scribe: Scribe, qtbot: QtBot) -> None:
    for name in ("a1", "b1", "b2"):
        Mouse(view).move(cell(view, name))
    assert scribe.asked == []
    painted = len(scribe.over)
    qtbot.waitUntil(lambda: bool(scribe.asked), timeout=REST_MS * 40)
    assert [(shown.held, shown.at) for shown in scribe.asked] == [("flat", "b2")] or scribe.asked[-1].at == "a2"
    assert len(scribe.over) == painted + 1


def test_the_keyboard_looks_at_places_as_the_pointer_does(view: TableView) -> None:
    view.interaction.put_down()
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Tab)
    view.table_cursor.move_to(place_ref("turn"))
    assert view.table_scene.over == "turn"
