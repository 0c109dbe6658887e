"""Whatever is clicked at a table is answered: something happens, or the bar says why it does not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.board.layout import ItemRef, piece_ref, place_ref
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.match.match_screen import MatchScreen
from tests import fifth

DECISIONS = 3
"""So many positions of each game are clicked all over, some way into the match."""


@pytest.fixture(params=fifth.games())
def screen(
    request: pytest.FixtureRequest, appearance: Appearance, qtbot: QtBot, tmp_path: Path
) -> Iterator[MatchScreen]:
    seats = (Seated("Ann", 0), Seated("Ben", 1))
    screen = MatchScreen(appearance, MatchRepository(tmp_path).begin_match(MatchSetup(request.param, seats, {}, 3)))
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    screen.table.minimum_delay.duration_ms = 0
    yield screen
    screen.close_match()


def test_every_click_is_answered(screen: MatchScreen) -> None:
    """Clicks on a garden whose piece had been put down, on things of others and on signs did nothing, silently."""
    driver = MatchDriver(screen.table, Random(4))
    for _ in range(DECISIONS):
        driver.play(4, QApplication.processEvents)
        driver.clear_the_way(QApplication.processEvents)
        hands = screen.table.board.interaction
        things = (*map(place_ref, hands.places), *map(piece_ref, hands.pieces))
        assert [thing for thing in things if not answered(screen, thing)] == []


def answered(screen: MatchScreen, thing: ItemRef) -> bool:
    """Whether a click on the middle of a thing, with nothing in hand, does something or has the bar say something;
    what can be pressed is let alone."""
    board, hands = screen.table.board, screen.table.board.interaction
    hands.put_down()
    hands.clear_draft()
    screen.table.prompt.show_prompt()
    at = board.table_scene.layout.rect(thing).center()
    if hands.can_press(board.table_scene.layout.place_at(at)):
        return True
    before = (hands.held, hands.draft, screen.table.bar.sentence.text())
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=board.mapFromScene(at))
    return before != (hands.held, hands.draft, screen.table.bar.sentence.text())


def test_where_the_table_has_no_reason_the_bar_says_what_is_expected(screen: MatchScreen) -> None:
    MatchDriver(screen.table, Random(4)).clear_the_way(QApplication.processEvents)
    board, sentence = screen.table.board, screen.table.bar.sentence
    board.interaction.put_down()
    expected = sentence.text()
    board.refused.emit("", "")
    assert sentence.text() == f"Nothing to do there right now. {expected}"
