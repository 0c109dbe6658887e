"""The second page of a gloss: the life of a plant, turned to by key and by hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.games.fire_and_flora.table import ids
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.inspector.cycle_page import CyclePage
from garden_desktop.ui.match.inspector.hover_timer import InspectionTarget
from garden_desktop.ui.match.inspector.inspection_page import WIDTH
from garden_desktop.ui.match.match_screen import MatchScreen


@pytest.fixture
def screen(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[MatchScreen]:
    """Ann at the market."""
    seats = (Seated("Ann", 0), Seated("Robot", 1, "random"))
    screen = MatchScreen(
        appearance, MatchRepository(tmp_path).begin_match(MatchSetup("fire_and_flora", seats, {"first_player": "1"}, 5))
    )
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    screen.table.step_player.skip_remaining()
    yield screen
    screen.close_match()


def plant(screen: MatchScreen) -> InspectionTarget:
    """A land of the market with a plant on it."""
    glosses, view = screen.table.inspector, screen.session.view
    rules: Any = screen.session.rules
    config = rules.config
    codes = (ids.code(config, land) for land in view.market if config.lands[land].plant >= 0)
    found = next(InspectionTarget("place", code) for code in codes)
    assert glosses.inspect(found, pinned=True)
    return found


def test_the_key_turns_the_page_and_back_and_each_is_spoken(
    screen: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(screen.table.board, "announce", said.append)
    plant(screen)
    panel = screen.table.inspector.panel
    words = panel.accessibleDescription()
    QTest.keyClick(screen.table.board, Qt.Key.Key_W)
    assert panel.second
    assert panel.accessibleDescription() == said[-1] != words
    QTest.keyClick(screen.table.board, Qt.Key.Key_W)
    assert not panel.second
    assert panel.accessibleDescription() == said[-1] == words


def test_a_click_turns_the_page_and_keeps_the_panel(screen: MatchScreen) -> None:
    found = plant(screen)
    panel = screen.table.inspector.panel
    QTest.mouseClick(panel.page, Qt.MouseButton.LeftButton)
    assert panel.second
    assert screen.table.inspector.shown == found
    screen.table.inspector.close()
    assert not panel.second, "the next one begins with its words"


def test_the_page_names_every_cause_of_either_side(screen: MatchScreen) -> None:
    plant(screen)
    glosses = screen.table.inspector
    gloss = glosses.panel.gloss
    assert gloss is not None
    assert gloss.cycle is not None
    told = glosses.words.life(gloss.cycle)
    assert gloss.cycle.passages
    assert all(glosses.words.said(one.cause) in told for one in gloss.cycle.passages)
    assert all(glosses.words.said(one.name) in told for one in gloss.cycle.stations)


def test_the_side_that_is_up_is_painted_otherwise(screen: MatchScreen, appearance: Appearance) -> None:
    plant(screen)
    glosses = screen.table.inspector
    gloss = glosses.panel.gloss
    assert gloss is not None
    assert gloss.cycle is not None
    pictures = []
    for at in (0, 1):
        sheet = CyclePage(appearance, "fire_and_flora", glosses.words, gloss, gloss.cycle._replace(at=at))
        image = QImage(WIDTH, sheet.height, QImage.Format.Format_RGB32)
        image.fill(appearance.theme.raised)
        painter = QPainter(image)
        sheet.paint(painter)
        painter.end()
        pictures.append(image)
    assert pictures[0] != pictures[1]
    assert not appearance.art.missing
