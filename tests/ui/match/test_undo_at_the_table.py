"""Undo takes back what is not decided yet before it offers to take back a move, and no key agrees to that by chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.board.layout import place_ref
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.keys import key_label
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.match.handover import handover_screen
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.table_screen import TableScreen

PEOPLE = (Seated("Ann", 0), Seated("Ben", 1))
CTRL = Qt.KeyboardModifier.ControlModifier
OPTIONS = {"fire_and_flora": {"mode": "feud"}}
MOST = 60
"""Moves within which every position that is looked for comes."""
Begin = Callable[..., TableScreen]


@pytest.fixture
def begin(appearance: Appearance, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    """A match of two, some moves later, at a decision of a person with an empty draft; others have learned from the
    last move, so the table has to agree to undo it. At least `lifts` pieces can be moved, `loose` of them and back."""
    monkeypatch.setattr(handover_screen, "DEAF_MS", 0)
    opened: list[MatchScreen] = []

    def start(key: str, lifts: int = 0, loose: int = 0) -> TableScreen:
        screen = MatchScreen(
            appearance, MatchRepository(tmp_path).begin_match(MatchSetup(key, PEOPLE, OPTIONS.get(key, {}), 3))
        )
        qtbot.addWidget(screen)
        screen.resize(1280, 800)
        with qtbot.waitActive(screen):
            screen.show()
            screen.activateWindow()
        screen.begin()
        opened.append(screen)
        driver = MatchDriver(screen.table, Random(5))
        screen.table.minimum_delay.duration_ms = 0
        for played in range(MOST):
            driver.clear_the_way(QApplication.processEvents)
            take_back_draft(screen.table)
            pieces = [offer for offer in screen.table.board.interaction.offers if offer.piece]
            enough = len(pieces) >= lifts and sum(offer.loose for offer in pieces) >= loose
            if played >= 6 and enough and screen.session.can_undo() == "ask":
                return screen.table
            driver.play(1, QApplication.processEvents)
        raise AssertionError(f"no such position of {key} within {MOST} moves")

    yield start
    for screen in opened:
        screen.close_match()


def take_back_draft(table: TableScreen) -> None:
    """Empty the draft and the hand, what the game itself has laid out too."""
    while table.board.interaction.draft or table.board.interaction.held:
        table.board.interaction.undo_step()


def key(name: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """To whatever has the keyboard."""
    here = QApplication.focusWidget()
    assert here is not None
    QTest.keyClick(here, name, held)


def asked(table: TableScreen) -> bool:
    return table.notice_bar.isVisible()


GAMES = sorted(registry.games())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pressed", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_what_is_pressed_after_undo_agrees_to_nothing(begin: Begin, game: str, pressed: Qt.Key) -> None:
    table = begin(game)
    before = list(table.session.match.moves)
    key(Qt.Key.Key_Z, CTRL)
    assert asked(table)
    assert not isinstance(QApplication.focusWidget(), QAbstractButton)
    assert table.notice_bar.accessibleName().endswith(f", {key_label('Ctrl+Enter')}.")
    key(pressed)
    assert table.session.match.moves[: len(before)] == before


@pytest.mark.parametrize("game", GAMES)
def test_the_key_that_stands_on_the_button_agrees(begin: Begin, game: str) -> None:
    table = begin(game)
    before = table.session.match.ply
    key(Qt.Key.Key_Z, CTRL)
    assert asked(table)
    key(Qt.Key.Key_Return, CTRL)
    assert table.session.match.ply < before
    assert not asked(table)


@pytest.mark.parametrize("held", [CTRL, CTRL | Qt.KeyboardModifier.ShiftModifier], ids=["Ctrl+Y", "Ctrl+Shift+Z"])
def test_both_usual_keys_redo_a_move(begin: Begin, held: Qt.KeyboardModifier) -> None:
    """Only the one that Qt names first for the desktop was bound."""
    table = begin("stalk_exchange")
    moves = table.session.match.ply
    key(Qt.Key.Key_Z, CTRL)
    key(Qt.Key.Key_Return, CTRL)
    assert table.session.match.ply < moves
    QApplication.processEvents()
    key(Qt.Key.Key_Y if held == CTRL else Qt.Key.Key_Z, held)
    assert table.session.match.ply == moves


def test_esc_sends_the_question_away_and_does_nothing_else(begin: Begin) -> None:
    table = begin("fire_and_flora")
    before = list(table.session.match.moves)
    key(Qt.Key.Key_Z, CTRL)
    assert asked(table)
    key(Qt.Key.Key_Escape)
    assert not asked(table)
    assert table.session.match.moves == before
    key(Qt.Key.Key_Return, CTRL)
    assert table.session.match.moves == before


def test_undo_takes_gnomes_off_the_bench_one_by_one_before_it_asks(begin: Begin) -> None:
    table = begin("gnomadic_gardeners", loose=2)
    hands, before = table.board.interaction, list(table.session.match.moves)
    laid: list[InputStep] = []
    while len(laid) < 2:
        offer = next(one for one in hands.offers if one.piece and one.loose)
        hands.apply_input(offer)
        laid.append(offer)
    assert [handle.piece for handle in hands.draft] == [handle.piece for handle in laid]
    for left in (1, 0):
        key(Qt.Key.Key_Z, CTRL)
        assert len(hands.draft) == left
        assert not asked(table)
    key(Qt.Key.Key_Z, CTRL)
    assert asked(table)
    assert table.session.match.moves == before


def test_gnomes_of_a_seal_that_is_undone_lie_on_the_bench_again_for_their_owner_alone(begin: Begin) -> None:
    table = begin("gnomadic_gardeners", loose=2)
    session, driver = table.session, MatchDriver(table, Random(1))
    seat = session.deciding
    seal = next(move for move in session.rules.legal_moves(session.view) if move.bits.bit_count() == 2)
    on_bench = set(session.table.gesture(session.view, seal)[:-1])
    driver.move(seal)
    seen = []
    table.board.draft_changed.connect(lambda: seen.append((session.viewer, table.board.interaction.draft)))
    table.undo_controller.undo_decision()
    driver.clear_the_way(QApplication.processEvents)
    assert session.deciding == session.viewer == seat
    assert set(table.board.interaction.draft) == on_bench
    assert {viewer for viewer, draft in seen if draft} == {seat}
    assert session.rules.why_not(session.view, seal) is None
    key(Qt.Key.Key_Z, CTRL)
    assert asked(table), "the gnomes were laid there by a move that was taken back, not begun since"


def test_a_piece_in_a_garden_lies_there_again_when_its_planting_is_undone(begin: Begin) -> None:
    table = begin("paths_and_flower_beds", lifts=1)
    session, driver = table.session, MatchDriver(table, Random(1))
    seat = session.deciding
    laid = next(
        move for move in session.rules.legal_moves(session.view) if len(session.table.gesture(session.view, move)) > 1
    )
    steps = session.table.gesture(session.view, laid)
    driver.move(laid)
    table.undo_controller.undo_decision()
    driver.clear_the_way(QApplication.processEvents)
    assert (session.viewer, table.board.interaction.draft) == (seat, tuple(steps[:-1]))


@pytest.mark.parametrize("game", ["gnomadic_gardeners", "stalk_exchange", "fire_and_flora"])
def test_undo_puts_down_what_is_held_before_it_asks(begin: Begin, game: str) -> None:
    table = begin(game, lifts=1)
    hands, before = table.board.interaction, list(table.session.match.moves)
    lifted = next(handle.piece for handle in hands.offers if handle.piece)
    assert hands.lift(lifted)
    key(Qt.Key.Key_Z, CTRL)
    assert (hands.held, asked(table)) == ("", False)
    key(Qt.Key.Key_Z, CTRL)
    assert asked(table)
    assert table.session.match.moves == before


def test_undo_puts_down_a_piece_that_is_aimed_at_a_garden_before_it_asks(begin: Begin) -> None:
    table = begin("paths_and_flower_beds", lifts=1)
    board, before = table.board, list(table.session.match.moves)
    board.interaction.lift(next(handle.piece for handle in board.interaction.offers if handle.piece))
    board.focus_item(place_ref(board.interaction.drops(board.interaction.held)[0]))
    assert board.table_scene.pieces.carrying
    key(Qt.Key.Key_Z, CTRL)
    assert (board.interaction.held, asked(table)) == ("", False)
    assert table.session.match.moves == before


def test_a_draft_can_be_undone_where_no_move_can(
    appearance: Appearance, qtbot: QtBot, tmp_path: Path, begin: Begin
) -> None:
    screen = MatchScreen(
        appearance, MatchRepository(tmp_path / "fresh").begin_match(MatchSetup("gnomadic_gardeners", PEOPLE, {}, 3))
    )
    qtbot.addWidget(screen)
    screen.show()
    screen.begin()
    MatchDriver(screen.table, Random(1)).clear_the_way(QApplication.processEvents)
    hands, undo = screen.table.board.interaction, screen.table.bar._undo
    assert (screen.session.can_undo(), undo.isEnabled()) == ("none", False)
    hands.apply_input(next(one for one in hands.offers if one.piece and one.loose))
    assert undo.isEnabled()
    undo.click()
    assert (len(hands.draft), undo.isEnabled()) == (0, False)
    hands.lift(next(one.piece for one in hands.offers if one.piece))
    assert undo.isEnabled()
    undo.click()
    assert (hands.held, undo.isEnabled()) == ("", False)
    screen.close_match()
