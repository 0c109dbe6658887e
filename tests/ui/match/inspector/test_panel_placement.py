"""A panel stands beside what it explains: never on it, nor on the hand and the buttons, in every game and size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.inspector.hover_timer import InspectionTarget
from garden_desktop.ui.match.inspector.panel import SHADOW
from garden_desktop.ui.match.inspector.panel_placement import GAP, PlacementArea, connector_line, place_panel
from garden_desktop.ui.match.match_screen import MatchScreen
from tests.shipped import SHIPPED

PANEL = QSize(292, 240)
ROOM = QRect(0, 0, 1000, 750)


@pytest.mark.parametrize("seed", range(20))
def test_the_panel_is_in_the_room_and_off_the_thing(seed: int) -> None:
    rng = Random(seed)
    thing = QRect(rng.randrange(900), rng.randrange(650), rng.randrange(20, 140), rng.randrange(20, 160))
    never = [QRect(0, 600, 1000, 150)] if thing.bottom() < 580 else []
    spot = place_panel(PANEL, thing, PlacementArea(ROOM, never, (), ()))
    assert ROOM.contains(spot)
    assert not spot.intersects(thing)
    assert not any(spot.intersects(one) for one in never)
    way = connector_line(thing, spot)
    assert thing.adjusted(-1, -1, 1, 1).contains(way[0])
    assert spot.adjusted(-2, -2, 2, 2).contains(way[-1])


def test_free_ground_is_preferred() -> None:
    thing, beside = QRect(100, 300, 80, 100), QRect(300, 200, 500, 300)
    assert not place_panel(PANEL, thing, PlacementArea(ROOM, (), [beside], ())).intersects(beside)


def test_it_stands_near() -> None:
    spot = place_panel(PANEL, QRect(400, 300, 80, 100), PlacementArea(ROOM, (), (), ()))
    assert QRect(400, 300, 80, 100).adjusted(-GAP - 2, -GAP - 2, GAP + 2, GAP + 2).intersects(spot)


def test_where_there_is_no_room_it_stays_in_the_window() -> None:
    spot = place_panel(PANEL, QRect(10, 10, 980, 730), PlacementArea(ROOM, (), (), ()))
    assert ROOM.contains(spot)


@pytest.fixture(params=SHIPPED)
def screen(
    request: pytest.FixtureRequest, appearance: Appearance, qtbot: QtBot, tmp_path: Path
) -> Iterator[MatchScreen]:
    """A match of one person against a computer, or alone, after its opening draws."""
    game = registry.games()[request.param]
    seats = (Seated("Ann", 0), Seated("Robot", 1, "random"))
    session = MatchRepository(tmp_path).begin_match(MatchSetup(request.param, seats, {}, 3))
    assert game.info.key == request.param
    screen = MatchScreen(appearance, session)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    screen.table.step_player.skip_remaining()
    QApplication.processEvents()
    yield screen
    screen.close_match()


def test_every_panel_leaves_the_buttons_and_its_own_thing_free(screen: MatchScreen) -> None:
    table, hands = screen.table, screen.table.board.interaction
    shown = [InspectionTarget("place", place) for place in hands.places] + [
        InspectionTarget("piece", piece) for piece in hands.pieces
    ]
    buttons = [InspectionTarget("place", place.id) for place in hands.places.values() if place.kind == "button"]
    for what in shown:
        if not table.inspector.inspect(what, pinned=True):
            continue
        paper = table.inspector.panel.geometry().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        assert table.page.rect().contains(paper), what
        for one in (what, *buttons):
            rect = table.inspector._rect(one)
            assert not paper.intersects(rect), f"{what} over {one}"
    assert shown


def test_the_table_below_hears_the_pointer(screen: MatchScreen) -> None:
    """The tie lies over the table and takes nothing."""
    piece = next(iter(screen.table.board.interaction.pieces), None)
    place = next(iter(screen.table.board.interaction.places))
    what = InspectionTarget("place", place) if piece is None else InspectionTarget("piece", piece)
    assert screen.table.inspector.inspect(what)
    at = screen.table.inspector.connector.frame.center()
    below = screen.table.page.childAt(QPoint(at))
    assert below is screen.table.board.viewport()


@pytest.mark.parametrize(("top", "corners"), [(199, 2), (200, 4)])
def test_the_line_to_a_panel_turns_only_where_the_panel_is_wholly_below(top: int, corners: int) -> None:
    thing, panel = QRect(0, 100, 100, 100), QRect(200, top, 200, 100)
    line = connector_line(thing, panel)
    assert len(line) == corners
    assert panel.contains(line[-1])
