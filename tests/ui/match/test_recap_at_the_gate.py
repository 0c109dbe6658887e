"""In games that say so, what somebody has missed stands on their gate, as everybody may know it; one press opens it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.recap.recap_card import RecapCardView
from garden_desktop.ui.match.table_screen import TableScreen
from tests.games.fire_and_flora.desk import desk
from tests.hotseat.test_sole_answers import Begun

PEOPLE = (Seated("Ann", 0), Seated("Ben", 1))
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def table(appearance: Appearance, qtbot: QtBot) -> Iterator[TableScreen]:
    """Ann has ended her turn, and Ben has drawn a card."""
    at = desk("HQ1 | EF1", "HQ2 | EF2", hands=("time", "water"))
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
    driver.move(rules.parse_move("end"))
    screen.table.step_player.skip_remaining()
    assert session.gate == 1
    yield screen.table
    screen.close_match()


def said(table: TableScreen) -> str:
    labels = [label.text() for label in table.recap.findChildren(QLabel) if label.isVisible()]
    cards = [card.accessibleName() + card.accessibleDescription() for card in table.recap.findChildren(RecapCardView)]
    return " ".join(labels + cards)


def test_it_stands_before_the_gate_that_is_shut(table: TableScreen) -> None:
    assert table.recap.isVisible()
    assert table.handover.isVisible()
    assert not table.board.isVisible()
    assert "Since your last turn, Ben" in said(table)
    assert "Only Ben from here on. Everyone else, please look away." in said(table)


def test_nobody_reads_there_what_only_its_owner_may_know(table: TableScreen) -> None:
    """Behind it Ben reads which card he has drawn."""
    assert "Ben draws a Resource Card." in said(table)


@pytest.mark.parametrize("how", ["key", "button"])
def test_one_press_leads_to_the_table(table: TableScreen, qtbot: QtBot, how: str) -> None:
    qtbot.waitUntil(lambda: table.handover.accepts_input)
    press(table, how)
    qtbot.waitUntil(lambda: table.session.gate is None and not table.handover.isVisible())
    assert (table.session.viewer, table.recap.isVisible()) == (1, False)
    assert table.session.move_builder() is not None


@pytest.mark.parametrize("how", ["key", "button"])
def test_a_press_meant_for_what_stood_there_before_opens_nothing(table: TableScreen, how: str) -> None:
    assert not table.handover.accepts_input
    press(table, how)
    assert (table.session.gate, table.recap.isVisible()) == (1, True)


def test_what_was_skipped_before_it_is_said_in_it_and_not_ahead_of_it(table: TableScreen, qtbot: QtBot) -> None:
    driver, heard = MatchDriver(table, Random(0)), list[str]()
    driver.clear_the_way(QApplication.processEvents)
    table.board.announced.connect(heard.append)
    driver.move(table.session.rules.parse_move("end"))
    table.step_player.skip_remaining()
    assert table.recap.isVisible()
    qtbot.waitUntil(lambda: bool(heard))
    told = [format_message(sentence, table.players.name) for sentence in table.session.missed()[-1].told]
    assert heard[0].startswith("1. Ben"), "the first card comes first"
    assert [heard[0].count(sentence) for sentence in told] == [1] * len(told)


def test_esc_puts_it_away_and_leaves_the_gate_shut(table: TableScreen, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: table.handover.accepts_input)
    QTest.keyClick(table.recap, Qt.Key.Key_Escape)
    assert (table.session.gate, table.recap.isVisible()) == (1, False)
    QTest.keyClick(table.handover, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: table.session.gate is None)


@pytest.mark.parametrize("leave", ["free", "ask"])
def test_whoever_has_just_sealed_something_takes_it_back_there(
    table: TableScreen, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, leave: str
) -> None:
    ply = table.session.match.ply
    monkeypatch.setattr(table.session, "can_undo", lambda: leave)
    qtbot.waitUntil(lambda: table.handover.accepts_input)
    QTest.keyClick(table.recap, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    taken_back = leave == "free"
    assert (table.session.match.ply < ply, table.recap.isVisible()) == (taken_back, not taken_back)


def press(table: TableScreen, how: str) -> None:
    if how == "button":
        QTest.mouseClick(table.recap._table, LEFT)
    else:
        target = QApplication.focusWidget()
        assert target is not None, "nothing has the keyboard"
        QTest.keyClick(target, Qt.Key.Key_Space)
