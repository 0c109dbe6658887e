"""How long it takes, as the sheet says it: of one match, or of all that are played one after another."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.games import registry
from garden_desktop.hotseat.choices import Choices
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.newgame.newgame import NewGame
from garden_desktop.ui.newgame.sheet_head import SheetHead
from garden_desktop.ui.newgame.table_card import TableCard
from garden_desktop.ui.settings.store import Settings

GAMES = registry.games()


@pytest.fixture
def sheet(qtbot: QtBot, appearance: Appearance, tmp_path: Path) -> NewGame:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitActive(window):
        window.show()
    sheet = NewGame(
        appearance, GAMES["gnomadic_gardeners"], settings=Settings(tmp_path / "settings.json"), parent=window
    )
    sheet.open_sheet()
    return sheet


def said(sheet: NewGame) -> tuple[str, str]:
    """What the head of the sheet says about it, and the last line of its card."""
    return sheet.findChildren(SheetHead)[0].accessibleDescription(), sheet.findChildren(TableCard)[0].lines()[-1]


def test_a_season_takes_as_long_as_its_seven_games(sheet: NewGame) -> None:
    season = sheet.options.rows["season"].values
    for value, head, line in (
        ("on", "about 70–140 min.", "7 games, about 70–140 min in all"),
        ("off", "about 10–20 min.", "About 10–20 min at the table"),
    ):
        QTest.mouseClick(season.segment(value), Qt.MouseButton.LeftButton)
        told = said(sheet)
        assert head in told[0]
        assert told[1] == line


@pytest.mark.parametrize("key", sorted(GAMES))
def test_only_a_series_is_several_matches(key: str) -> None:
    choices = Choices.usual(GAMES[key])
    assert choices.matches == 1
    for option in choices.in_play:
        for value in option.values:
            series = (option.key, value) == ("season", "on")
            assert choices.with_value(option.key, value).matches == (7 if series else 1)
