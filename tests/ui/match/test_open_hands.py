"""With open hands the window shows one turn after the other: no cover, no bar, and nothing to be caught up with."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import MatchScreen

PEOPLE = tuple(Seated(name, at) for at, name in enumerate(("Ann", "Ben", "Cleo")))
DECISIONS = 25


@pytest.mark.parametrize("key", sorted(registry.games()))
def test_at_the_window_no_cover_and_no_bar_is_ever_seen(
    key: str, appearance: Appearance, qtbot: QtBot, tmp_path: Path
) -> None:
    people = PEOPLE[: max(seats for seats in registry.games()[key].info.seats if seats <= len(PEOPLE))]
    screen = MatchScreen(
        appearance, MatchRepository(tmp_path).begin_match(MatchSetup(key, people, {"hands": "open"}, 5))
    )
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    table, session, rng = screen.table, screen.session, Random(3)
    table.minimum_delay.duration_ms = 0
    for _ in range(DECISIONS):
        while True:
            QApplication.processEvents()
            assert not table.handover.isVisible()
            assert not table.response_controller.running
            assert not table.recap.isVisible()
            if not table.step_player.is_running:
                break
            table.step_player.show_next_frame()
        if session.over:
            break
        assert session.viewer == session.deciding
        moves = session.rules.legal_moves(session.view)
        played = [move for move in moves if session.rules.move_text(move).startswith("play")]
        table.play(rng.choice(played or moves))
    screen.close_match()
