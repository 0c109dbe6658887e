"""Numbers of one's own for the computers: checked in place, kept beside the matches, and told to whoever thinks."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop import paths
from garden_desktop.core.packs import PackError
from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup, kept_players, thinking_for
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.newgame.seat_row import difficulty_levels
from garden_desktop.ui.settings.settings_store import SettingsStore
from tests.shipped import SHIPPED

SE = "stalk_exchange"
PEOPLE = (Seated("Ann", 0), Seated("Ben", 1, "easy"))


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "user_dir", lambda: tmp_path / "user")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The numbers that come with the game, in a file of one's own."""
    file = tmp_path / "mine.toml"
    file.write_text(shipped(SE), "utf-8")
    return file


@pytest.fixture
def sheet(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> NewGameSheet:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    game, settings = registry.games()[SE], SettingsStore(tmp_path / "settings.json")
    sheet = NewGameSheet(appearance, game, settings=settings, computers=difficulty_levels(game.info), parent=window)
    sheet.open_sheet()
    return sheet


def shipped(key: str) -> str:
    return paths.resource(key, "players.toml").read_text("utf-8")


def test_the_line_is_there_where_a_computer_sits(sheet: NewGameSheet) -> None:
    sheet._show(sheet.choices.with_seat(1, PEOPLE[1]))
    assert not sheet.options.players.isHidden()
    sheet._show(sheet.choices.with_seat(1, Seated("Ben", 1)))
    assert sheet.options.players.isHidden()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("easy = 3", "easy"),
        ("[easy]\nwisdom = 1", "wisdom"),
        ("[easy]\n[steady]\n[thoughtful]\n[expert]\n[genius]\n", "genius"),
        ("[easy", "is not TOML"),
    ],
)
def test_a_file_that_lies_is_refused_in_place(sheet: NewGameSheet, mine: Path, text: str, said: str) -> None:
    row, good = sheet.options.players, mine.read_text("utf-8")
    mine.write_text(text, "utf-8")
    row.use(mine)
    words = row.words.text()
    assert words.startswith("The settings for the computers cannot be used: mine.toml: ")
    assert said in words
    assert words.endswith(". Correct the file or choose another one.")
    assert sheet.choices.players_file is None
    mine.write_text(good, "utf-8")
    row.use(mine)
    assert sheet.choices.players_file == mine
    assert row.words.text() == "The computers use the settings in mine.toml."
    row.drop.click()
    assert sheet.choices.players_file is None


def test_what_was_taken_is_remembered(sheet: NewGameSheet, mine: Path) -> None:
    choices = sheet.choices.with_players(mine)
    assert sheet.choices.recalled(choices.remembered()).players_file == mine
    assert choices.setup(1).players_file == mine


@pytest.mark.parametrize("key", sorted(SHIPPED))
def test_computers_judge_by_it_and_the_record_keeps_which(tmp_path: Path, mine: Path, key: str) -> None:
    mine.write_text(shipped(key), "utf-8")
    shelf = MatchRepository(tmp_path / "matches")
    session = shelf.begin_match(MatchSetup(key, PEOPLE, {}, 5, players_file=mine))
    session.close()
    mine.unlink()
    assert session.journal is not None
    again = shelf.resume(session.journal.path)
    kept = kept_players(again.header.options)
    assert kept is not None
    assert kept.read_text("utf-8") == shipped(key)
    assert thinking_for(key, len(again.seats), again.header.options, None)[1] is not None
    again.close()


def test_the_file_reaches_whoever_thinks(tmp_path: Path, mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Path | None] = []
    session = MatchRepository(tmp_path / "matches").begin_match(MatchSetup(SE, PEOPLE, {}, 5, players_file=mine))
    session.close()
    kept = kept_players(session.header.options)
    assert kept is not None
    monkeypatch.setattr(type(session.game), "policy", lambda game, rules, players=None: asked.append(players))
    thinking_for(SE, 2, session.header.options, None)
    kept.unlink()
    thinking_for(SE, 2, session.header.options, None)
    assert asked == [kept, None], "where the numbers are gone a match goes on by those of the game"


@pytest.mark.parametrize("named", ["../../etc/passwd", "", "0123456789ABCDEF", "0" * 15])
def test_a_record_names_no_other_file(named: str) -> None:
    assert kept_players({"players": named}) is None


def test_a_file_that_has_gone_begins_no_match(tmp_path: Path) -> None:
    with pytest.raises(PackError):
        MatchRepository(tmp_path / "matches").begin_match(
            MatchSetup(SE, PEOPLE, {}, 5, players_file=tmp_path / "gone.toml")
        )
    assert not list(tmp_path.glob("matches/*.jsonl"))
