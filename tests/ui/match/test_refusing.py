"""Why something cannot be done: asked of the rules for whoever decides at this screen, and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.games.gnomadic_gardeners.rules.state import Move
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.board.layout import place_ref
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import MatchScreen

SEATS = (Seated("Ann", 0), Seated("Robot", 1, "random"))


@pytest.fixture
def screen(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[MatchScreen]:
    """Ann against a computer, with a bench to fill."""
    screen = MatchScreen(
        appearance, MatchRepository(tmp_path).begin_match(MatchSetup("gnomadic_gardeners", SEATS, {}, 9))
    )
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    screen.table.step_player.skip_remaining()
    yield screen
    screen.close_match()


def said(screen: MatchScreen) -> str:
    return screen.table.bar.sentence.text()


def test_who_decides_is_told_why(screen: MatchScreen) -> None:
    assert screen.session.deciding == 0
    screen.table.prompt.show_refusal("seal", "")
    assert "Nothing to do there right now." not in said(screen)
    assert screen.table.prompt.rule


def test_a_bench_that_may_be_sealed_is_no_reason(screen: MatchScreen) -> None:
    """What is meant follows the draft."""
    hands, saying = screen.table.board.interaction, screen.table.prompt
    hands.lift(next(piece for piece in hands.pieces if hands.can_lift(piece)))
    assert hands.drop("bench")
    saying.show_refusal("seal", "")
    assert not saying.rule


def test_a_refusal_stays_when_the_hand_moves_on_and_goes_with_the_next_thing_that_is_done(screen: MatchScreen) -> None:
    hands, saying = screen.table.board.interaction, screen.table.prompt
    expected = said(screen)
    saying.show_refusal("seal", "")
    refused = said(screen)
    assert refused != expected
    saying.show_aim("bench", "")
    assert said(screen) == refused, "with nothing in hand the pointer says nothing new"
    assert saying.rule
    piece = next(piece for piece in hands.pieces if hands.can_lift(piece))
    hands.lift(piece)
    saying.show_aim("bench", piece)
    assert said(screen) != refused
    assert not saying.rule


def test_nobody_is_told_why_while_a_computer_decides(screen: MatchScreen) -> None:
    let_the_computer_think(screen)
    screen.table.prompt.show_refusal("task1", "")
    assert "Please wait: " in said(screen)
    assert screen.table.prompt.rule == ""


def test_why_nothing_happens_is_said_to_readers(screen: MatchScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    heard, prompt = list[str](), screen.table.prompt
    monkeypatch.setattr(screen.table.board, "announce", heard.append)
    hands = screen.table.board.interaction
    piece = next(piece for piece in hands.pieces if hands.can_lift(piece))
    prompt.show_refusal("nowhere", "")
    prompt.show_refusal("nowhere", piece)
    hands.lift(piece)
    prompt.show_refusal("nowhere", piece)
    prompt.show_outdated_click()
    assert heard == [
        "Nothing to do there right now.",
        "You can’t move that right now.",
        "It can’t go there.",
        "That has changed in the meantime.",
    ]


def let_the_computer_think(screen: MatchScreen) -> None:
    move = next(move for move in screen.session.rules.legal_moves(screen.session.view) if move.kind == "commit")
    assert isinstance(move, Move)
    screen.table.play(move)
    screen.table.step_player.skip_remaining()
    assert screen.session.computer == 1


@pytest.fixture
def planting(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[MatchScreen]:
    """Ann plants what a computer has named; the piece is in her hand."""
    seats = (Seated("Robot", 1, "random"), Seated("Ann", 0))
    options = {"open_grids": "on", "first_namer": "1"}
    screen = MatchScreen(
        appearance, MatchRepository(tmp_path).begin_match(MatchSetup("paths_and_flower_beds", seats, options, 9))
    )
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    screen.table.move_provider.close()
    screen.table.move_provider.moved.disconnect(screen.table.play)
    session = screen.session
    while session.deciding is None:
        screen.table.play(session.rules.legal_moves(session.rules.view(session.match.state, session.match.to_move))[0])
        screen.table.step_player.skip_remaining()
    assert screen.table.board.interaction.held
    yield screen
    screen.close_match()


@pytest.fixture
def naming(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[MatchScreen]:
    """Ann names a path."""
    options = {"open_grids": "on", "first_namer": "1"}
    seats = (Seated("Ann", 0), Seated("Ben", 1))
    screen = MatchScreen(
        appearance, MatchRepository(tmp_path).begin_match(MatchSetup("paths_and_flower_beds", seats, options, 9))
    )
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    screen.table.step_player.skip_remaining()
    assert screen.session.deciding == 0
    yield screen
    screen.close_match()


@pytest.mark.parametrize("by_key", [False, True])
def test_naming_is_answered_by_what_is_to_be_planted_and_by_no_refusal(naming: MatchScreen, by_key: bool) -> None:
    """The piece comes into the hand while pointer or ring are still where it was named."""
    board = naming.table.board
    shape = next(place for place in board.interaction.places if board.interaction.can_press(place))
    if by_key:
        board.focus_item(place_ref(shape))
        QTest.keyClick(board, Qt.Key.Key_Return)
    else:
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=board.rect_of(place_ref(shape)).center())
    assert board.interaction.held
    assert ": plant the <b>" in said(naming)
    assert "First place" not in said(naming)


def test_a_piece_that_is_to_be_planted_floats_over_the_garden_alone(planting: MatchScreen) -> None:
    """By keys it hung in full size over its own name."""
    board = planting.table.board
    dock = next(place for place in board.interaction.places if place.startswith("well-"))
    for place, floats in (("c3", True), (board.interaction.pieces[board.interaction.held].place, False), (dock, False)):
        board.focus_item(place_ref(place))
        assert board.table_scene.pieces.carrying == floats, place


def test_a_piece_that_is_taken_back_over_the_dock_is_told_that_it_does_not_go_there(naming: MatchScreen) -> None:
    board = naming.table.board
    shape = next(place for place in board.interaction.places if board.interaction.can_press(place))
    dock = board.rect_of(place_ref(shape)).center()
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=dock)
    for point in (board.rect_of(place_ref("c3")).center(), dock):
        QTest.mouseMove(board.viewport(), point)
    assert said(naming).startswith("First place the ")


@pytest.mark.rule("PF-03")
def test_whoever_plants_over_the_dock_is_told_that_the_piece_has_to_lie_in_the_garden_first(
    planting: MatchScreen,
) -> None:
    board = planting.table.board
    expected = said(planting)
    named = expected.partition(": plant the ")[2].partition(",")[0]
    for place in ("plant", next(place for place in board.interaction.places if place.startswith("well-"))):
        board.interaction.activate_item(place_ref(place))
        assert said(planting) == f"First place the {named} in your garden. {expected}"
    board.focus_item(place_ref(place))
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert said(planting) == f"First place the {named} in your garden. {expected}"
    assert board.interaction.held, "the piece is still in hand"
