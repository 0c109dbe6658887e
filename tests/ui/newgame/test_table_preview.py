"""The small picture of the table that is being chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.game import Game
from garden_desktop.games import registry
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.newgame.setup_summary_card import SetupSummaryCard, TablePreview
from garden_desktop.ui.settings.settings_store import SettingsStore
from tests.orchard import Orchard

FLOWERS = registry.games()["paths_and_flower_beds"]
PICTURE = 18 + 140
"""Where the words of the card begin."""

Open = Callable[[Game], NewGameSheet]


@pytest.fixture
def open_sheet(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()

    def opened(game: Game) -> NewGameSheet:
        sheet = NewGameSheet(appearance, game, settings=SettingsStore(tmp_path / "settings.json"), parent=window)
        sheet.open_sheet()
        return sheet

    yield opened


def picture(sheet: NewGameSheet) -> QImage:
    card = sheet.findChild(SetupSummaryCard)
    assert isinstance(card, SetupSummaryCard)
    image = card.grab().toImage()
    return image.copy(0, image.height() // 2 - 60, PICTURE, 120)  # the card grows with its words


def choose(sheet: NewGameSheet, option: str, value: str) -> None:
    sheet.options.rows[option].values.segment(value).click()


def test_another_map_is_another_picture(open_sheet: Open) -> None:
    sheet = open_sheet(FLOWERS)
    cloister = picture(sheet)
    choose(sheet, "map", "M5")
    assert picture(sheet) != cloister
    choose(sheet, "map", "M2")
    choose(sheet, "ties", "shared")
    assert picture(sheet) == cloister


def test_a_drawn_map_is_shown_before_it_is_played_and_changes_with_the_seed(open_sheet: Open) -> None:
    sheet = open_sheet(FLOWERS)
    choose(sheet, "map", "random")
    sheet.seed.setText("1 234")
    one = picture(sheet)
    sheet.seed.setText("1 235")
    assert picture(sheet) != one
    sheet.seed.setText("1234")
    assert picture(sheet) == one


def test_a_game_without_a_picture_of_its_tables_shows_its_packet(open_sheet: Open) -> None:
    sheet = open_sheet(Orchard())
    before = picture(sheet)
    choose(sheet, "size", "medium")
    assert picture(sheet) == before


def test_what_cannot_be_drawn_has_no_picture_and_gets_one_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sketch, drawn = TablePreview(FLOWERS), NewGameState.usual(FLOWERS).with_value("map", "random")
    with monkeypatch.context() as patch:
        patch.setattr("garden_desktop.games.paths_and_flower_beds.data.random_map._drawn", lambda *_: None)
        assert sketch.of(drawn, 1) is None
    assert sketch.of(drawn, 2) is not None
    assert sketch.of(drawn.with_pack(Path("gone.toml")), 2) is None


def test_the_picture_is_kept_while_nothing_changes_it() -> None:
    sketch, choices = TablePreview(FLOWERS), NewGameState.usual(FLOWERS)
    one = sketch.of(choices, 1)
    assert sketch.of(choices.with_seat(0, choices.people[0]._replace(name="Zoë")), 1) is one
    assert sketch.of(choices.with_value("map", "M1"), 1) is not one


def test_a_field_without_a_seed_gets_one(open_sheet: Open, qtbot: QtBot) -> None:
    sheet = open_sheet(FLOWERS)
    sheet.seed.clear()
    with qtbot.waitSignal(sheet.started) as told:
        sheet.begin()
    assert told.args[0].seed == int(sheet.seed.text().replace(" ", ""))
