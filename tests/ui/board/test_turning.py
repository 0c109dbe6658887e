"""A piece of two cells that lies flat or upright: held, aimed, turned and laid instead of its twin."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.gesture import Draft, InputStep, MoveBuilder
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import DragGeometry, Note, Piece, Place
from garden_desktop.ui.board.drawing.scene_items import DOUBTED
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.ui.board.test_table_view import Recorder
from tests.ui.toy import CELLS, ToyLook, ToyTable, ToyView, ann, words

FLAT = {cell: (cell, f"{chr(ord(cell[0]) + 1)}{cell[1]}") for cell in CELLS}
UPRIGHT = {cell: (cell, f"{cell[0]}{int(cell[1]) + 1}") for cell in CELLS}
SIDE = 74.0


class BarLook(ToyLook):
    """Nine cells and two wells, in which the bar lies flat and upright."""

    @property
    def places(self) -> Sequence[Place]:
        cells = [place for place in super().places if place.id in CELLS]
        wells = [
            Place(f"well-{way}", "spot", 400 + 90 * at, 60, 80, 80, words(way), group="wells")
            for at, way in enumerate(("flat", "upright"))
        ]
        return (*cells, *wells, Place("plant", "button", 400, 200, 120, 40, words("Plant"), key="Enter", group="act"))

    @property
    def pieces(self) -> Sequence[Piece]:
        lies = {handle.piece: handle.place for handle in self.draft}
        flat = DragGeometry(2 * SIDE, SIDE, (-SIDE / 2, 0), (("turn", "upright"), ("back", "upright")))
        upright = DragGeometry(SIDE, 2 * SIDE, (0, -SIDE / 2), (("turn", "flat"), ("back", "flat")))
        found = []
        for way, grip in (("flat", flat), ("upright", upright)):
            size = (grip.w, grip.h) if way in lies else (grip.w / 4, grip.h / 4)
            found.append(
                Piece(way, lies.get(way, f"well-{way}"), "crop-fruit", words(way.capitalize()), *size, grip=grip)
            )
        return found

    @property
    def notes(self) -> Sequence[Note]:
        return ()


class BarTable(ToyTable):
    def make_view_model(self, view: ToyView, seat: Seat | None, draft: Draft = ()) -> BarLook:
        return BarLook(view, seat, draft)


def chooser() -> MoveBuilder[str]:
    """The bar fits wherever both of its cells are on the board; "plant" closes."""
    lies = [(way, first) for way, cells in (("flat", FLAT), ("upright", UPRIGHT)) for first in cells]
    fits = [(way, first) for way, first in lies if {"flat": FLAT, "upright": UPRIGHT}[way][first][1] in CELLS]
    return MoveBuilder(
        (f"{way} {first}", (InputStep(first, way, loose=True), InputStep("plant"))) for way, first in fits
    )


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


@pytest.fixture
def view(appearance: Appearance, qtbot: QtBot, recorder: Recorder) -> TableView:
    view = TableView(appearance, "gnomadic_gardeners", BarTable(), recorder)
    qtbot.addWidget(view)
    view.resize(1000, 752)
    view.show()
    qtbot.waitExposed(view)
    view.show_position(ToyView(), 0, chooser(), ann)
    return view


class Mouse:
    """The left button, in table units."""

    def __init__(self, view: TableView) -> None:
        self._view = view

    def press(self, at: QPointF) -> None:
        QTest.mousePress(self._view.viewport(), Qt.MouseButton.LeftButton, pos=self._view.mapFromScene(at))

    def move(self, at: QPointF) -> None:
        QTest.mouseMove(self._view.viewport(), self._view.mapFromScene(at))

    def release(self, at: QPointF) -> None:
        QTest.mouseRelease(self._view.viewport(), Qt.MouseButton.LeftButton, pos=self._view.mapFromScene(at))


def cell(view: TableView, name: str) -> QPointF:
    return view.table_scene.layout.place(name).center()


def roll(view: TableView, steps: int) -> None:
    at = QPointF(500, 300)
    event = QWheelEvent(
        at,
        view.viewport().mapToGlobal(at),
        QPoint(),
        QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_a_held_piece_has_its_own_size_and_goes_where_its_aim_points(view: TableView, qtbot: QtBot) -> None:
    mouse = Mouse(view)
    mouse.press(view.table_scene.layout.piece("flat").center())
    between = (cell(view, "a2") + cell(view, "b2")) / 2
    mouse.move(between)
    assert view.table_scene.pieces.item("flat").face().size().width() == 2 * SIDE
    assert view.table_scene.over == "a2", "the left half points, not the pointer"
    mouse.release(between)
    assert view.interaction.draft == (InputStep("a2", "flat", loose=True),)
    lies = view.table_scene.layout.piece("flat")
    assert lies == QRectF(60, 134, 2 * SIDE, SIDE), "it covers a2 and b2"


def test_keys_and_wheel_turn_what_is_held(view: TableView) -> None:
    view.interaction.lift("flat")
    QTest.keyClick(view, Qt.Key.Key_R)
    assert view.interaction.held == "upright"
    roll(view, 1)
    assert view.interaction.held == "flat"
    roll(view, -1)
    assert view.interaction.held == "upright"
    QTest.keyClick(view, Qt.Key.Key_F)
    assert view.interaction.held == "upright", "there is no other side to it"


def test_a_piece_turned_under_way_stays_under_the_pointer(view: TableView) -> None:
    mouse = Mouse(view)
    mouse.press(view.table_scene.layout.piece("flat").center())
    mouse.move(cell(view, "b2"))
    QTest.keyClick(view, Qt.Key.Key_R)
    assert view.table_scene.pieces.item("upright").pos() == cell(view, "b2")
    mouse.release(cell(view, "b2") + QPointF(0, SIDE / 2))
    assert view.interaction.draft == (InputStep("b2", "upright", loose=True),)


def test_a_laid_piece_turns_where_it_lies_or_is_taken_up_when_it_does_not_fit(view: TableView) -> None:
    refused: list[tuple[str, str]] = []
    view.refused.connect(lambda place, piece: refused.append((place, piece)))
    view.interaction.apply_input(InputStep("b2", "flat", loose=True))
    QTest.keyClick(view, Qt.Key.Key_R)
    assert view.interaction.draft == (InputStep("b2", "upright", loose=True),)
    view.interaction.clear_draft()
    view.interaction.apply_input(InputStep("c1", "upright", loose=True))
    QTest.keyClick(view, Qt.Key.Key_R)
    assert not view.interaction.draft
    assert view.interaction.held == "flat"
    assert refused == [("c1", "flat")]


def test_the_twin_in_its_well_is_laid_instead(view: TableView) -> None:
    view.interaction.apply_input(InputStep("b2", "flat", loose=True))
    assert view.interaction.can_lift("upright")
    view.interaction.apply_input(InputStep("a1", "upright", loose=True))
    assert view.interaction.draft == (InputStep("a1", "upright", loose=True),)
    chosen: list[str] = []
    view.chosen.connect(chosen.append)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert chosen == ["upright a1"]


def test_a_held_piece_lets_through_what_is_marked_where_it_may_not_lie(view: TableView) -> None:
    view.interaction.lift("flat")
    item = view.table_scene.pieces.item("flat")
    opacities = []
    for cell in ("a1", "c1", "b1"):
        view.table_scene.point_at(cell)
        opacities.append(item.opacity())
    assert opacities == [1.0, DOUBTED, 1.0]
    assert view.table_scene.highlights.glow("a1") is None


def test_the_painter_over_the_pieces_is_told_a_place_where_it_may_not_go(view: TableView, recorder: Recorder) -> None:
    view.interaction.lift("flat")
    view.table_scene.point_at("c2")
    told: PaintContext = recorder.over[-1]
    assert (told.held, told.over, told.at) == ("flat", "", "c2")
    assert {(shown.held, shown.at) for shown in recorder.under} == {("", "")}


@pytest.mark.parametrize("corner", [(4, 4), (76, 4), (4, 76), (76, 76)])
def test_a_click_anywhere_on_the_tile_of_a_twin_takes_it_in_hand(view: TableView, corner: tuple[int, int]) -> None:
    """The picture of a piece is much smaller than its tile."""
    view.interaction.lift("flat")
    place = view.table_scene.layout.place("well-upright")
    assert not view.table_scene.layout.piece_at(place.topLeft() + QPointF(*corner))
    at = view.mapFromScene(place.topLeft() + QPointF(*corner))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert view.interaction.held == "upright"
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert view.interaction.held == "upright", "the chosen one stays chosen"
