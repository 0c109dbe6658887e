"""The language changes while a match is open: everything seen and heard follows, at once."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import translate
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop import paths
from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.choices import Choices
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.shelf import Setup, Shelf
from garden_desktop.ui.home.home import Home
from garden_desktop.ui.kit.languages import Languages
from garden_desktop.ui.kit.look import Look
from garden_desktop.ui.kit.settings_store import Settings
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.newgame.newgame import NewGame
from garden_desktop.ui.newgame.settings_sheet import SettingsSheet
from tests.ui.players import tree_text
from tests.ui.witness import Impression, breathe, difference, impression

GAME = "gnomadic_gardeners"
PEOPLE = (Seated("Ann", 0), Seated("Ben", 1))
KEPT = {"Ann", "Ben", "English", "Deutsch", "Pseudo [åççéñŧš]", "Garden Desktop", ""}
"""What is called the same in every language."""

Make = Callable[[], QWidget]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all languages compiled."""
    folder = tmp_path_factory.mktemp("i18n")
    for language in translate.LANGUAGES:
        shutil.copy(translate.ts(language), folder)
    translate.compile_all(folder)
    return folder


@pytest.fixture
def languages(compiled: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Languages]:
    """All languages; English, as the sources have it, is spoken again afterwards."""
    monkeypatch.setattr(paths, "translations", lambda: compiled)
    languages = Languages()
    languages.choose("en")
    yield languages
    monkeypatch.setattr(paths, "translations", lambda: tmp_path)
    languages.choose("en")


class Host:
    """Sets tables on the screen, and clears them away."""

    def __init__(self, look: Look, folder: Path) -> None:
        self._look, self._shelf = look, Shelf(folder)
        self._sessions: list[Session] = []

    def table(self, people: int, moves: int, page: int = 0) -> MatchScreen:
        """A match after so many moves, each the last that is legal, with a page of the rail open."""
        screen = self._show(self._begin(people))
        come_to_the_table(screen)
        for _ in range(moves):
            move_on(screen)
        screen.table.rail.open_page(page)
        return screen

    def replay(self) -> MatchScreen:
        """A finished match, looked at again."""
        session = self._begin(2)
        while not session.over:
            if session.gate is not None:
                session.open_gate()
            session.play(session.rules.legal_moves(session.view)[-1])
        screen = self._show(session)
        screen.show_replay(20)
        return screen

    def _begin(self, people: int) -> Session:
        session = self._shelf.begin(Setup(GAME, PEOPLE[:people], {"deduction_aid": "on"}, 7))
        self._sessions.append(session)
        return session

    def _show(self, session: Session) -> MatchScreen:
        screen = MatchScreen(self._look, session)
        screen.resize(1280, 800)
        screen.show()
        screen.begin()
        return screen

    def clear_away(self) -> None:
        for session in self._sessions:
            session.close()


@pytest.fixture
def host(look: Look, tmp_path: Path) -> Iterator[Host]:
    host = Host(look, tmp_path / "matches")
    yield host
    host.clear_away()


def move_on(screen: MatchScreen) -> None:
    screen.table.play(screen.session.rules.legal_moves(screen.session.view)[-1])
    come_to_the_table(screen)


def come_to_the_table(screen: MatchScreen) -> None:
    table = screen.table
    table.showing.finish()
    while screen.session.gate is not None:
        table.curtain.open_gate()
    if table.recap.isVisible():
        table.recap.dismiss()
    breathe()


def changed(languages: Languages, qtbot: QtBot, make: Make) -> tuple[Impression, Impression]:
    """What German looks and sounds like in a widget made in English, and in one made in German."""
    languages.choose("en")
    one = make()
    qtbot.addWidget(one)
    settle()
    languages.choose("de")
    settle()
    followed = impression("changed", one)
    two = make()
    qtbot.addWidget(two)
    settle()
    return followed, impression("made so", two)


def settle() -> None:
    """The words come with one turn of the event loop, the layouts with the following ones."""
    for _ in range(5):
        breathe()


def same(followed: Impression, made: Impression) -> None:
    assert followed.tree == made.tree
    where = difference(followed.frame, made.frame)
    assert where.isEmpty(), f"{where} is as it was"


@pytest.mark.parametrize(
    ("people", "moves", "page"),
    [(2, 0, 0), (2, 1, 1), (2, 2, 2), (2, 4, 2), (1, 0, 1), (1, 1, 0)],
    ids=["choosing", "sealed", "resolving", "next round", "alone", "alone, resolving"],
)
def test_a_match_follows_the_language(
    host: Host, languages: Languages, qtbot: QtBot, people: int, moves: int, page: int
) -> None:
    same(*changed(languages, qtbot, lambda: host.table(people, moves, page)))


def test_the_gate_follows_the_language(host: Host, languages: Languages, qtbot: QtBot) -> None:
    def gate() -> MatchScreen:
        screen = host.table(2, 0)
        screen.table.play(screen.session.rules.legal_moves(screen.session.view)[-1])
        screen.table.showing.finish()
        assert screen.session.gate == 1
        return screen

    same(*changed(languages, qtbot, gate))


def test_the_lists_follow_the_language(host: Host, languages: Languages, qtbot: QtBot) -> None:
    def lists() -> MatchScreen:
        screen = host.table(2, 2)
        screen.table.switch_lists()
        return screen

    same(*changed(languages, qtbot, lists))


def test_the_menu_follows_the_language_and_names_the_keys_in_it(host: Host, languages: Languages, qtbot: QtBot) -> None:
    screen = host.table(2, 0)
    qtbot.addWidget(screen)
    languages.choose("de")
    settle()
    words = [action.text() for action in screen.table.bar.menu.actions()]
    assert "Mit Listen statt am Tisch spielen\tStrg+L" in words
    assert "Denkhilfe" in words


def test_the_replay_follows_the_language(host: Host, languages: Languages, qtbot: QtBot) -> None:
    same(*changed(languages, qtbot, host.replay))


def test_home_and_its_sheets_follow_the_language(
    look: Look, languages: Languages, qtbot: QtBot, tmp_path: Path
) -> None:
    kept = tmp_path / "settings.json"
    for make in (lambda: home(look), lambda: newgame(look, kept), lambda: settings(look, languages, kept)):
        same(*changed(languages, qtbot, make))


def test_a_translation_that_goes_while_the_settings_are_open(
    look: Look, languages: Languages, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fresh build does that to a program that runs: the words change all the same."""
    host = settings(look, languages, tmp_path / "settings.json")
    qtbot.addWidget(host)
    languages.choose("de")
    settle()
    monkeypatch.setattr(paths, "translations", lambda: tmp_path)
    languages.choose("en")
    settle()
    assert "As the system" in tree_text(host)


@pytest.mark.parametrize("moves", [0, 2, 3])
def test_everything_said_can_be_translated(host: Host, languages: Languages, qtbot: QtBot, moves: int) -> None:
    screen = host.table(2, moves)
    qtbot.addWidget(screen)
    languages.choose("pseudo")
    breathe()
    assert untranslated(screen) == []


def test_home_and_its_sheets_can_be_translated(look: Look, languages: Languages, qtbot: QtBot, tmp_path: Path) -> None:
    kept = tmp_path / "settings.json"
    languages.choose("pseudo")
    for widget in (home(look), newgame(look, kept), settings(look, languages, kept)):
        qtbot.addWidget(widget)
        breathe()
        assert untranslated(widget) == []


def untranslated(widget: QWidget) -> list[str]:
    """What a reader would say without the brackets of the pseudo-language; numbers need no translation."""
    said = [part for line in tree_text(widget).splitlines() for part in line.split("|")[1:3]]
    return [words for words in said if words not in KEPT and not words.startswith("[") and not words.isdecimal()]


def home(look: Look) -> Home:
    widget = Home(look, registry.games(), lambda: ())
    widget.resize(1280, 800)
    widget.show()
    return widget


def newgame(look: Look, file: Path) -> QWidget:
    host = shown_host()
    kept, game = Settings(file), registry.games()[GAME]
    kept.set(f"table.{GAME}", Choices.usual(game).with_mode("solo").remembered())
    sheet = NewGame(look, game, settings=kept, parent=host)
    sheet.seed.setText("1 234 567")
    sheet.open_sheet()
    return host


def settings(look: Look, languages: Languages, file: Path) -> QWidget:
    host = shown_host()
    SettingsSheet(look, languages, Settings(file), host).open_sheet()
    return host


def shown_host() -> QWidget:
    host = QWidget()
    host.resize(1280, 800)
    host.show()
    return host
