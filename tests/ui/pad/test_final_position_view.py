from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from garden_desktop.core.record import Seated
from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.match.match_screen import ScorePadScreen
from garden_desktop.ui.pad.outcome import LEAST
from garden_desktop.ui.pad.spiral_pad import RINGS
from garden_desktop.ui.window import MainWindow
from tests.shipped import SHIPPED
from tests.ui.house import House, playing

KEY = "paths_and_flower_beds"


def ended(house: House, size: tuple[int, int], key: str = KEY) -> tuple[MainWindow, ScorePadScreen]:
    """A match of two, played to its end, with its score sheet on the screen."""
    session = MatchRepository(house.matches).begin_match(MatchSetup(key, (Seated("Ann", 0), Seated("Ben", 1)), {}, 5))
    rng = Random(5)
    while not session.over:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.close()
    assert session.journal is not None
    window = house.open()
    window.resize(*size)
    window.navigator.resume(session.journal.path)
    for _ in range(4):
        QApplication.processEvents()
    ending = playing(window).findChildren(ScorePadScreen)[0]
    return window, ending


def test_where_the_paper_has_room_the_table_is_shown_as_it_lay(house: House) -> None:
    _, ending = ended(house, (1920, 1080))
    picture = ending.pad.picture
    assert picture.isVisible()
    image = picture._image
    assert image.height() > 300
    shades = {image.pixel(x, image.height() // 3) for x in range(0, image.width(), 7)}
    assert len(shades) > 5


@pytest.mark.parametrize("key", SHIPPED)
def test_a_window_of_the_usual_size_has_room_for_it_beside_two(house: House, key: str) -> None:
    """The rows of the table give way, and what is written is whole."""
    _, ending = ended(house, (1280, 800), key)
    picture, table, said = ending.pad.picture, ending.pad._table, ending.pad._sentences
    assert picture.isVisible()
    assert picture._image.height() >= LEAST
    assert table.height() >= table.minimumSizeHint().height()
    assert said.isHidden() or said.height() >= said.heightForWidth(said.width())
    assert picture.geometry().bottom() <= ending.pad._pad.height() - RINGS


def test_a_low_window_keeps_the_sheet_and_leaves_the_picture_out(house: House) -> None:
    _, ending = ended(house, (900, 620))
    assert ending.pad.picture.isHidden()


def test_the_picture_follows_the_lamps(house: House) -> None:
    window, ending = ended(house, (1920, 1080))
    before = ending.pad.picture._image.copy()
    window.context.appearance.set_theme("dusk")
    for _ in range(3):
        QApplication.processEvents()
    assert ending.pad.picture._image != before


def test_the_bar_above_the_sheet_follows_the_language(house: House) -> None:
    window, ending = ended(house, (1280, 800))
    english = ending.bar.sentence.text()
    window.context.languages.choose("de")
    for _ in range(3):
        QApplication.processEvents()
    german = ending.bar.sentence.text()
    assert "wins" in english
    assert "gewinnt" in german


def test_fire_and_flora_counts_stars_and_not_points(house: House) -> None:
    game = registry.games()["fire_and_flora"]
    options = {"target": "4", "round_limit": "5"}
    rules = game.rules(2, options, registry.load_pack(game, None))
    state = rules.setup()._replace(ending="round_limit", winners=(0,))
    unit = game.table(rules).score_breakdown(state).unit
    assert unit is not None
    assert plain(unit) == "stars"
