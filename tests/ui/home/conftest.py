"""Home screens with as many games as a test wants."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import translate
from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop import paths
from garden_desktop.ui.home.home_screen import HomeScreen
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from tests.ui.fakes import match_slip
from tests.ui.home.shelf_hands import Build
from tests.ui.home.shelf_of_fakes import many


@pytest.fixture
def open_home(appearance: Appearance, qtbot: QtBot) -> Iterator[Build]:
    """Opens home screens with so many games, and holds them."""
    homes: list[HomeScreen] = []

    def open_one(games: int, size: tuple[int, int] = (1280, 800), matches: int = 0) -> HomeScreen:
        home = HomeScreen(appearance, many(games), lambda: [match_slip(f"match-{number}") for number in range(matches)])
        homes.append(home)
        qtbot.addWidget(home)
        home.resize(*size)
        QCursor.setPos(0, 0)
        with qtbot.waitActive(home):
            home.show()
        QTest.mouseMove(home, QPoint(1, 1))
        return home

    yield open_one
    for home in homes:
        home.close()


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LanguageSwitcher]:
    """German is spoken; English again afterwards."""
    for language in ("en", "de"):
        shutil.copy(translate.ts(language), tmp_path)
    translate.compile_all(tmp_path)
    monkeypatch.setattr(paths, "translations", lambda: tmp_path)
    languages = LanguageSwitcher()
    languages.choose("de")
    yield languages
    monkeypatch.setattr(paths, "translations", lambda: tmp_path / "none")
    languages.choose("en")
