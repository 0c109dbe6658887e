"""The program on a folder of one's own: opened, looked at and played as often as a test likes."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.shelf import MatchSetup, MatchRepository
from garden_desktop.ui.kit.style.appearance import OFF, Appearance
from garden_desktop.ui.kit.style.art import Art
from garden_desktop.ui.kit.text.languages import Languages
from garden_desktop.ui.match.driver import Driver
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.settings.store import Settings
from garden_desktop.ui.window import Window

KEY = "gnomadic_gardeners"
ALONE = MatchSetup(KEY, (Seated("Ann", 0),), {}, 5)


class House:
    """A folder of one's own and the windows opened on it."""

    def __init__(self, folder: Path, qtbot: QtBot, art: Art | None = None) -> None:
        self._folder, self._qtbot, self._art = folder, qtbot, art
        self.matches = folder / "matches"
        self.settings = folder / "settings.json"
        self.settings.write_text(json.dumps({"language": "en", "speed": OFF, "theme": "morning", "tips": False}))
        self.windows: list[Window] = []

    def open(self, appearance: Appearance | None = None) -> Window:
        """A window as the program opens it, shown and with its first notices said."""
        window = Window(appearance or Appearance(self._art), Languages(), Settings(self.settings), self.matches)
        self.windows.append(window)
        self._qtbot.addWidget(window)
        window.show()
        QApplication.processEvents()
        return window

    def record(self, moves: int = 6) -> Path:
        """A match of one person with so many moves, saved and let go."""
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


def notice(window: Window) -> str:
    """What the home screen says."""
    return window.home.notice.words.text() if window.home.notice.isVisible() else ""


def playing(window: Window) -> MatchScreen:
    assert window.match is not None, notice(window)
    return window.match


def strip(window: Window) -> str:
    """What the strip of the match says."""
    shown = playing(window).table.strip
    return shown.text if shown.isVisible() else ""


def play(window: Window, decisions: int = 1) -> int:
    """Make moves by gestures; returns how many plies the match grew."""
    table = playing(window).table
    before = table.session.match.ply
    Driver(table, Random(1)).play(decisions, QApplication.processEvents)
    return table.session.match.ply - before


def still_plays(window: Window) -> None:
    """From the home screen a match can be started and played."""
    assert window.match is None
    window.begin(ALONE)
    assert play(window) > 0
    window.go_home()
    assert window.home.isVisible()
