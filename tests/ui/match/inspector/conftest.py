"""A table that can be asked what things are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.board.layout import ItemRef
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.inspector import hover_timer
from garden_desktop.ui.match.match_screen import MatchScreen

CLOCK = 30
"""Milliseconds that everything waits here."""
SEATS = (Seated("Ann", 0), Seated("Robot", 1, "random"))


@pytest.fixture
def screen(
    appearance: Appearance, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MatchScreen]:
    """Ann with a bench to fill; nobody waits long."""
    for name in ("REST_MS", "PRESS_MS", "LEAVE_MS"):
        monkeypatch.setattr(hover_timer, name, CLOCK)
    screen = MatchScreen(
        appearance, MatchRepository(tmp_path).begin_match(MatchSetup("gnomadic_gardeners", SEATS, {}, 9))
    )
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    screen.table.step_player.skip_remaining()
    yield screen
    screen.close_match()


def gnomes(screen: MatchScreen) -> list[str]:
    """The gnomes in hand."""
    hands = screen.table.board.interaction
    return [piece for piece in hands.pieces if hands.can_lift(piece)]


def pixel(screen: MatchScreen, piece: str) -> QPoint:
    """The middle of a piece in the viewport."""
    return screen.table.board.rect_of(ItemRef("piece", piece)).center()
