"""Two cards that are played together: laid on one another, then the plant they are meant for is pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.core.text import plain
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.games.fire_and_flora.table.table import FloraTable
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.drawing.scene_items import Glow
from garden_desktop.ui.board.layout import piece_ref, place_ref
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.match.painters import scenery_of
from garden_desktop.ui.match.table_screen import TableScreen
from tests.games.fire_and_flora.desk import TWO, Desk, desk


@pytest.fixture
def at() -> Desk:
    return desk("HQ1 | EF1 oak small | C22 eucalyptus big", "HQ2 | EF2", hands=("water time",))


@pytest.fixture
def board(appearance: Appearance, qtbot: QtBot, at: Desk) -> TableView:
    table = FloraTable(at.rules)
    board = TableView(appearance, "fire_and_flora", table, scenery_of("fire_and_flora"))
    qtbot.addWidget(board)
    board.resize(1280, 800)
    board.show()
    qtbot.waitExposed(board)
    board.setFocus()
    view = at.sees(1)
    board.show_position(view, 0, table.move_builder(view), "Seat {}".format)
    return board


LEFT = Qt.MouseButton.LeftButton


def middle(board: TableView, place: str) -> QPoint:
    return board.mapFromScene(board.table_scene.layout.place(place).center())


def by_mouse(board: TableView) -> None:
    """Three clicks: one card, the other one, the plant."""
    for place in ("hand-water", "hand-time", "EF1"):
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=middle(board, place))


def by_keys(board: TableView) -> None:
    for thing in (piece_ref("card-water-1"), place_ref("hand-time"), place_ref("EF1")):
        board.table_cursor.move_to(thing)
        QTest.keyClick(board, Qt.Key.Key_Space)


def by_tree(board: TableView) -> None:
    for thing in (piece_ref("card-water-1"), place_ref("hand-time"), place_ref("EF1")):
        action = (
            board.accessibility.interface()
            .child(list(board.accessibility.read_things()).index(thing))
            .actionInterface()
        )
        assert action is not None
        action.doAction("Press")


@pytest.mark.rule("FF-22")
@pytest.mark.parametrize("play", [by_mouse, by_keys, by_tree])
def test_a_pair_is_played_by_pressing_the_plant(board: TableView, at: Desk, play: Callable[[TableView], None]) -> None:
    """Asked on which plant, one clicked the plant, and nothing happened: a card had to be lifted once more."""
    chosen: list[Any] = []
    board.chosen.connect(chosen.append)
    play(board)
    assert [at.rules.move_text(move) for move in chosen] == ["play water+time EF1"]


@pytest.fixture
def labors(board: TableView) -> TableView:
    """Six equal cards in one pile, two of which may be played together."""
    held = "water labor labor labor labor labor labor time"
    at = desk("HQ1 | EF1 oak small | C22 eucalyptus big", "HQ2 | EF2", hands=(held,))
    board.interaction.table = FloraTable(at.rules)
    view = at.sees(1)
    board.show_position(view, 0, board.interaction.table.move_builder(view), "Seat {}".format)
    return board


def test_two_of_one_pile_are_played_by_pressing_its_top_and_then_a_card_below(labors: TableView) -> None:
    rects = labors.table_scene.layout
    top, below = (rects.piece(f"card-labor-{number}") for number in (6, 2))
    QTest.mouseClick(labors.viewport(), LEFT, pos=labors.mapFromScene(top.center()))
    assert labors.interaction.held == "card-labor-6"
    QTest.mouseClick(labors.viewport(), LEFT, pos=labors.mapFromScene(below.topLeft() + QPointF(8, 60)))
    assert [(handle.place, handle.piece) for handle in labors.interaction.draft] == [("hand-labor", "card-labor-6")]
    assert labors.table_scene.highlights.glow("C22") is Glow.SOFT


def test_a_card_that_is_let_go_where_it_lay_begins_no_pair(labors: TableView) -> None:
    at = labors.mapFromScene(labors.table_scene.layout.piece("card-labor-6").center())
    QTest.mousePress(labors.viewport(), LEFT, pos=at)
    for away in (30, 12):
        QTest.mouseMove(labors.viewport(), at - QPoint(0, away))
    assert labors.carrying
    QTest.mouseRelease(labors.viewport(), LEFT, pos=at - QPoint(0, 12))
    assert labors.interaction.draft == ()
    assert labors.interaction.held == ""


def test_the_plants_that_may_be_pressed_are_lit_and_said(board: TableView) -> None:
    assert board.table_scene.highlights.glow("EF1") is None
    board.interaction.lift("card-water-1")
    board.interaction.drop("hand-time")
    assert plain(board.interaction.prompt) == "Seat 1: play Water and Time together. On which plant?"
    lit = {place for place in board.interaction.places if board.table_scene.highlights.glow(place) is Glow.SOFT}
    assert lit == {"EF1"}
    assert board.accessibility.read_description(place_ref("EF1")).startswith("can be pressed; Grow")
    board.interaction.clear_draft()
    assert board.table_scene.highlights.glow("EF1") is None


def test_what_can_be_pressed_beside_much_else_is_not_lit(board: TableView) -> None:
    """One coin less could not be pressed before there was one; an offer is filled by lifting, too."""
    at = desk(*TWO, hands=("water",), coins=(3, 3)).play("offer 2")
    table = FloraTable(at.rules)
    view = at.sees(1)
    board.interaction.table = table
    board.show_position(view, 0, table.move_builder(view), "Seat {}".format)
    board.interaction.press("more-give")
    assert board.interaction.can_press("less-give")
    assert board.table_scene.highlights.glow("less-give") is None


def test_a_plant_that_answers_to_no_such_pair_says_so(appearance: Appearance, qtbot: QtBot, at: Desk) -> None:
    """What lies on a land is no piece to be lifted: the reason is that of the land."""
    match = Match(at.rules, 1)
    match.states[:] = [at.state]
    header = RecordHeader("fire_and_flora", "p", "d", {}, (Seated("Ann", 0), Seated("Ben", 1)), 1, "test")
    session = Session(GAME, at.rules, match, header)
    session.open_gate()
    screen = TableScreen(appearance, session, None, MatchPlayers(appearance, session))
    qtbot.addWidget(screen, before_close_func=lambda shown: shown.move_provider.close())
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    board = screen.board
    for place in ("hand-water", "hand-time", "C22"):
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=middle(board, place))
    said = screen.bar.sentence.text()
    assert said.startswith("<b>Big Eucalyptus</b> does not react to <b>Water</b> and <b>Time</b>. <b")
    assert "Ann" in said, "whose turn it is stays in sight"
    assert screen.prompt.rule == "FF-23"


@pytest.mark.rule("FF-140")
def test_a_click_anywhere_on_a_chip_of_an_offer_adds_a_card(appearance: Appearance, qtbot: QtBot) -> None:
    """A click on a card that may be asked for picked it up, one on an own chip did nothing (P2-22)."""
    at = desk("HQ1 | EF1", "HQ2 | EF2", hands=("water time", "fire fire")).play("offer 2")
    board = TableView(appearance, "fire_and_flora", FloraTable(at.rules), scenery_of("fire_and_flora"))
    qtbot.addWidget(board)
    board.resize(1280, 800)
    board.show()
    qtbot.waitExposed(board)
    view = at.sees(1)
    board.show_position(view, 0, board.interaction.table.move_builder(view), "Seat {}".format)

    def press(place: str, across: float = 0.5) -> None:
        box = board.table_scene.layout.place(place)
        at = board.mapFromScene(QPointF(box.x() + box.width() * across, box.center().y()))
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert not board.interaction.held

    for place, across in (("ask-fire", 0.5), ("ask-fire", 0.9), ("have-time", 0.5)):
        press(place, across)
    assert [handle.piece for handle in board.interaction.draft] == ["wish-fire-1", "wish-fire-2", "card-time-1"]
    press("fewer-get-fire")
    assert [handle.piece for handle in board.interaction.draft] == ["wish-fire-1", "card-time-1"]
