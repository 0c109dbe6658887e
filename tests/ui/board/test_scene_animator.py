"""Motion: what moves, for how long, and that any input ends it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.view_model import Piece
from garden_desktop.ui.board.drawing import piece_items
from garden_desktop.ui.board.drawing.pixmaps import piece_pixmap
from garden_desktop.ui.board.drawing.scene_items import GLIDE_MS, SceneAnimator
from garden_desktop.ui.board.drawing.scenery import PaintContext, PlainScenery
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.ui.driver import Driver
from tests.ui.toy import ToyTable, ToyView, ann

MOVED = ToyView(tiles=(("acorn", "c1"), ("bean", "store")))


@pytest.fixture
def moving(driver: Driver, appearance: Appearance) -> Driver:
    """The toy game at normal speed."""
    appearance.set_speed(1)
    return driver


def _recorded() -> tuple[SceneAnimator, list[float], list[str]]:
    return SceneAnimator(), [], []


def test_shares_run_from_nothing_to_all_eased_out(qapp: object) -> None:
    glides, shares, ended = _recorded()
    glides.start_motion("a", 100, shares.append, lambda: ended.append("a"))
    for now in (0, 50, 100):
        glides.setCurrentTime(now)
    assert shares[0] == 0
    assert 0.5 < shares[-2] < 1, "eased out: more than half the way in half the time"
    assert shares[-1] == 1
    assert ended == ["a"]
    assert not glides.is_moving


def test_an_even_motion_is_half_way_in_half_the_time(qapp: object) -> None:
    glides, shares, _ = _recorded()
    glides.start_motion("a", 100, shares.append, lambda: None, even=True)
    for now in (50, 100):
        glides.setCurrentTime(now)
    assert shares[-2:] == [0.5, 1.0]


class Coming(PlainScenery):
    """Its upper picture takes 120 ms; keeps as which moments it was painted."""

    def __init__(self) -> None:
        self.above: list[float] = []
        self.below: list[float] = []

    def motion(self, shown: PaintContext) -> int:
        return 120

    def paint_under(self, painter: QPainter, shown: PaintContext) -> None:
        self.below.append(shown.moment)

    def paint_over(self, painter: QPainter, shown: PaintContext) -> None:
        self.above.append(shown.moment)


@pytest.mark.parametrize(("speed", "moments"), [(1, [0.0, 0.5, 1.0]), (0, [1.0])])
def test_what_stands_above_comes_in_once_for_each_position(
    appearance: Appearance, qtbot: QtBot, speed: int, moments: list[float]
) -> None:
    scenery = Coming()
    appearance.set_speed(speed)
    view = TableView(appearance, "gnomadic_gardeners", ToyTable(), scenery)
    qtbot.addWidget(view)
    view.show_position(ToyView(), 0, None, ann)
    view.table_scene.animator.skip()
    scenery.above.clear()
    view.show_position(MOVED, 0, None, ann)
    assert view.table_scene.coming_ms == 120 * speed
    for now in (60, 120):
        view.table_scene.animator.setCurrentTime(now)
    view.table_scene.show_interaction()
    assert scenery.above == moments
    assert set(scenery.below) == {1.0}, "what lies below is painted once"


def test_no_duration_means_now(qapp: object) -> None:
    glides, shares, ended = _recorded()
    glides.start_motion("a", 0, shares.append, lambda: ended.append("a"))
    assert (shares, ended, glides.is_moving) == ([1.0], ["a"], False)


def test_a_moved_piece_glides_and_settles(moving: Driver, qtbot: QtBot) -> None:
    start = moving.where("acorn")
    with qtbot.waitSignal(moving.view.settled, timeout=5000):
        moving.show(MOVED)
        item = moving.view.table_scene.pieces.item("acorn")
        assert item.pos() == start
        assert moving.view.moving
    assert moving.rests("acorn")
    assert not moving.view.moving


def test_on_the_way_it_is_between(moving: Driver) -> None:
    start, item = moving.where("acorn"), moving.view.table_scene.pieces.item("acorn")
    moving.show(MOVED)
    moving.view.table_scene.animator.setCurrentTime(GLIDE_MS // 3)
    end = moving.where("acorn")
    assert start.y() > item.pos().y() > end.y()
    assert item.zValue() > 1000, "above what lies still"


def test_speed_off_jumps(driver: Driver) -> None:
    driver.show(MOVED)
    assert not driver.view.moving
    assert driver.rests("acorn")


@pytest.mark.parametrize("way", ["press", "key"])
def test_any_input_jumps_to_the_end(moving: Driver, way: str) -> None:
    moving.show(MOVED)
    assert moving.view.moving
    if way == "press":
        moving.press(QPointF(960, 700))
    else:
        moving.keys("F5")
    assert not moving.view.moving
    assert moving.rests("acorn")
    moving.release(QPointF(960, 700))


def test_a_dropped_piece_does_not_start_from_its_origin_again(moving: Driver) -> None:
    moving.view.chosen.connect(lambda move: moving.show(MOVED))
    drop = moving.where("@c1") + QPointF(20, 10)
    origin = moving.where("acorn")
    moving.press(origin)
    moving.move(QPointF(200, 200))
    moving.move(drop)
    moving.release(drop)
    assert moving.chosen == ["acorn c1"]
    item = moving.view.table_scene.pieces.item("acorn")
    assert (item.pos() - drop).manhattanLength() < 3, "it settles from where it was let go"
    moving.view.table_scene.animator.skip()
    assert moving.rests("acorn")


def test_an_illegal_drop_glides_home(moving: Driver) -> None:
    drop, home = moving.where("@h2"), moving.where("bean")
    moving.drag("bean", "@h2")
    item = moving.view.table_scene.pieces.item("bean")
    assert (item.pos() - drop).manhattanLength() < 3
    moving.view.table_scene.animator.skip()
    assert item.pos() == home


def test_a_changed_sprite_flips(moving: Driver) -> None:
    item = moving.view.table_scene.pieces.item("sun")
    before = item.pixmap.cacheKey()
    moving.show(ToyView(sprite="card-g07"))
    glides = moving.view.table_scene.animator
    glides.setCurrentTime(5)
    assert item.pixmap.cacheKey() == before
    assert item.transform().m11() < 1
    glides.setCurrentTime(139)
    assert item.pixmap.cacheKey() != before
    glides.skip()
    assert item.transform().m11() == 1


def test_a_face_that_nobody_waits_for_is_never_painted(
    moving: Driver, appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []

    def drawn(piece: Piece, *others: Any) -> QPixmap:
        painted.append(piece.sprite)
        return piece_pixmap(piece, *others)

    monkeypatch.setattr(piece_items, "piece_pixmap", drawn)
    for sprite in ("card-g07", "card-g05"):
        moving.show(ToyView(sprite=sprite))
    assert not {"card-g07", "card-g05"} & set(painted)
    moving.view.table_scene.animator.skip()
    assert "card-g05" in painted
    assert "card-g07" not in painted


def test_new_pieces_fade_in_and_gone_ones_out(moving: Driver) -> None:
    moving.show(ToyView(absent=("bob",)))
    items = len(moving.view.table_scene.items())
    moving.view.table_scene.animator.skip()
    assert len(moving.view.table_scene.items()) == items - 1
    with pytest.raises(KeyError):
        moving.view.table_scene.pieces.item("bob")
    moving.show(ToyView())
    assert moving.view.table_scene.pieces.item("bob").opacity() == 0
    moving.view.table_scene.animator.skip()
    assert moving.view.table_scene.pieces.item("bob").opacity() == 1
    assert moving.view.table_scene.pieces.item("sun").opacity() == pytest.approx(0.4), "dim pieces stay dim"


def test_other_eyes_see_the_position_at_once(moving: Driver) -> None:
    moving.view.show_position(MOVED._replace(absent=("ann",)), 1, None, lambda side: "Ben")
    assert not moving.view.moving
    assert moving.rests("acorn")


def test_a_second_position_takes_over_where_the_first_one_is(moving: Driver) -> None:
    moving.show(MOVED)
    moving.view.table_scene.animator.setCurrentTime(60)
    item = moving.view.table_scene.pieces.item("acorn")
    halfway = QPointF(item.pos())
    moving.show(ToyView())
    assert item.pos() == halfway
    moving.view.table_scene.animator.skip()
    assert moving.rests("acorn")


def test_what_is_laid_again_while_it_glides_home_stays_where_it_is_laid(moving: Driver) -> None:
    hands, pieces = moving.view.interaction, moving.view.table_scene.pieces
    hands.apply_input(InputStep("bench", "ann", loose=True))
    moving.view.table_scene.animator.skip()
    hands.clear_draft()
    hands.apply_input(InputStep("bench", "ann", loose=True))
    moving.view.table_scene.animator.skip()
    assert hands.pieces["ann"].place == "bench"
    assert pieces.item("ann").pos() == moving.view.table_scene.layout.piece("ann").center()


def test_grabbing_a_frame_ends_all_motion(moving: Driver) -> None:
    moving.show(MOVED)
    frame = moving.view.grab_frame()
    assert not moving.view.moving
    assert frame == moving.view.grab_frame()
