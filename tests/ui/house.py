"""The program on a folder of its own, for tests that open its window, inspect it and play."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.app_context import AppContext
from garden_desktop.ui.kit.style.appearance import OFF, Appearance
from garden_desktop.ui.kit.style.drawings import DrawingCache
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.settings.settings_store import SettingsStore
from garden_desktop.ui.window import MainWindow

KEY = "gnomadic_gardeners"
ALONE = MatchSetup(KEY, (Seated("Ann", 0),), {}, 5)


class House:
    """A data folder and the windows opened on it."""

    def __init__(self, folder: Path, qtbot: QtBot, art: DrawingCache | None = None) -> None:
        self._folder, self._qtbot, self._art = folder, qtbot, art
        self.matches = folder / "matches"
        self.settings = folder / "settings.json"
        self.settings.write_text(json.dumps({"language": "en", "speed": OFF, "theme": "morning", "tips": False}))
        self.windows: list[MainWindow] = []

    def open(self, appearance: Appearance | None = None) -> MainWindow:
        """Open a window as the program does, shown and with its first notices announced."""
        window = MainWindow(
            AppContext(
                appearance or Appearance(self._art), LanguageSwitcher(), SettingsStore(self.settings), self.matches
            )
        )
        self.windows.append(window)
        self._qtbot.addWidget(window)
        window.show()
        QApplication.processEvents()
        return window

    def record(self, moves: int = 6) -> Path:
        """Save a match of one person with so many moves, and close it."""
        session = MatchRepository(self.matches).begin_match(ALONE)
        rng = Random(2)
        while session.match.ply < moves:
            session.play(rng.choice(session.rules.legal_moves(session.match.state)))
        session.close()
        assert session.journal is not None
        return session.journal.path

    def close(self) -> None:
        for window in self.windows:
            window.close()
            window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def notice(window: MainWindow) -> str:
    """Return the text of the home screen's notice, "" if hidden."""
    return window.navigator.home.notice.words.text() if window.navigator.home.notice.isVisible() else ""


def playing(window: MainWindow) -> MatchScreen:
    assert window.navigator.match is not None, notice(window)
    return window.navigator.match


def strip(window: MainWindow) -> str:
    """Return the text of the match's notice bar, "" if hidden."""
    shown = playing(window).table.notice_bar
    return shown.text if shown.isVisible() else ""


def play(window: MainWindow, decisions: int = 1) -> int:
    """Make moves by input to the table; returns by how many plies the match grew."""
    table = playing(window).table
    before = table.session.match.ply
    MatchDriver(table, Random(1)).play(decisions, QApplication.processEvents)
    return table.session.match.ply - before


def still_plays(window: MainWindow) -> None:
    """Assert that a match can be started from the home screen and played."""
    assert window.navigator.match is None
    window.navigator.begin(ALONE)
    assert play(window) > 0
    window.navigator.go_home()
    assert window.navigator.home.isVisible()
