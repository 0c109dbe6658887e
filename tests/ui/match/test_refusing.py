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
from garden_desktop.hotseat.shelf import Setup, Shelf
from garden_desktop.ui.board.things import place_thing
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import MatchScreen

SEATS = (Seated("Ann", 0), Seated("Robot", 1, "random"))


@pytest.fixture
def screen(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[MatchScreen]:
    """Ann against a computer, with a bench to fill."""
    screen = MatchScreen(appearance, Shelf(tmp_path).begin(Setup("gnomadic_gardeners", SEATS, {}, 9)))
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    screen.table.showing.finish()
    yield screen
    screen.close_match()


def said(screen: MatchScreen) -> str:
    return screen.table.bar.sentence.text()


def test_who_decides_is_told_why(screen: MatchScreen) -> None:
    assert screen.session.deciding == 0
    screen.table.saying.refuse("seal", "")
    assert "There is nothing to do there now." not in said(screen)
    assert screen.table.saying.rule


def test_a_bench_that_may_be_sealed_is_no_reason(screen: MatchScreen) -> None:
    """What is meant follows the draft."""
    hands, saying = screen.table.board.hands, screen.table.saying
    hands.lift(next(piece for piece in hands.pieces if hands.can_lift(piece)))
    assert hands.drop("bench")
    saying.refuse("seal", "")
    assert not saying.rule


def test_nobody_is_told_why_while_a_computer_decides(screen: MatchScreen) -> None:
    let_the_computer_think(screen)
    screen.table.saying.refuse("task1", "")
    assert "Not yet: " in said(screen)
    assert screen.table.saying.rule == ""


def let_the_computer_think(screen: MatchScreen) -> None:
    move = next(move for move in screen.session.rules.legal_moves(screen.session.view) if move.kind == "commit")
    assert isinstance(move, Move)
    screen.table.play(move)
    screen.table.showing.finish()
    assert screen.session.computer == 1


@pytest.fixture
def planting(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[MatchScreen]:
    """Ann plants what a computer has named; the piece is in her hand."""
    seats = (Seated("Robot", 1, "random"), Seated("Ann", 0))
    options = {"open_grids": "on", "first_namer": "1"}
    screen = MatchScreen(appearance, Shelf(tmp_path).begin(Setup("paths_and_flower_beds", seats, options, 9)))
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    screen.table.thinker.close()
    screen.table.thinker.moved.disconnect(screen.table.play)
    session = screen.session
    while session.deciding is None:
        screen.table.play(session.rules.legal_moves(session.rules.view(session.match.state, session.match.to_move))[0])
        screen.table.showing.finish()
    assert screen.table.board.hands.held
    yield screen
    screen.close_match()


@pytest.mark.rule("PF-03")
def test_whoever_plants_over_the_dock_is_told_that_the_piece_has_to_lie_in_the_garden_first(
    planting: MatchScreen,
) -> None:
    board = planting.table.board
    expected = said(planting)
    named = expected.partition(" named, the ")[2].partition(".")[0]
    for place in ("plant", next(place for place in board.hands.places if place.startswith("well-"))):
        board.hands.act(place_thing(place))
        assert said(planting) == f"First lay the {named} in your garden. {expected}"
    board.go(place_thing(place))
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert said(planting) == f"First lay the {named} in your garden. {expected}"
    assert board.hands.held, "the piece is still in hand"
