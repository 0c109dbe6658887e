"""A click while a computer thinks is never lost: it is answered, or it counts when the button goes up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.board.layout import place_ref
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import MatchScreen

SAME, OTHER = "slot-4", "slot-1"
"""In the first the computer leaves the flower as it is, in the second another one comes to lie."""
SEATS = (Seated("Ann", 0), Seated("Robot", 1, "random"))


@pytest.fixture
def screen(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[MatchScreen]:
    """Ann has played; the computer thinks for as long as nobody makes its move."""
    screen = MatchScreen(appearance, MatchRepository(tmp_path).begin_match(MatchSetup("stalk_exchange", SEATS, {}, 9)))
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    screen.table.move_provider.close()
    screen.table.move_provider.moved.disconnect(screen.table.play)
    while screen.session.computer is None:
        play_any(screen)
        screen.table.step_player.skip_remaining()
    yield screen
    screen.close_match()


def play_any(screen: MatchScreen) -> None:
    session = screen.session
    seat = session.match.to_move
    screen.table.play(session.rules.legal_moves(session.rules.view(session.match.state, seat))[0])


def until_ann(screen: MatchScreen) -> None:
    """The computer plays to the end of its turn; its last move may still be shown."""
    while screen.session.deciding != 0:
        screen.table.step_player.skip_remaining()
        play_any(screen)


def middle(screen: MatchScreen, place: str) -> QPoint:
    board = screen.table.board
    return board.mapFromScene(board.table_scene.layout.rect(place_ref(place)).center())


def press(screen: MatchScreen, place: str) -> None:
    QTest.mousePress(screen.table.board.viewport(), Qt.MouseButton.LeftButton, pos=middle(screen, place))


def release(screen: MatchScreen, place: str) -> None:
    QTest.mouseRelease(screen.table.board.viewport(), Qt.MouseButton.LeftButton, pos=middle(screen, place))


def said(screen: MatchScreen) -> str:
    return screen.table.bar.sentence.text()


def words(screen: MatchScreen) -> str:
    """The same without its colours."""
    return re.sub("<[^>]*>", "", said(screen))


def flower(screen: MatchScreen, slot: str) -> str:
    return screen.table.board.interaction.pieces[slot].sprite


def test_a_click_is_answered_by_who_thinks(screen: MatchScreen) -> None:
    press(screen, "slot-1")
    release(screen, "slot-1")
    assert said(screen).startswith("Please wait: ")
    assert said(screen).endswith(" is thinking.")


def test_what_a_computer_did_stands_before_that_it_thinks_about_the_next_thing(screen: MatchScreen) -> None:
    """Its plants and swaps were told in the log alone: the bar went on saying that it was thinking."""
    assert words(screen).endswith("Robot is thinking.")
    session = screen.session
    plants = next(
        move
        for move in session.rules.legal_moves(session.rules.view(session.match.state, 1))
        if session.rules.move_text(move).startswith("plant")
    )
    screen.table.play(plants)
    assert words(screen).startswith("Robot plants a ")
    assert words(screen).endswith(". Robot is thinking.")
    until_ann(screen)
    screen.table.step_player.skip_remaining()
    assert words(screen).startswith("Ann: plant or swap")


def test_a_button_that_was_down_when_the_computer_moved_counts_when_it_goes_up(screen: MatchScreen) -> None:
    """The move came in between, and the click was gone without a word."""
    before = flower(screen, SAME)
    press(screen, SAME)
    until_ann(screen)
    release(screen, SAME)
    assert flower(screen, SAME) == before
    assert screen.table.board.interaction.held == SAME


@pytest.mark.parametrize("pressed", [SAME, OTHER])
def test_what_has_come_under_the_button_meanwhile_is_not_taken(screen: MatchScreen, pressed: str) -> None:
    """Neither another flower in the same slot nor another slot."""
    before = flower(screen, OTHER)
    press(screen, pressed)
    until_ann(screen)
    release(screen, OTHER)
    assert flower(screen, OTHER) != before
    assert screen.table.board.interaction.held == ""
    assert said(screen).startswith("That has changed in the meantime.")


def test_a_button_that_was_down_when_ones_own_decision_came_to_an_end_does_nothing(screen: MatchScreen) -> None:
    """What was pressed in a decision belongs to that decision alone."""
    until_ann(screen)
    screen.table.step_player.skip_remaining()
    press(screen, SAME)
    play_any(screen)
    screen.table.step_player.skip_remaining()
    expected = said(screen)
    release(screen, SAME)
    assert (screen.table.board.interaction.held, said(screen)) == ("", expected)
