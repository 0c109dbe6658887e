"""The language changes while a match is open: everything seen and heard follows, at once."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6
import translate
import ts_files
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop import paths
from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.home.home_screen import HomeScreen
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import ASKED, PSEUDO, LanguageSwitcher
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.settings.settings_store import SettingsStore
from garden_desktop.ui.settings.sheet import SettingsSheet
from tests import fifth
from tests.ui.players import tree_text
from tests.ui.witness import Impression, breathe, difference, impression

GAME, MARKET = "gnomadic_gardeners", "stalk_exchange"
AIDS = {GAME: {"deduction_aid": "on"}, MARKET: {"known_holdings": "on", "bag_counts": "by_type"}}
"""With all that a table can say."""
PEOPLE = (Seated("Ann", 0), Seated("Ben", 1))
KEPT = {"Ann", "Ben", "English", "Deutsch", "Français", "Español", "Garden Desktop", ""}
"""What is called the same in every language."""

Make = Callable[[], QWidget]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all languages compiled."""
    folder = tmp_path_factory.mktemp("i18n")
    for language in translate.begun(translate.FOLDER):
        shutil.copy(translate.ts(language), folder)
    translate.compile_all(folder)
    return folder


@pytest.fixture
def languages(compiled: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[LanguageSwitcher]:
    """All languages; English, as the sources have it, is spoken again afterwards."""
    monkeypatch.setattr(paths, "translations", lambda: compiled)
    languages = LanguageSwitcher()
    languages.choose("en")
    yield languages
    monkeypatch.setattr(paths, "translations", lambda: tmp_path)
    languages.choose("en")


class Host:
    """Sets tables on the screen, and clears them away."""

    def __init__(self, appearance: Appearance, folder: Path) -> None:
        self._appearance, self._shelf = appearance, MatchRepository(folder)
        self._sessions: list[Session] = []

    def table(self, people: int, moves: int, page: int = 0, game: str = GAME) -> MatchScreen:
        """A match after so many moves, with a page of the rail open."""
        screen = self._show(self._begin(people, game))
        come_to_the_table(screen)
        for _ in range(moves):
            move_on(screen)
        screen.table.side_panel.open_page(page)
        return screen

    def replay(self) -> MatchScreen:
        """A finished match, looked at again."""
        session = self._begin(2, GAME)
        while not session.over:
            if session.gate is not None:
                session.open_gate()
            session.play(some_move(session))
        screen = self._show(session)
        screen.show_replay(20)
        return screen

    def _begin(self, people: int, game: str) -> Session:
        session = self._shelf.begin_match(MatchSetup(game, PEOPLE[:people], AIDS.get(game, {}), 7))
        self._sessions.append(session)
        return session

    def _show(self, session: Session) -> MatchScreen:
        screen = MatchScreen(self._appearance, session)
        screen.resize(1280, 800)
        screen.show()
        screen.begin()
        return screen

    def clear_away(self) -> None:
        for session in self._sessions:
            session.close()


@pytest.fixture
def host(appearance: Appearance, tmp_path: Path) -> Iterator[Host]:
    host = Host(appearance, tmp_path / "matches")
    yield host
    host.clear_away()


def move_on(screen: MatchScreen) -> None:
    screen.table.play(some_move(screen.session))
    come_to_the_table(screen)


def some_move(session: Session) -> Any:
    """The last legal move; at the market the first, which plants, until the turn may be ended."""
    moves = session.rules.legal_moves(session.view)
    ends = session.rules.move_text(moves[-1]) == "end"
    return moves[-1] if ends or session.game.info.key != MARKET else moves[0]


def come_to_the_table(screen: MatchScreen) -> None:
    table = screen.table
    table.step_player.skip_remaining()
    while screen.session.gate is not None:
        table.handover.open_gate()
    if table.recap.isVisible():
        table.recap.dismiss()
    breathe()


def changed(languages: LanguageSwitcher, make: Make) -> tuple[Impression, Impression]:
    """What German looks and sounds like in a widget made in English, and in one made in German."""
    languages.choose("en")
    one = make()
    settle()
    languages.choose("de")
    settle()
    followed = impression("changed", one)
    two = make()
    settle()
    made = impression("made so", two)
    for widget in (one, two):  # at once: PySide6 6.12 lets the collector empty what Qt still tells things
        shiboken6.delete(widget)
    return followed, made


def settle() -> None:
    """The words come with one turn of the event loop, the layouts with the following ones."""
    for _ in range(5):
        breathe()


def same(followed: Impression, made: Impression) -> None:
    assert followed.tree == made.tree
    where = difference(followed.frame, made.frame)
    assert where.isEmpty(), f"{where} is as it was"


@pytest.mark.daily
@pytest.mark.parametrize(
    ("game", "people", "moves", "page"),
    [
        pytest.param(GAME, 2, 0, 0, id="choosing"),
        pytest.param(GAME, 2, 1, 1, id="sealed"),
        pytest.param(GAME, 2, 2, 2, id="resolving"),
        pytest.param(GAME, 2, 4, 2, id="next round"),
        pytest.param(GAME, 1, 0, 1, id="alone"),
        pytest.param(GAME, 1, 1, 0, id="alone, resolving"),
        pytest.param(MARKET, 2, 0, 1, id="at the market"),
        pytest.param(MARKET, 2, 1, 0, id="planted"),
        pytest.param(MARKET, 2, 9, 2, id="after three turns"),
        pytest.param(fifth.KEY, 2, 3, 2, id=fifth.KEY),
    ],
)
def test_a_match_follows_the_language(
    host: Host, languages: LanguageSwitcher, game: str, people: int, moves: int, page: int
) -> None:
    same(*changed(languages, lambda: host.table(people, moves, page, game)))


def test_the_gate_follows_the_language(host: Host, languages: LanguageSwitcher) -> None:
    def gate() -> MatchScreen:
        screen = host.table(2, 0)
        screen.table.play(screen.session.rules.legal_moves(screen.session.view)[-1])
        screen.table.step_player.skip_remaining()
        assert screen.session.gate == 1
        return screen

    same(*changed(languages, gate))


def test_the_lists_follow_the_language(host: Host, languages: LanguageSwitcher) -> None:
    def lists() -> MatchScreen:
        screen = host.table(2, 2)
        screen.table.switch_lists()
        return screen

    same(*changed(languages, lists))


def test_the_menu_follows_the_language_and_names_the_keys_in_it(
    host: Host, languages: LanguageSwitcher, qtbot: QtBot
) -> None:
    screen = host.table(2, 0)
    qtbot.addWidget(screen)
    languages.choose("de")
    settle()
    words = [action.text() for action in screen.table.bar.menu.actions()]
    assert "Listenansicht\tStrg+L" in words
    assert "Gedächtnishilfe" in words


def test_the_replay_follows_the_language(host: Host, languages: LanguageSwitcher) -> None:
    same(*changed(languages, host.replay))


def test_home_and_its_sheets_follow_the_language(
    appearance: Appearance, languages: LanguageSwitcher, tmp_path: Path
) -> None:
    kept = tmp_path / "settings.json"
    for make in (
        lambda: home(appearance),
        lambda: newgame(appearance, kept),
        lambda: settings(appearance, languages, kept),
    ):
        same(*changed(languages, make))


def test_a_translation_that_goes_while_the_settings_are_open(
    appearance: Appearance, languages: LanguageSwitcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fresh build does that to a program that runs: the words change all the same."""
    host = settings(appearance, languages, tmp_path / "settings.json")
    languages.choose("de")
    settle()
    monkeypatch.setattr(paths, "translations", lambda: tmp_path)
    languages.choose("en")
    settle()
    assert "Theme: System" in tree_text(host)
    shiboken6.delete(host)


def test_the_pseudo_language_is_offered_to_those_who_ask(
    languages: LanguageSwitcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(ASKED, raising=False)
    assert not {*PSEUDO} & {*languages.available()}
    monkeypatch.setenv(ASKED, "1")
    assert {*PSEUDO} <= {*languages.available()}


def test_what_a_language_does_not_say_yet_is_said_in_english(
    qapp: QApplication, languages: LanguageSwitcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not in the words of the sources, which do not tell one from many."""
    folder = tmp_path / "part"
    folder.mkdir()
    shutil.copy(translate.ts("en"), folder)
    shutil.copy(translate.ts("de"), folder)
    kept = [each for each in ts_files.read(translate.ts("de")) if each.key.source == "Settings"]
    ts_files.write(translate.ts("fr", folder), "fr", [each._replace(forms=("Réglages",)) for each in kept])
    translate.compile_all(folder)
    monkeypatch.setattr(paths, "translations", lambda: folder)
    languages.choose("fr")
    assert QCoreApplication.translate(kept[0].key.context, "Settings") == "Réglages"
    assert QCoreApplication.translate("fire_and_flora", "%n coin(s)", "", 3) == "3 coins"
    assert QCoreApplication.translate("fire_and_flora", "%n coin(s)", "", 1) == "1 coin"


@pytest.mark.parametrize(("game", "moves"), [(GAME, 0), (GAME, 2), (GAME, 3), (MARKET, 0), (MARKET, 2), (MARKET, 10)])
def test_everything_said_can_be_translated(
    host: Host, languages: LanguageSwitcher, qtbot: QtBot, game: str, moves: int
) -> None:
    screen = host.table(2, moves, game=game)
    qtbot.addWidget(screen)
    languages.choose("pseudo")
    breathe()
    assert untranslated(screen) == []


def test_home_and_its_sheets_can_be_translated(
    appearance: Appearance, languages: LanguageSwitcher, qtbot: QtBot, tmp_path: Path
) -> None:
    kept = tmp_path / "settings.json"
    languages.choose("pseudo")
    for widget in (home(appearance), newgame(appearance, kept), settings(appearance, languages, kept)):
        qtbot.addWidget(widget)
        breathe()
        assert untranslated(widget) == []


def untranslated(widget: QWidget) -> list[str]:
    """What a reader would say without the brackets of the pseudo-language; numbers need no translation."""
    said = [part for line in tree_text(widget).splitlines() for part in line.split("|")[1:3]]
    return [words for words in said if words not in KEPT and not words.startswith("[") and not words.isdecimal()]


def home(appearance: Appearance) -> HomeScreen:
    widget = HomeScreen(appearance, registry.games(), lambda: ())
    widget.resize(1280, 800)
    widget.show()
    return widget


def newgame(appearance: Appearance, file: Path) -> QWidget:
    host = shown_host()
    kept, game = SettingsStore(file), registry.games()[GAME]
    season = NewGameState.usual(game).with_mode("solo").with_value("season", "on")
    kept.set(f"table.{GAME}", season.remembered())
    sheet = NewGameSheet(appearance, game, settings=kept, parent=host)
    sheet.seed.setText("1 234 567")
    sheet.open_sheet()
    sheet.options.fold.unfold(opened=True)
    return host


def settings(appearance: Appearance, languages: LanguageSwitcher, file: Path) -> QWidget:
    host = shown_host()
    SettingsSheet(appearance, languages, SettingsStore(file), host).open_sheet()
    return host


def shown_host() -> QWidget:
    host = QWidget()
    host.resize(1280, 800)
    host.show()
    return host
