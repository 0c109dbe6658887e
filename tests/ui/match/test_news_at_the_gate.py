"""What a person has missed is told on the gate where that is one move everybody may know; no card follows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.table_screen import TableScreen

THREE = (Seated("Ann", 0), Seated("Ben", 1), Seated("Cleo", 2))


@pytest.fixture
def table(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[TableScreen]:
    setup = MatchSetup("paths_and_flower_beds", THREE, {"first_namer": "1", "placing": "seats"}, 3)
    screen = MatchScreen(appearance, MatchRepository(tmp_path).begin_match(setup))
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    yield screen.table
    screen.close_match()


def say(table: TableScreen, text: str, qtbot: QtBot) -> None:
    """Make a move with hands, opening the gate first as a person does."""
    if table.session.gate is not None:
        qtbot.waitUntil(lambda: table.handover.accepts_input)
        QTest.keyClick(table.handover, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: not table.handover.isVisible())
    rules = table.session.rules
    MatchDriver(table, Random(0)).move(rules.parse_move(text))


def test_the_gate_says_what_was_named_and_one_key_leads_to_the_garden(table: TableScreen, qtbot: QtBot) -> None:
    say(table, "name P1", qtbot)
    say(table, "place a1", qtbot)
    assert table.session.gate == 1
    assert not table.step_player.is_running, "nobody is told what they have just done"
    assert table.handover.news == "Ann named the West–east straight. It fits in every garden."
    assert table.handover.accessibleDescription() == table.handover.news
    say(table, "place a4", qtbot)
    assert not table.recap.isVisible()
    assert (table.session.gate, table.handover.news) == (
        2,
        "Ann named the West–east straight. It fits in every garden.",
    )


def test_the_gate_of_who_has_missed_nothing_open_tells_nothing(table: TableScreen, qtbot: QtBot) -> None:
    for text in ("name P1", "place a1", "place a4", "place a1"):
        say(table, text, qtbot)
    table.step_player.skip_remaining()
    assert (table.session.gate, table.handover.news) == (1, "")


def test_in_hand_from_the_first_moment_and_nothing_of_it_behind_the_gate(table: TableScreen, qtbot: QtBot) -> None:
    say(table, "name P1", qtbot)
    assert table.board.interaction.held == "lie"
    say(table, "place a1", qtbot)
    assert (table.board.interaction.held, dict(table.board.interaction.pieces)) == ("", {})


def test_another_language_behind_a_gate_after_moves_were_taken_back(table: TableScreen, qtbot: QtBot) -> None:
    """The story counted to a move that was no more."""
    for text in ("name P1", "place a1", "place a4"):
        say(table, text, qtbot)
    table.undo()
    table.undo()
    table.notice_bar.accept_question()
    assert (table.session.gate, table.session.match.ply) == (0, 1)
    with qtbot.captureExceptions() as caught:
        QApplication.sendEvent(table.side_panel, QEvent(QEvent.Type.LanguageChange))
    assert caught == []


def test_only_games_that_ask_for_it_tell_at_the_gate() -> None:
    asking = {key for key, game in registry.games().items() if game.info.told_at_gate}
    assert asking == {"paths_and_flower_beds"}
