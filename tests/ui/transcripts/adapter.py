"""Adapter between transcripts and the program's code: it opens a window on a folder, with computer players that think
at once and a disk that can fail, and reports announcements, sounds and writes.

When the program's code changes, this file changes; the transcripts stay as they are.
"""

from __future__ import annotations

import gc
import json
import re
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTranslator
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from garden_desktop import paths
from garden_desktop.bots import worker
from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.app_context import AppContext
from garden_desktop.ui.kit import live_region
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import DrawingCache
from garden_desktop.ui.kit.style.theme import load_fonts
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.match import move_provider
from garden_desktop.ui.settings.settings_store import SettingsStore
from garden_desktop.ui.sound import SoundPlayer
from garden_desktop.ui.window import MainWindow
from tests.hotseat.faulty import FaultyDisk

NAMES: Final = ("Ann", "Ben", "Cleo", "Dora", "Eve", "Finn")
LONG: Final = 1e9
"""Seconds: nobody stops thinking before the work is done, however busy the computer is."""
COMPUTER: Final = "easy"
MASKED: Final = re.compile(r'("app"|"digest"):"[^"]*"')
"""What changes with each version of the program and of its data."""


class Table(NamedTuple):
    """A match to be played: seats ("p" for a person, "c" for a computer), options, settings of the window."""

    name: str
    game: str
    seats: str
    options: Mapping[str, str] = {}
    settings: Mapping[str, Any] = {}
    played: int = 0
    seed: int = 11


class Program:
    """The program's window on an empty folder. `heard` gets each announcement, sound and write, as a kind and text.
    Before a write reaches the disk it gets "before writing", so that anything shown too early can be detected."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, folder: Path, art: DrawingCache, heard: Callable[[str, str], None]
    ) -> None:
        self.heard = heard
        self._folder = folder
        self._appearance: Appearance | None = None
        self._art = art
        self._read = 0
        self.disk = FaultyDisk(monkeypatch)
        ask = self.disk.ask

        def sync(kind: str) -> None:
            ask(kind)
            if kind == "sync" and "_window" in self.__dict__:
                self.read_record()

        self.disk.ask = sync  # type: ignore[method-assign]
        monkeypatch.setattr(move_provider, "Worker", PromptWorker)
        monkeypatch.setattr(live_region, "hears_announcements", lambda: True)
        monkeypatch.setattr(SoundPlayer, "play", lambda _, sound: heard("sound", str(sound)))
        update = QAccessible.updateAccessibility

        def updated(event: QAccessibleEvent) -> None:
            if isinstance(event, QAccessibleAnnouncementEvent):
                heard("says", event.message())
            update(event)

        monkeypatch.setattr(QAccessible, "updateAccessibility", updated)
        monkeypatch.setattr(paths, "cache_dir", lambda: folder / "cache")
        _forget_languages()
        QAccessible.setActive(True)

    def open(self, table: Table) -> QWidget:
        """Open the window with the match at its beginning, or before its last moves."""
        settings = {"language": "en", "speed": 1.0, "theme": "morning", "tips": True, **table.settings}
        (self._folder / "settings.json").write_text(json.dumps(settings))
        load_fonts()
        QApplication.instance().setStyleSheet("")  # type: ignore[union-attr]  # so that it is dressed anew
        appearance = Appearance(self._art)
        window = MainWindow(
            AppContext(
                appearance, LanguageSwitcher(), SettingsStore(self._folder / "settings.json"), self._folder / "matches"
            )
        )
        appearance.set_volume(50)  # a window on no screen makes no sound by itself
        window.resize(1280, 800)
        window.show()
        window.activateWindow()
        if table.played:
            self._play_by_lot(table)
        self._window = window
        if table.played:
            self.resume()
        else:
            window.navigator.begin(_setup(table))
        return window

    def resume(self) -> None:
        """Resume the match in the folder, as its entry on the home screen does."""
        self._window.navigator.resume(self.record)

    @property
    def record(self) -> Path:
        return next((self._folder / "matches").glob("*.jsonl"))

    def read_record(self) -> None:
        """Report the lines written to the record since the last call."""
        try:
            lines = self.record.read_text(encoding="utf-8")
        except (StopIteration, FileNotFoundError):
            return
        fresh, self._read = lines[self._read :], len(lines)
        if fresh:
            self.heard("before writing", "")
            self.heard("writes", " ".join(MASKED.sub(r'\1:"…"', line) for line in fresh.splitlines()))

    def close(self) -> None:
        window = self.__dict__.pop("_window", None)  # patches of this test hold the rest of us until it has ended
        if window is not None:
            window.close()
            window.deleteLater()
            del window
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QAccessible.setActive(False)

    def _play_by_lot(self, table: Table) -> None:
        """Write the record of a match with random moves made beforehand."""
        shelf = MatchRepository(self._folder / "matches")
        moves = table.played
        if moves < 0:
            moves += _play(shelf.begin_match(_setup(table)), table.seed, None)
            self.record.unlink()
        _play(shelf.begin_match(_setup(table)), table.seed, moves)
        self._read = len(self.record.read_text(encoding="utf-8"))


def _play(session: Session, seed: int, most: int | None) -> int:
    """Make so many random moves, or all; returns how many were made."""
    rng, made = Random(seed), 0
    while not session.over and (most is None or made < most):
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
        made += 1
    session.close()
    return made


def _forget_languages() -> None:
    """Remove the translators that another test has left."""
    for one in gc.get_objects():
        if type(one) is QTranslator and isValid(one):
            QCoreApplication.removeTranslator(one)


class PromptWorker:
    """Test double of the worker process: it thinks in this process, synchronously; hints come from the weakest computer
    player."""

    def __init__(self, recipe: worker.Recipe) -> None:
        self._recipe = recipe
        self._thinking: worker.TablePolicy | None = None

    def think(self, question: worker.ThinkRequest) -> Future[Any]:
        asked = question._replace(seconds=LONG, level=COMPUTER)
        self._thinking, move = worker.answer_request(asked, self._thinking, self._recipe)
        answer: Future[Any] = Future()
        if isinstance(move, worker.WorkerFailure):
            answer.set_exception(AssertionError(move.trace))
        else:
            answer.set_result(move)
        return answer

    def close(self) -> None:
        """Do nothing, as no process runs."""


def _setup(table: Table) -> MatchSetup:
    seats = tuple(
        Seated(NAMES[number], number, "human" if who == "p" else COMPUTER) for number, who in enumerate(table.seats)
    )
    return MatchSetup(table.game, seats, dict(table.options), table.seed)
