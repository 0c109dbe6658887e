"""Fixtures shared by the tests of the user interface."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from types import ModuleType
from typing import Final
from zlib import crc32

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, Qt
from PySide6.QtGui import QCursor, QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop import paths
from garden_desktop.ui import system_bin
from garden_desktop.ui.home import game_card_painter
from garden_desktop.ui.kit.buttons import painted as buttons
from garden_desktop.ui.kit.style import theme
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import DrawingCache
from garden_desktop.ui.kit.style.style_sheet import apply_theme
from garden_desktop.ui.kit.style.theme import load_fonts
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.window import MainWindow
from tests import fifth
from tests.today import one_in_turn
from tests.ui.driver import Driver
from tests.ui.fakes import FolderBin
from tests.ui.house import House
from tests.ui.leavings import leavings
from tests.ui.lifetimes import strays

WIDER: Final = 108
"""Per cent."""
AWAY: Final = QPoint(9_000, 9_000)
"""Beyond the largest window that is tried."""
GAMES: Final = list(fifth.games())
DAYS: Final = 4
"""A test of the window that goes over games, screens or languages is everyday with each on one day in so many."""
VARIED: Final = ("screen", "language")
HERE: Final = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark as daily the parameters that are not today's sample; games, screens and languages of each test change with
    the date."""
    for item in items:
        if HERE in item.path.parents and isinstance(item, pytest.Function) and hasattr(item, "callspec"):
            varies = any(value in GAMES or name in VARIED for name, value in item.callspec.params.items())
            # by its id: the text of a function differs between processes, which must collect the same tests
            if varies and one_in_turn(range(DAYS), crc32(f"{item.originalname} {item.callspec.id}".encode())) != 0:
                item.add_marker(pytest.mark.daily)


@pytest.fixture(scope="module", autouse=True)
def settled() -> None:
    """Freeze the objects that earlier tests have left for good, so that the leak search after each test skips them."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def folder_bin(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> FolderBin:
    """Fixture: test double of the system's bin, so that no test touches the bin of whoever runs it."""
    folder_bin = FolderBin(tmp_path_factory)
    monkeypatch.setattr(system_bin, "to_bin", folder_bin)
    return folder_bin


@pytest.fixture(autouse=True)
def first_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Take away the translators that a test has installed: the next one would read "0 turns" for "0 turn(s)"."""
    switchers, choose, locale = list[LanguageSwitcher](), LanguageSwitcher.choose, QLocale()

    def choose_and_note(switcher: LanguageSwitcher, wanted: str) -> None:
        switchers.append(switcher)
        choose(switcher, wanted)

    monkeypatch.setattr(LanguageSwitcher, "choose", choose_and_note)
    yield
    for switcher in switchers:
        for translator in switcher._installed:
            QCoreApplication.removeTranslator(translator)
    if switchers:
        QLocale.setDefault(locale)
        QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    """After every test: assert that no attribute holds a deleted Qt object, or one that C++ has made."""
    yield
    assert strays() == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None, None, None]:
    """After each test's teardown: delete its windows at once, put the pointer away from them, and assert that no input
    state is left.

    Without a running event loop Qt keeps the deletions of `deleteLater` until some later test runs one. A pointer left
    on an item could open its explanation in the next test.
    """
    yield
    if QApplication.instance() is not None:
        QCursor.setPos(AWAY)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert leavings() == []


@pytest.fixture(scope="session")
def drawn() -> list[DrawingCache]:
    """List that keeps the drawing cache of the tests before."""
    return []


@pytest.fixture
def art(qapp: QApplication, drawn: list[DrawingCache]) -> DrawingCache:
    """Drawing cache, shared with the tests before unless it has missed a drawing."""
    if not drawn or drawn[0].missing:
        drawn[:] = [DrawingCache()]
    return drawn[0]


@pytest.fixture
def appearance(qapp: QApplication, art: DrawingCache) -> Appearance:
    """The day theme, without animations."""
    load_fonts()
    appearance = Appearance(art)
    appearance.set_theme("morning")
    appearance.set_speed(0)
    apply_theme(qapp, appearance.theme)  # as the program does: widths are measured in its own font
    return appearance


@pytest.fixture
def driver(appearance: Appearance, qtbot: QtBot) -> Driver:
    """Driver of the toy game on a shown table of 1000 x 752 pixels, without animations."""
    return Driver(appearance, qtbot)


@pytest.fixture
def house(appearance: Appearance, art: DrawingCache, qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """The program on an empty folder of the test's own."""
    house = House(tmp_path, qtbot, art)
    yield house
    house.close()


@pytest.fixture
def window(house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[MainWindow]:
    """The program's window of 1280 x 800 pixels; settings that a test changes are reset for the next one."""
    monkeypatch.setattr(paths, "cache_dir", lambda: tmp_path / "cache")
    window = house.open()
    window.resize(1280, 800)
    yield window
    window.context.appearance.set_contrast("usual")
    window.context.appearance.set_theme("morning")
    window.context.appearance.set_targets("usual")
    window.context.appearance.set_text_size(100)
    window.context.languages.choose("en")


@pytest.fixture
def wide_faces(qapp: QApplication) -> Iterator[None]:
    """Letters 8 % wider: other systems have other fonts, and draw ours a little wider than Linux does."""
    load_fonts()
    faces = {"text_font": theme.text_font, "display_font": theme.display_font}
    widened = dict[str, Callable[..., QFont]]()
    for name, face in faces.items():

        def wide(px: float, bold: bool = False, face: Callable[..., QFont] = face) -> QFont:
            font = face(px)
            font.setBold(bold)
            font.setStretch(WIDER)
            return font

        widened[name] = wide
        for module in _having(name, face):
            setattr(module, name, wide)
    yield
    for name, face in faces.items():  # in modules that were imported meanwhile, too
        for module in _having(name, widened[name]):
            setattr(module, name, face)
    qapp.setFont(theme.text_font(15))


def _having(name: str, face: Callable[..., QFont]) -> list[ModuleType]:
    """Return the program's modules that have imported a font function under its name."""
    ours = [module for key, module in sys.modules.items() if key.startswith("garden_desktop.")]
    return [module for module in ours if getattr(module, name, None) is face]


@pytest.fixture
def elided(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """List of all texts that were elided while something was painted."""
    lost: list[str] = []

    class Watching(QFontMetricsF):
        def elidedText(self, text: str, mode: Qt.TextElideMode, width: float, flags: int | None = 0) -> str:  # noqa: N802 - Qt names it
            short = super().elidedText(text, mode, width, flags)
            if short != text:
                lost.append(text)
            return short

    for module in (game_card_painter, paragraph, buttons):
        monkeypatch.setattr(module, "QFontMetricsF", Watching)
    return lost
