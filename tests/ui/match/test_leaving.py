"""A match that was left is gone: nothing of its screen lives on, however it was looked at."""

from __future__ import annotations

import gc
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.kit.style.appearance import NORMAL, Appearance
from garden_desktop.ui.match.handover.handover_screen import TURN_MS
from garden_desktop.ui.match.match_screen import MatchScreen
from tests import fifth
from tests.ui.players import tree_text

SEATS = (Seated("Ann", 0), Seated("Ben", 1))


def opened(appearance: Appearance, folder: Path, key: str) -> MatchScreen:
    """A match on a shown screen, past its first gate."""
    screen = MatchScreen(appearance, MatchRepository(folder).begin_match(MatchSetup(key, SEATS, {}, 9)))
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    if screen.session.gate is not None:
        screen.table.handover.open_gate()
    QApplication.processEvents()
    return screen


def leave(screen: MatchScreen) -> None:
    """As the window does when they go home."""
    screen.close_match()
    screen.close()
    screen.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def seen_and_left(appearance: Appearance, folder: Path, key: str, read: bool) -> list[ref[object]]:
    """What a match was made of, after it was shown, perhaps read aloud, and left."""
    screen = opened(appearance, folder, key)
    screen.grab()
    if read:
        assert len(screen.table.board.accessibility.read_things()) > 5
        assert "Table" in tree_text(screen)
    table = screen.table
    parts = [
        screen,
        table,
        table.board,
        table.board.table_scene,
        table.board.accessibility,
        table.lists,
        screen.session,
    ]
    leave(screen)
    return [ref(part) for part in parts]


@pytest.mark.parametrize("read", [False, True], ids=["seen", "read aloud"])
@pytest.mark.parametrize("key", sorted(fifth.games()))
def test_nothing_of_a_match_lives_on(appearance: Appearance, tmp_path: Path, key: str, read: bool) -> None:
    parts = [part for _ in range(3) for part in seen_and_left(appearance, tmp_path, key, read)]
    gc.collect()
    assert [type(part()).__name__ for part in parts if part() is not None] == []


def test_a_gate_that_is_opening_opens_no_match_that_was_left(
    appearance: Appearance, qtbot: QtBot, tmp_path: Path
) -> None:
    """Left between the press and the last of its leaves, before Qt has taken the screen down."""
    screen = MatchScreen(appearance, MatchRepository(tmp_path).begin_match(MatchSetup("fire_and_flora", SEATS, {}, 9)))
    qtbot.addWidget(screen)
    screen.show()
    screen.begin()
    appearance.set_speed(NORMAL)
    gate = screen.table.handover
    gate.open_gate()
    assert 0 <= gate.openness < 1
    screen.close_match()
    qtbot.wait(2 * TURN_MS)
    assert screen.session.gate is not None


@pytest.mark.parametrize("key", sorted(fifth.games()))
def test_a_press_that_was_on_its_way_changes_no_match_that_was_left(
    appearance: Appearance, qtbot: QtBot, tmp_path: Path, key: str
) -> None:
    screen = opened(appearance, tmp_path, key)
    qtbot.addWidget(screen)
    session = screen.session
    moves, before = session.rules.legal_moves(session.view), session.match.state
    screen.close_match()
    screen.table.play(moves[0])
    screen.table.undo()
    screen.table.redo()
    assert session.match.state == before
