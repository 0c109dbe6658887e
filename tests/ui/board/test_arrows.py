"""Arrows walk: in no game does one of them move a piece, press anything or begin a move."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.games.registry import games
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.kit.style.appearance import OFF, Appearance
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.table_screen import TableScreen
from tests.today import in_turn

ARROWS: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
MOVES: Final = 6


@pytest.mark.parametrize("game", in_turn(list(games()), 2))
def test_arrows_move_nothing(appearance: Appearance, qtbot: QtBot, tmp_path: Path, game: str) -> None:
    """From wherever the cursor stands, in the first positions of a match."""
    appearance.set_speed(OFF)
    setup = MatchSetup(game, (Seated("Ann", 0), Seated("Ben", 1)), {}, 5)
    screen, rng = MatchScreen(appearance, MatchRepository(tmp_path).begin_match(setup)), Random(5)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    for _ in range(MOVES):
        come_to_the_table(screen.table)
        if screen.session.deciding is not None:
            walk(screen.table)
            screen.table.play(rng.choice(screen.session.rules.legal_moves(screen.session.view)))
    screen.close_match()


def come_to_the_table(table: TableScreen) -> None:
    table.step_player.skip_remaining()
    if table.session.gate is not None:
        table._gate_opened()
    if table.recap.isVisible():
        table.recap.dismiss()


def walk(table: TableScreen) -> None:
    board, match = table.board, table.session.match
    hands = board.interaction
    begun = hands.draft, hands.held, match.ply
    for thing in board.accessibility.read_things():
        for arrow in ARROWS:
            board.table_cursor.move_to(thing)
            QTest.keyClick(board, arrow)
            assert (hands.draft, hands.held, match.ply) == begun, f"{arrow} on {thing}"
