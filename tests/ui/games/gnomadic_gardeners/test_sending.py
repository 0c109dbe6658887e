"""After the reveal gnomes are sent to tasks by hand and by keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.record import Seated
from garden_desktop.games.gnomadic_gardeners.rules.state import Move
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.board.layout import ItemRef, piece_ref, place_ref
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.table_screen import TableScreen

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def table(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[TableScreen]:
    """Alone, everybody sent: some task can be done, and nothing is chosen yet."""
    screen = MatchScreen(
        appearance, MatchRepository(tmp_path).begin_match(MatchSetup("gnomadic_gardeners", (Seated("Ann", 0),), {}, 9))
    )
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    with qtbot.waitActive(screen):
        screen.show()
    screen.begin()
    screen.table.step_player.skip_remaining()
    all_of_them = max(screen.session.rules.legal_moves(screen.session.view), key=lambda move: move.bits.bit_count())
    screen.table.play(all_of_them)
    screen.table.step_player.skip_remaining()
    screen.table.board.interaction.clear_draft()
    yield screen.table
    screen.close_match()


def helper(table: TableScreen) -> InputStep:
    """A gnome on the bench, and a task it can help with."""
    session = table.session
    done = next(move for move in session.rules.legal_moves(session.view) if isinstance(move, Move) and move.bits)
    handle = session.table.gesture(session.view, done)[0]
    return InputStep(handle.place, handle.also[0])


def at(table: TableScreen, thing: ItemRef) -> QPoint:
    return table.board.rect_of(thing).center()


def sent(table: TableScreen, wanted: InputStep) -> bool:
    crew = [piece.id for piece in table.board.interaction.pieces.values() if piece.place == wanted.place]
    return bool(crew) and any(handle.place == wanted.place for handle in table.board.interaction.draft)


def test_a_gnome_is_dragged_to_a_task(table: TableScreen) -> None:
    wanted, viewport = helper(table), table.board.viewport()
    begin, end = at(table, piece_ref(wanted.piece)), at(table, place_ref(wanted.place))
    QTest.mousePress(viewport, LEFT, pos=begin)
    for step in range(1, 6):
        QTest.mouseMove(viewport, begin + (end - begin) * (step / 5))
    QTest.mouseRelease(viewport, LEFT, pos=end)
    assert sent(table, wanted)


def test_a_gnome_is_carried_to_a_task_with_the_keys(table: TableScreen) -> None:
    wanted, board = helper(table), table.board
    board.table_cursor.move_to(piece_ref(wanted.piece))
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert board.interaction.held == wanted.piece
    for _ in range(20):
        if board.table_scene.over == wanted.place:
            break
        QTest.keyClick(board, Qt.Key.Key_Up)
        if board.table_scene.over != wanted.place:
            QTest.keyClick(board, Qt.Key.Key_Right)
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert sent(table, wanted)


def test_a_task_is_pressed_by_its_number(table: TableScreen) -> None:
    wanted = helper(table)
    QTest.keyClick(table.board, getattr(Qt.Key, f"Key_{wanted.place[-1]}"))
    assert sent(table, wanted)


def test_whoever_pulls_a_gnome_off_its_task_is_told_how_it_comes_back(table: TableScreen) -> None:
    """ "That cannot be moved now." was no reason: a press on the task takes its gnomes back."""
    wanted, viewport, hands = helper(table), table.board.viewport(), table.board.interaction
    hands.press(wanted.place)
    begin = at(table, piece_ref(next(piece.id for piece in hands.pieces.values() if piece.place == wanted.place)))
    QTest.mousePress(viewport, LEFT, pos=begin)
    for step in range(1, 6):
        QTest.mouseMove(viewport, begin + QPoint(0, 20 * step))
    QTest.mouseRelease(viewport, LEFT, pos=begin + QPoint(0, 100))
    number = wanted.place[-1]
    assert table.bar.sentence.text().startswith(f"Click <b>Task {number}</b> to take its gnomes off it.")
    QTest.mouseClick(viewport, LEFT, pos=at(table, place_ref(wanted.place)))
    assert not table.board.interaction.draft
