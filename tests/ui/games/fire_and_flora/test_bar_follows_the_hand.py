"""The sentence in the bar follows a piece in hand, and gives way to the reason why it may not go somewhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.board.layout import place_ref
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import MatchScreen


@pytest.fixture
def screen(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[MatchScreen]:
    """Somebody who plays alone, with a card in hand, at the first turn."""
    options = {"mode": "solo_challenge"}
    shown = MatchScreen(
        appearance, MatchRepository(tmp_path).begin_match(MatchSetup("fire_and_flora", (Seated("Ann", 0),), options, 5))
    )
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.show()
    shown.begin()
    shown.table.step_player.skip_remaining()
    yield shown
    shown.close_match()


def said(screen: MatchScreen) -> str:
    return screen.table.bar.sentence.text()


def press(screen: MatchScreen, key: Qt.Key) -> None:
    QTest.keyClick(screen.table.board, key)


def test_the_bar_follows_a_card_from_the_hand_to_where_it_may_go_and_back(screen: MatchScreen) -> None:
    before = said(screen)
    press(screen, Qt.Key.Key_1)
    held = screen.table.board.interaction.held
    assert held.startswith("card-")
    in_hand = said(screen)
    assert in_hand != before
    screen.table.board.table_cursor.move_to(place_ref("sell"))
    assert "to sell" in said(screen)
    press(screen, Qt.Key.Key_Escape)
    assert said(screen) == before


def test_a_refusal_stays_when_the_card_is_put_down_until_something_is_lifted(screen: MatchScreen) -> None:
    board = screen.table.board
    card = next(piece for piece in board.interaction.pieces if piece.startswith("card-"))
    before = said(screen)
    board.interaction.lift(card)
    in_hand = said(screen)
    parcel = next(place.id for place in board.interaction.places.values() if place.style == "own")
    assert not board.interaction.drop(parcel)
    refused = said(screen)
    assert refused not in (before, in_hand)
    board.interaction.put_down()
    assert said(screen) == refused
    board.interaction.lift(card)
    assert said(screen) == in_hand
