"""Somebody must go in the middle of a match: a computer takes the seat, and a person may take it back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.core.text import plain
from garden_desktop.hotseat.journal import Journal
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.newgame.seat_list import SeatsSheet
from garden_desktop.ui.pad.score_sheet import sheet_of
from garden_desktop.ui.window import MainWindow
from tests.shipped import SHIPPED
from tests.ui.house import House, play, playing, strip

PEOPLE = (Seated("Ann", 0), Seated("Ben", 1))


@pytest.fixture
def house(tmp_path: Path, qtbot: QtBot) -> Iterator[House]:
    house = House(tmp_path, qtbot)
    yield house
    house.close()


def at_the_table(house: House, key: str) -> MainWindow:
    window = house.open()
    window.navigator.begin(MatchSetup(key, PEOPLE, {}, 5))
    play(window, 2)
    return window


def sheet(window: MainWindow) -> SeatsSheet:
    """The sheet, from the menu of the table."""
    action = next(a for a in playing(window).table.bar.menu.actions() if a.text() == "Change players")
    action.trigger()
    return window.findChildren(SeatsSheet)[-1]


@pytest.mark.parametrize("key", sorted(SHIPPED))
def test_a_computer_plays_on_for_somebody_who_goes(house: House, qtbot: QtBot, key: str) -> None:
    window = at_the_table(house, key)
    before = playing(window)
    opened = sheet(window)
    QTest.mouseClick(opened.seats.rows[1].kind.segment("computer"), Qt.MouseButton.LeftButton)
    assert opened.choices.seats[1].who == "easy"
    QTest.keyClick(opened, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.navigator.match is not None and window.navigator.match is not before)
    session = playing(window).session
    assert [session.human(seat) for seat in (0, 1)] == [True, False]
    assert session.alone
    qtbot.waitUntil(lambda: session.deciding == 0, timeout=20_000)
    assert play(window, 1) > 0


def test_everybody_stays_at_their_own_side(house: House) -> None:
    """In the new-game sheet seats change places; in a match each has a hand, a garden, a reserve."""
    opened = sheet(at_the_table(house, "stalk_exchange"))
    row = opened.seats.rows[0]
    assert not row.grip.isVisible()
    QTest.keyClick(row.field, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert [seat.name for seat in opened.choices.seats] == ["Ann", "Ben"]


def test_the_pad_says_that_somebody_else_sat_down(tmp_path: Path) -> None:
    shelf = MatchRepository(tmp_path)
    session = shelf.begin_match(MatchSetup("stalk_exchange", PEOPLE, {}, 5))
    session.change_seats((PEOPLE[0], Seated("Cleo", 1)))
    session.close()
    assert session.journal is not None
    session = shelf.resume(session.journal.path)
    while not session.over:
        if session.gate is not None:
            session.open_gate()
        session.play(session.rules.legal_moves(session.match.state)[-1])
    players = [Seated(*seat) for seat in session.seats]
    assert [seat.name for seat in players] == ["Ann", "Cleo"]
    from garden_desktop.ui.kit.player import Player

    said = sheet_of(session, lambda side: Player(players[side].name, "can")).sentences
    assert "A player was replaced during the match." in [plain(one) for one in said]
    session.close()


def test_a_computer_that_is_offered_nowhere_is_no_stumbling_block(house: House) -> None:
    window = house.open()
    window.navigator.begin(MatchSetup("stalk_exchange", (PEOPLE[0], Seated("Ben", 1, "random")), {}, 5))
    assert sheet(window).choices.seats[1].who == "easy"


def test_two_of_one_name_cannot_play_on(house: House) -> None:
    opened = sheet(at_the_table(house, "stalk_exchange"))
    field = opened.seats.rows[1].field
    field.selectAll()
    QTest.keyClicks(field, "Ann")
    assert not opened.go.isEnabled()
    QTest.keyClick(opened, Qt.Key.Key_Return)
    assert opened.isVisible()


def test_cancelling_changes_nothing(house: House) -> None:
    window = at_the_table(house, "stalk_exchange")
    before, opened = playing(window), sheet(window)
    QTest.mouseClick(opened.seats.rows[1].kind.segment("computer"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(opened.cancel, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert playing(window) is before
    assert before.session.seats == PEOPLE


def test_a_disk_that_refuses_it_is_told_of(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    window = at_the_table(house, "stalk_exchange")
    before = playing(window)

    def refuse(journal: Journal, *lines: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Journal, "append", refuse)
    before.change_seats((PEOPLE[0], Seated("Ben", 1, "easy")))
    assert "is full. Free some space" in strip(window)
    assert playing(window) is before
