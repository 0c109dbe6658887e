"""While only somebody's hand is covered, what needs none of it is done beside the cover without opening it first."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.layout import piece_ref, place_ref
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.table_screen import TableScreen
from tests.games.fire_and_flora.desk import desk
from tests.hotseat.test_sole_answers import Begun

PEOPLE = (Seated("Ann", 0), Seated("Ben", 1))
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def table(appearance: Appearance, qtbot: QtBot) -> Iterator[TableScreen]:
    """Ann has watered her Sagebrush, nobody wanted to look, and her hand is covered still."""
    for shown in watering(appearance, qtbot):
        shown.response_controller.end()
        shown.step_player.skip_remaining()
        assert (shown.session.gate, shown.session.returning) == (0, True)
        yield shown


@pytest.fixture
def asked(appearance: Appearance, qtbot: QtBot) -> Iterator[TableScreen]:
    """Ann waters her Sagebrush, and all are asked whether they want to look."""
    for shown in watering(appearance, qtbot):
        assert shown.session.response_windows.open
        yield shown


def watering(appearance: Appearance, qtbot: QtBot) -> Iterator[TableScreen]:
    at = desk("HQ1 | EF1 sagebrush small", "HQ2 | EF2", hands=("water fire", "labor"), coins=(4, 0), market="C17")
    rules = Begun(at.rules, at.state)
    session = Session(GAME, rules, Match(rules, 7), RecordHeader(GAME.info.key, "", "", {}, PEOPLE, 7, "test"))
    screen = MatchScreen(appearance, session)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    with qtbot.waitActive(screen):
        screen.show()
        screen.activateWindow()
    screen.begin()
    driver = MatchDriver(screen.table, Random(0))
    driver.clear_the_way(QApplication.processEvents)
    driver.move(rules.parse_move("play water EF1"))
    yield screen.table
    screen.close_match()


def button(table: TableScreen, place: str) -> QPoint:
    return table.board.rect_of(place_ref(place)).center()


def click(table: TableScreen, place: str) -> None:
    QTest.mouseClick(table.board.viewport(), LEFT, pos=button(table, place))


def cards(table: TableScreen) -> list[str]:
    return [piece for piece in table.board.interaction.pieces if piece.startswith("card-")]


def kinds(table: TableScreen) -> list[str]:
    return [move.kind for move in table.session.match.moves]


def test_the_cover_lies_over_the_hand_and_beside_the_buttons(table: TableScreen) -> None:
    board = table.board
    for place in ("draw", "offer", "end"):
        at = board.viewport().mapTo(table, button(table, place))
        assert not table.handover.geometry().contains(at)
    assert cards(table) == []


def test_ending_the_turn_shows_the_hand_to_nobody(table: TableScreen, qtbot: QtBot) -> None:
    seen: list[list[str]] = []
    table.board.interaction.changed.connect(lambda: seen.append(cards(table)))
    qtbot.waitUntil(lambda: table.handover.accepts_input)
    click(table, "end")
    table.step_player.skip_remaining()
    assert (table.session.gate, table.session.viewer) == (1, None)
    assert not any(seen)


def test_the_next_person_is_told_of_it(table: TableScreen, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: table.handover.accepts_input)
    click(table, "end")
    table.step_player.skip_remaining()
    assert table.session.missed()[0].move.kind == "end"


@pytest.mark.parametrize("how", ["mouse", "key"])
def test_a_card_is_drawn_with_one_press_which_opens_the_hand(table: TableScreen, qtbot: QtBot, how: str) -> None:
    qtbot.waitUntil(lambda: table.handover.accepts_input)
    if how == "mouse":
        click(table, "draw")
    else:
        QTest.keyClick(table.handover, Qt.Key.Key_D)
    assert kinds(table)[2] == "draw"
    assert (table.session.viewer, table.handover.isVisible()) == (0, False)
    assert len(cards(table)) == 2


def test_a_press_meant_for_what_stood_there_before_does_nothing(table: TableScreen) -> None:
    assert not table.handover.accepts_input
    click(table, "draw")
    QTest.keyClick(table.handover, Qt.Key.Key_D)
    assert kinds(table) == ["play", "pass"]
    assert table.session.gate == 0


def test_what_needs_the_hand_is_not_offered(table: TableScreen, qtbot: QtBot) -> None:
    assert not any(handle.piece.startswith("card-") for handle in table.board.interaction.offers)
    qtbot.waitUntil(lambda: table.handover.accepts_input)
    click(table, "sell")
    assert (table.session.viewer, kinds(table)) == (0, ["play", "pass"]), "the press opens the hand"


def test_the_press_that_opens_the_hand_pulls_a_card_out_of_it(table: TableScreen, qtbot: QtBot) -> None:
    """The button goes down on the cover, the card is looked for and taken along to the plant, and let go there."""
    qtbot.waitUntil(lambda: table.handover.accepts_input)
    window = table.window().windowHandle()
    cover = table.handover.mapTo(table.window(), table.handover.rect().center())
    QTest.mousePress(window, LEFT, Qt.KeyboardModifier.NoModifier, cover)
    assert table.session.viewer == 0
    port = table.board.viewport()
    card = port.mapTo(table.window(), table.board.rect_of(piece_ref("card-fire-1")).center())
    plant = port.mapTo(table.window(), button(table, "EF1"))
    for start, end in ((cover, card), (card, plant)):
        for step in range(1, 9):
            QTest.mouseMove(window, start + (end - start) * step / 8)
    QTest.mouseRelease(window, LEFT, Qt.KeyboardModifier.NoModifier, plant)
    assert table.session.rules.move_text(table.session.match.moves[2]) == "play fire EF1"


def test_a_click_on_the_cover_takes_up_nothing(table: TableScreen, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: table.handover.accepts_input)
    window = table.window().windowHandle()
    cover = table.handover.mapTo(table.window(), table.handover.rect().center())
    QTest.mouseClick(window, LEFT, Qt.KeyboardModifier.NoModifier, cover)
    assert (table.session.viewer, table.board.interaction.held, kinds(table)) == (0, "", ["play", "pass"])


def test_a_whole_move_of_two_presses_is_made_beside_the_cover(table: TableScreen, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: table.handover.accepts_input)
    click(table, "offer")
    assert kinds(table)[2] == "offer"


def test_what_is_done_again_beside_the_cover_takes_the_cover_away(asked: TableScreen) -> None:
    asked.undo()
    asked.notice_bar.accept_question()
    assert (asked.session.gate, asked.handover.isVisible()) == (0, True)
    asked.redo()
    assert (asked.session.gate, asked.handover.isVisible()) == (None, False)
