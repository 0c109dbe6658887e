"""How much longer forty games take than four until the home screen is painted."""

from __future__ import annotations

import statistics
from time import process_time

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from garden_desktop.ui.home.game_card import GameCard
from garden_desktop.ui.home.home_screen import HomeScreen
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.ui.home.shelf_of_fakes import many

ROUNDS = 15
MOST = 4.0
"""Times four games, for ten times as many."""


def test_only_packets_in_sight_are_painted(
    appearance: Appearance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: set[str] = set()
    draw = GameCard.draw

    def noting(packet: GameCard, painter: QPainter, rect: QRectF) -> None:
        painted.add(packet.game.info.key)
        draw(packet, painter, rect)

    monkeypatch.setattr(GameCard, "draw", noting)
    home = HomeScreen(appearance, many(40), lambda: ())
    qtbot.addWidget(home)
    home.resize(1280, 800)
    with qtbot.waitExposed(home):
        home.show()
    assert painted == {packet.game.info.key for packet in home.page.game_cards[: len(painted)]}
    assert 5 <= len(painted) <= 10


@pytest.mark.long
def test_forty_games_until_the_first_picture(appearance: Appearance, qtbot: QtBot) -> None:
    """Processor time to build, show and paint; forty are laid out, the ten in sight are painted."""
    took: dict[int, list[float]] = {4: [], 40: []}
    for _ in range(ROUNDS):
        for games, times in took.items():
            started = process_time()
            home = HomeScreen(appearance, many(games), lambda: ())
            qtbot.addWidget(home)
            home.resize(1280, 800)
            home.show()
            home.grab()
            times.append(process_time() - started)
            home.close()
    four, forty = (statistics.median(times[1:]) for times in took.values())
    print(f"\n4 games {four * 1000:.1f} ms, 40 games {forty * 1000:.1f} ms, {forty / four:.2f} times")
    assert forty / four < MOST
