"""Home is there before the pictures of unfinished matches, which come one by one, for slips that are to be seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.ui.home.home_screen import HomeScreen
from garden_desktop.ui.home.matches_sheet import MatchesSheet
from garden_desktop.ui.home.unfinished_match import UnfinishedMatch
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.ui.fakes import match_slip
from tests.ui.home.shelf_of_fakes import many


class Drawer:
    """Whoever draws the pictures, and a diary of which was drawn when."""

    def __init__(self) -> None:
        self.diary: list[str] = []

    def match(self, name: str) -> UnfinishedMatch:
        def picture(theme: Any, px: int, ratio: float) -> QPixmap:
            self.diary.append(name)
            return QPixmap(px, px)

        return match_slip(name)._replace(picture=picture)


@pytest.fixture
def drawer() -> Drawer:
    return Drawer()


@pytest.fixture
def home(appearance: Appearance, qtbot: QtBot, drawer: Drawer) -> Iterator[HomeScreen]:
    """Home with ten matches, of which the first few are in sight; shown, and no event handled yet."""
    matches = [drawer.match(str(number)) for number in range(10)]
    home = HomeScreen(appearance, many(1), lambda: matches)
    qtbot.addWidget(home)
    home.resize(1280, 800)
    home.show()
    yield home
    home.close()


def rest() -> None:
    """Everything that is due is done."""
    for _ in range(40):
        QApplication.processEvents()


def in_sight(home: HomeScreen) -> list[str]:
    return [slip.match.path.name for slip in home.page.slips if not slip.visibleRegion().isEmpty()]


def test_no_picture_is_drawn_before_the_first_frame(home: HomeScreen, drawer: Drawer) -> None:
    home.grab()
    assert drawer.diary == []
    rest()
    assert drawer.diary


def test_pictures_come_once_and_of_slips_in_sight_alone(home: HomeScreen, drawer: Drawer) -> None:
    assert home.page.carry_on
    home.page.carry_on.strip.setFixedWidth(450)
    rest()
    home.grab()
    rest()
    assert drawer.diary == in_sight(home)
    assert len(drawer.diary) < len(home.page.slips)


def test_each_picture_has_a_turn_of_the_event_loop_of_its_own(home: HomeScreen, drawer: Drawer) -> None:
    clock = QTimer(home, interval=0)
    clock.timeout.connect(lambda: drawer.diary.append("turn"))
    clock.start()
    home.grab()
    rest()
    pairs = list(zip(drawer.diary, drawer.diary[1:], strict=False))
    assert drawer.diary.count("turn") < len(drawer.diary) - 1
    assert all("turn" in pair for pair in pairs)


def test_a_slip_that_is_gone_by_then_is_not_drawn(home: HomeScreen, drawer: Drawer) -> None:
    home.grab()
    home.page.show_matches([])
    rest()
    assert drawer.diary == []


def test_nothing_is_drawn_while_home_is_hidden(home: HomeScreen, drawer: Drawer) -> None:
    home.grab()
    home.hide()
    rest()
    assert drawer.diary == []
    home.show()
    rest()
    assert drawer.diary


@pytest.mark.parametrize("light", [("dusk", "usual"), ("morning", "high")])
def test_other_light_draws_them_anew(
    home: HomeScreen, drawer: Drawer, appearance: Appearance, light: tuple[str, str]
) -> None:
    rest()
    before = list(drawer.diary)
    theme, appearance.contrast = light
    appearance.set_theme(theme)
    home.grab()
    assert drawer.diary == before
    rest()
    assert drawer.diary == before + before


def test_the_sheet_of_all_matches_draws_them_one_by_one_too(
    appearance: Appearance, qtbot: QtBot, home: HomeScreen, drawer: Drawer
) -> None:
    games = many(1)
    home.page.show_matches([])
    rest()
    sheet = MatchesSheet(appearance, games, [drawer.match(f"sheet {number}") for number in range(30)], home)
    sheet.open_sheet()
    sheet.grab()
    assert drawer.diary == []
    rest()
    seen = [slip.match.path.name for slip in sheet.cards if not slip.visibleRegion().isEmpty()]
    assert drawer.diary == seen
    assert len(seen) < len(sheet.cards)
    sheet.dismiss()
