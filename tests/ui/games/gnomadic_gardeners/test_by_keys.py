"""A round by keys: arrows lead from the bench to the hand, and Enter does what the ring or the button says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import OFF, Appearance
from garden_desktop.ui.match.match_screen import MatchScreen

KEY = Qt.Key


@pytest.fixture
def screen(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[MatchScreen]:
    """Ann's turn against a computer that moves when a test says so."""
    appearance.set_speed(OFF)
    seats = (Seated("Ann", 0), Seated("Robot", 1, "random"))
    screen = MatchScreen(
        appearance, MatchRepository(tmp_path).begin_match(MatchSetup("gnomadic_gardeners", seats, {}, 9))
    )
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    screen.table.move_provider.moved.disconnect(screen.table.play)
    screen.table.step_player.skip_remaining()
    screen.table.board.setFocus()
    yield screen
    screen.close_match()


def press(screen: MatchScreen, *keys: Qt.Key) -> TableView:
    for key in keys:
        QTest.keyClick(screen.table.board, key)
    return screen.table.board


def at(board: TableView) -> str:
    """The place of the thing under the ring."""
    thing = board.table_cursor.at
    assert thing is not None
    return thing.id if thing.kind == "place" else board.interaction.pieces[thing.id].place


def let_the_computer_play(screen: MatchScreen) -> None:
    session = screen.session
    while session.deciding is None and not session.over:
        rules, match = session.rules, session.match
        screen.table.play(rules.legal_moves(rules.view(match.state, match.to_move))[0])
        screen.table.step_player.skip_remaining()


def test_down_leads_from_the_first_gnome_of_the_bench_to_the_hand(screen: MatchScreen) -> None:
    """Straight below it lies only its own empty well."""
    board = press(screen, KEY.Key_Right, KEY.Key_Return, KEY.Key_Return)
    assert at(board) == "bench"
    press(screen, KEY.Key_Down)
    assert at(board) == "hand"


def test_enter_on_a_second_gnome_lifts_it_and_seals_nothing(screen: MatchScreen) -> None:
    board = press(screen, KEY.Key_Right, KEY.Key_Return, KEY.Key_Return, KEY.Key_Down, KEY.Key_Return)
    assert board.interaction.held
    press(screen, KEY.Key_Return)
    assert [handle.place for handle in board.interaction.draft] == ["bench", "bench"]
    press(screen, KEY.Key_Return)
    assert screen.session.deciding is None, "the bench is sealed"


@pytest.mark.rule("GG-40")
def test_enter_fulfils_the_tasks_that_are_laid_out_and_takes_none_of_them_back(screen: MatchScreen) -> None:
    """After the reveal the ring comes to stand on a task by itself."""
    board = press(screen, KEY.Key_Right)
    while not any(handle.place.startswith("task") for handle in board.interaction.draft):
        while screen.session.view.phase == "commit":
            benches = screen.session.rules.legal_moves(screen.session.view)
            screen.table.play(max(benches, key=lambda move: move.bits.bit_count()))
            screen.table.step_player.skip_remaining()
            let_the_computer_play(screen)
        if not any(handle.place.startswith("task") for handle in board.interaction.draft):
            screen.table.play(screen.session.rules.legal_moves(screen.session.view)[0])
            screen.table.step_player.skip_remaining()
            let_the_computer_play(screen)
    chosen = screen.session.table.best(screen.session.view)
    QTest.keyClick(board, KEY.Key_Shift)  # the ring is seen
    before = screen.session.match.ply
    press(screen, KEY.Key_Return)
    assert screen.session.match.ply > before
    assert screen.session.match.moves[before] == chosen


def test_in_the_next_round_the_ring_stands_where_something_can_be_done(screen: MatchScreen) -> None:
    """The tasks, on which it stood, are only to be read."""
    board = press(screen, KEY.Key_Right)
    round_begun = screen.session.view.round
    while screen.session.view.round == round_begun:
        if screen.session.view.phase == "fulfil":
            board.focus_item(next(thing for thing in board.table_cursor.everything() if thing.id.startswith("task")))
        screen.table.play(screen.session.rules.legal_moves(screen.session.view)[0])
        screen.table.step_player.skip_remaining()
        let_the_computer_play(screen)
    assert screen.session.view.phase == "commit"
    thing = board.table_cursor.at
    assert thing is not None
    assert board.interaction.can_lift(thing.id)
