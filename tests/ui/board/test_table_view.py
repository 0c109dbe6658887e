"""The view: fitting, zooming, frames, look and language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.view_model import Piece
from garden_desktop.ui.board.drawing.scenery import PaintContext, PlainScenery
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import DUSK, MORNING
from tests.ui.driver import Driver
from tests.ui.toy import ToyTable, ToyView, ann, chooser


class Recorder(PlainScenery):
    """The plain scenery, remembering what it was asked to paint."""

    def __init__(self) -> None:
        self.under: list[PaintContext] = []
        self.over: list[PaintContext] = []
        self.pieces: list[tuple[str, PaintContext]] = []

    def paint_under(self, painter: QPainter, shown: PaintContext) -> None:
        self.under.append(shown)
        super().paint_under(painter, shown)

    def paint_over(self, painter: QPainter, shown: PaintContext) -> None:
        self.over.append(shown)

    def paint_piece(self, painter: QPainter, piece: Piece, rect: QRectF, shown: PaintContext) -> bool:
        self.pieces.append((piece.id, shown))
        if piece.id != "goat":
            return False
        painter.fillRect(rect, shown.theme.sky)
        return True


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


@pytest.fixture
def view(appearance: Appearance, qtbot: QtBot, recorder: Recorder) -> TableView:
    view = TableView(appearance, "gnomadic_gardeners", ToyTable(), recorder)
    qtbot.addWidget(view)
    view.resize(1000, 752)
    view.show()
    qtbot.waitExposed(view)
    view.show_position(ToyView(), 0, chooser(ToyView()), ann)
    return view


def wheel(view: TableView, steps: int) -> None:
    at = QPointF(500, 300)
    event = QWheelEvent(
        at,
        view.viewport().mapToGlobal(at),
        QPoint(),
        QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


@pytest.mark.parametrize(("width", "height", "scale"), [(1000, 752, 1), (2000, 1504, 2), (500, 900, 0.5)])
def test_the_whole_table_fits(view: TableView, width: int, height: int, scale: float) -> None:
    view.resize(width, height)
    assert view.transform().m11() == pytest.approx(scale)
    assert view.viewport().size() == view.size(), "no scroll bars at 100 %"
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.adjusted(-1, -1, 1, 1).contains(view.sceneRect())


def test_zoom_keeps_to_its_bounds(view: TableView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.zoomed) as zoomed:
        view.set_zoom(9)
    assert zoomed.args == [2.5]
    view.set_zoom(0.1)
    assert view.zoom == 0.75
    assert view.transform().m11() == pytest.approx(0.75)


def test_keys_and_wheel_zoom(view: TableView) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(view, Qt.Key.Key_Plus, control)
    assert view.zoom == pytest.approx(1.25)
    QTest.keyClick(view, Qt.Key.Key_Minus, control)
    QTest.keyClick(view, Qt.Key.Key_Minus, control)
    assert view.zoom == pytest.approx(0.8)
    QTest.keyClick(view, Qt.Key.Key_0, control)
    assert view.zoom == 1
    wheel(view, 2)
    assert view.zoom == pytest.approx(1.5625)
    assert view.horizontalScrollBar().maximum() > 0
    wheel(view, -2)
    assert view.zoom == pytest.approx(1)


def test_a_zoomed_table_still_takes_drops(driver: Driver) -> None:
    driver.view.set_zoom(1.25)
    driver.view.centerOn(200, 200)
    driver.drag("acorn", "@b1")
    assert driver.chosen == ["acorn b1"]


def test_the_cursor_stays_in_sight(driver: Driver) -> None:
    driver.view.setFocus()
    driver.view.set_zoom(2.5)
    for _ in range(5):
        driver.keys("Tab")
    assert driver.at == "ann"
    assert driver.view.viewport().rect().contains(driver.pixel("ann"))


def test_pieces_are_as_sharp_as_the_screen(view: TableView) -> None:
    item = view.table_scene.pieces.item("ann")
    assert item.pixmap.width() == 80
    view.set_zoom(2.5)
    assert item.pixmap.width() == 200


def test_layers_are_painted_only_when_something_changes(view: TableView, recorder: Recorder) -> None:
    under, over = len(recorder.under), len(recorder.over)
    view.show_position(ToyView(), 0, chooser(ToyView()), ann)
    assert (len(recorder.under), len(recorder.over)) == (under, over)
    view.table_scene.point_at("b2")
    view.interaction.lift("acorn")
    for place in ("a1", "b2", "h2", "a3", "a3"):
        view.table_scene.point_at(place)
    assert len(recorder.under) == under, "what lies below does not know what is held"
    seen = [("", "b2"), ("acorn", ""), ("acorn", "a1"), ("acorn", ""), ("acorn", "a3")]
    assert [(shown.held, shown.over) for shown in recorder.over[over:]] == seen, "only legal places are told then"
    view.interaction.put_down()
    view.interaction.press("t1")
    assert len(recorder.under) == under + 1


def test_a_scenery_may_draw_pieces_itself(view: TableView, recorder: Recorder) -> None:
    frame = view.grab_frame()
    middle = view.table_scene.layout.piece("goat").center().toPoint()
    assert frame.pixelColor(middle) == MORNING.sky
    assert {piece for piece, _ in recorder.pieces} == set(view.interaction.pieces)
    assert all((shown.held, shown.over) == ("", "") for _, shown in recorder.pieces)


def test_the_theme_changes_at_once(view: TableView, appearance: Appearance) -> None:
    assert view.grab_frame().pixelColor(990, 740) == MORNING.table
    appearance.set_theme("dusk")
    assert view.grab_frame().pixelColor(990, 740) == DUSK.table


def test_frames_differ_when_positions_do_and_only_then(view: TableView) -> None:
    first = view.grab_frame()
    view.show_position(ToyView(absent=("cat",)), 0, chooser(ToyView()), ann)
    second = view.grab_frame()
    view.show_position(ToyView(), 0, chooser(ToyView()), ann)
    assert first != second
    assert view.grab_frame() == first


def test_a_frame_can_be_had_without_a_window(appearance: Appearance, qtbot: QtBot) -> None:
    view = TableView(appearance, "gnomadic_gardeners", ToyTable(), None)
    qtbot.addWidget(view)
    view.resize(1000, 752)
    view.show_position(ToyView(), 0, None, ann)
    frame = view.grab_frame()
    assert (frame.width(), frame.height()) == (1000, 752)
    assert frame.pixelColor(view.table_scene.layout.place("pass").center().toPoint()) != MORNING.table


def test_words_follow_the_language(view: TableView, recorder: Recorder) -> None:
    painted = len(recorder.under)
    QApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
    assert len(recorder.under) == painted + 1
    assert view.accessibleName() == "Table"


def test_every_kind_of_place_is_painted(driver: Driver) -> None:
    frame = driver.view.grab_frame()
    for name in ("@a1", "@h2", "@bench", "@store"):
        rect = driver.view.table_scene.layout.place(name[1:])
        spot = QPointF(rect.right() - 12, rect.center().y())
        assert frame.pixelColor(spot.toPoint()) != MORNING.table, name


def test_a_refresh_of_the_hands_shows_a_draft_made_elsewhere(driver: Driver) -> None:
    elsewhere = chooser(ToyView())
    driver.view.show_position(ToyView(), 0, elsewhere, ann)
    elsewhere.add_step("bench", "ann")
    assert driver.place_of("ann") == "hand"
    driver.view.refresh()
    assert driver.place_of("ann") == "bench"
    assert driver.rests("ann")


@pytest.mark.parametrize(
    "part", [QRectF(112.3, 480, 871.4, 201.7), QRectF(0, 0, 333.3, 752), QRectF(10.5, 90.5, 99.9, 99.1)]
)
def test_a_part_fills_its_picture_to_the_edges(view: TableView, part: QRectF, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its last column was whatever the memory held."""
    bright = QColor("magenta")

    class Bright(QImage):
        def __init__(self, size: QSize, form: QImage.Format) -> None:
            super().__init__(size, form)
            self.fill(bright)

    monkeypatch.setattr("garden_desktop.ui.board.table_view.QImage", Bright)
    image = view.grab_part(part, QSize(443, 102))
    points = ((x, y) for y in range(image.height()) for x in range(image.width()))
    assert not any(image.pixelColor(x, y) == bright for x, y in points)
