"""The disk refuses, or somebody else is at the record of a match on the screen: said, and played on at the table."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated, read, replay
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.match import notice_bar
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.match.replay import ReplayView
from garden_desktop.ui.match.table_screen import TableScreen
from garden_desktop.ui.window import MainWindow
from tests import fifth
from tests.hotseat.faulty import FaultyDisk
from tests.systems import posix
from tests.ui.house import ALONE, KEY, House, notice, play, playing, strip

POSITIONS = 50
"""Of each game, in the long test."""
nobody_deletes = posix("Windows lets nobody delete a file that is open")
every_game = pytest.mark.parametrize("key", list(fifth.games()))
ANN, BEN = Seated("Ann", 0), Seated("Ben", 1)
FAULT = "reports an error. Check the disk, then try again. Everything before this is saved."


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FaultyDisk:
    return FaultyDisk(monkeypatch)


def record_of(table: TableScreen) -> Path:
    assert table.session.journal is not None
    return table.session.journal.path


def agree(table: TableScreen) -> bool:
    """Whether the record on the disk leads to where the match is."""
    match = replay(read(record_of(table).read_bytes()), table.session.rules)
    return (match.moves, match.state) == (table.session.match.moves, table.session.match.state)


def go_on_wherever_a_sync_fails(house: House, disk: FaultyDisk, key: str, positions: int) -> None:
    """At every position the next one, two or three syncs fail; then the match goes on by what the table offers."""
    window, position = house.open(), 0
    while position < positions:
        window.navigator.begin(MatchSetup(key, (ANN, BEN), {}, position))
        table, driver = playing(window).table, MatchDriver(playing(window).table, Random(position))
        while position < positions and not table.session.over:
            before, refused = table.session.match.ply, 0
            disk.refuse("sync", 1 + position % 3)
            driver.play(1, QApplication.processEvents)
            while strip(window).endswith(FAULT):
                assert agree(table)
                refused += 1
                table.notice_bar.accept_question()
            assert refused or table.session.table.asks  # a bar runs anew by itself
            assert (disk.waiting, strip(window), agree(table)) == (0, "", True)
            assert table.session.match.ply > before
            position += 1


@every_game
def test_wherever_a_sync_fails_the_match_goes_on_at_the_table(house: House, disk: FaultyDisk, key: str) -> None:
    go_on_wherever_a_sync_fails(house, disk, key, 8)


@every_game
@pytest.mark.long
def test_at_fifty_positions_it_does(house: House, disk: FaultyDisk, key: str) -> None:
    go_on_wherever_a_sync_fails(house, disk, key, POSITIONS)


def test_a_move_that_was_refused_can_be_made_by_hand_too(house: House, disk: FaultyDisk) -> None:
    window = house.open()
    window.navigator.begin(ALONE)
    table = playing(window).table
    play(window, 2)
    disk.refuse("sync")
    assert play(window) == 0
    assert strip(window).endswith(FAULT)
    assert play(window) > 0
    assert (strip(window), agree(table)) == ("", True)


def refused_computer(house: House, disk: FaultyDisk, qtbot: QtBot) -> MainWindow:
    """A match of Ann against a computer, whose first move the disk has refused and will refuse once more."""
    window = house.open()
    window.navigator.begin(MatchSetup("stalk_exchange", (ANN, BEN._replace(who="random")), {}, 3))
    table, driver = playing(window).table, MatchDriver(playing(window).table, Random(4))
    while table.session.computer is None:
        driver.play(1, lambda: None)
        table.step_player.skip_remaining()
    disk.refuse("sync", 2)
    qtbot.waitUntil(lambda: strip(window).endswith(FAULT), timeout=30_000)
    return window


def test_a_computers_move_that_was_refused_is_offered_again(house: House, disk: FaultyDisk, qtbot: QtBot) -> None:
    window = refused_computer(house, disk, qtbot)
    table = playing(window).table
    ply = table.session.match.ply
    table.notice_bar.accept_question()
    assert strip(window).endswith(FAULT)
    assert table.session.match.ply == ply
    table.notice_bar.accept_question()
    assert table.session.match.ply > ply
    assert (strip(window), agree(table)) == ("", True)
    qtbot.waitUntil(lambda: table.session.computer is None, timeout=30_000)


def test_a_computers_move_that_was_refused_comes_again_by_itself(
    house: House, disk: FaultyDisk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice_bar, "AGAIN_MS", 300)
    window = refused_computer(house, disk, qtbot)
    table = playing(window).table
    ply = table.session.match.ply
    table.notice_bar.dismiss()  # whoever sends the question away is not left waiting
    qtbot.waitUntil(lambda: table.session.match.ply > ply, timeout=30_000)
    assert (strip(window), agree(table)) == ("", True)
    qtbot.waitUntil(lambda: table.session.computer is None, timeout=30_000)


def test_taking_back_at_the_gate_says_there_why_it_cannot_be(house: House, disk: FaultyDisk) -> None:
    window = house.open()
    window.navigator.begin(MatchSetup(KEY, (ANN, BEN), {}, 5))
    table = playing(window).table
    table.handover.open_gate()
    table.recap.dismiss()
    play(window)
    table.step_player.skip_remaining()
    assert table.handover.isVisible()
    ply = table.session.match.ply
    disk.refuse("sync")
    QTest.qWait(450)  # the gate is deaf for a moment
    QTest.keyClick(table.handover, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.handover.isVisible()
    assert table.handover.news.endswith(FAULT)
    assert table.session.match.ply == ply
    QTest.qWait(450)
    QTest.keyClick(table.handover, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.session.match.ply < ply
    assert agree(table)


@nobody_deletes
def test_a_record_deleted_in_the_middle_of_a_match_is_written_anew_and_told_until_read(house: House) -> None:
    window = house.open()
    window.navigator.begin(ALONE)
    play(window, 2)
    table = playing(window).table
    playing(window).table.step_player.skip_remaining()
    shutil.rmtree(house.matches)
    assert strip(window) == ""
    play(window)
    table.step_player.skip_remaining()
    said = f"Another program deleted or moved {record_of(table).name}."
    assert strip(window).startswith(said)
    play(window)
    table.step_player.skip_remaining()
    assert strip(window).startswith(said)  # not gone with the next move
    QTest.keyClick(table.notice_bar, Qt.Key.Key_Escape)
    assert strip(window) == ""
    play(window)
    table.step_player.skip_remaining()
    assert (strip(window), agree(table)) == ("", True)


@nobody_deletes
def test_behind_a_gate_it_is_told_when_the_gate_opens(house: House) -> None:
    window = house.open()
    window.navigator.begin(MatchSetup(KEY, (ANN, BEN), {}, 5))
    table = playing(window).table
    table.handover.open_gate()
    table.recap.dismiss()
    record_of(table).unlink()
    play(window)
    table.step_player.skip_remaining()
    assert table.handover.isVisible()
    assert not table.notice_bar.isVisible()
    table.handover.open_gate()
    assert "Another program deleted" in strip(window)


@nobody_deletes
def test_whoever_leaves_at_the_gate_is_told_at_home(house: House) -> None:
    window = house.open()
    window.navigator.begin(MatchSetup(KEY, (ANN, BEN), {}, 5))
    table = playing(window).table
    table.handover.open_gate()
    table.recap.dismiss()
    path = record_of(table)
    path.unlink()
    play(window)
    window.navigator.go_home()
    assert notice(window).startswith(f"Another program deleted or moved {path.name}.")


def read_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a disk that nobody may write to."""
    really = os.open

    def refuse(name: Any, flags: int, *more: Any, **named: Any) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR):
            raise OSError(30, "Read-only file system", name)
        return really(name, flags, *more, **named)

    monkeypatch.setattr(os, "open", refuse)


def begun(house: House, moves: int) -> Path:
    """The record of a match of two people, of so many moves or to its end."""
    session, rng = (
        MatchRepository(house.matches).begin_match(MatchSetup("stalk_exchange", (ANN, BEN), {}, 3)),
        Random(1),
    )
    while not session.over and session.match.ply < moves:
        if session.gate is not None:
            session.open_gate()
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.close()
    assert session.journal is not None
    return session.journal.path


def test_a_match_on_a_read_only_disk_is_looked_at_from_the_seat_of_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = begun(house, 60)
    before = path.read_bytes()
    window = house.open()
    read_only(monkeypatch)
    window.navigator.resume(path)
    screen = playing(window)
    shown = screen.findChild(ReplayView)
    assert shown is not None
    assert shown.isVisible()
    assert shown.notice_bar.text.startswith(f"{path.name} is read-only, so you can only watch this match")
    session = screen.session
    assert shown.ply == session.match.ply >= 60
    for ply in (session.match.ply, 40, 0):
        shown.show_ply(ply)
        assert session.viewer is None
        assert shown.board.interaction.pieces.keys() == {
            piece.id
            for piece in session.table.make_view_model(session.rules.view(session.match.states[ply], None), None).pieces
        }
    shown.step()
    assert shown.ply == 1
    shown.bar.left.emit()
    assert window.navigator.home.isVisible()
    assert path.read_bytes() == before


def test_a_finished_match_on_a_read_only_disk_has_its_score_and_its_replay(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = begun(house, 10_000)
    window = house.open()
    read_only(monkeypatch)
    window.navigator.resume(path)
    screen = playing(window)
    assert (screen.session.over, screen.session.journal, strip(window)) == (True, None, "")
    screen.show_replay(5)
    shown = screen.findChild(ReplayView)
    assert shown is not None
    assert shown.ply == 5
    assert screen.session.viewer is not None
