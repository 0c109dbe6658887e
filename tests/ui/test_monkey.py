"""The whole program in hands without a plan: no exception, no warning of Qt's, nothing held that is gone."""

from __future__ import annotations

import ctypes
import gc
import json
import os
from collections import deque
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from garden_desktop.ui.app_context import AppContext
from garden_desktop.ui.kit.style.appearance import OFF, Appearance
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.match import move_provider
from garden_desktop.ui.settings.settings_store import SettingsStore
from garden_desktop.ui.window import MainWindow
from tests import fifth
from tests.ui.lifetimes import strays
from tests.ui.monkey import Monkey

SEED: Final = int(os.environ.get("MONKEY", datetime.now(UTC).toordinal()))
"""Another one every day; the one of a day that failed may be given again."""
EVERYDAY: Final = 600
"""So many things are done around each game."""
LONG: Final = 100_000
LOOKS: Final = 150
"""After so many things it is looked for what is held though it is gone."""
STORY: Final = 30
"""The last things done, which are told where something went wrong."""
GROWTH: Final = 1.05
"""How much more memory the last half may take than there was in the middle."""
ASKED: Final[dict[str, object]] = {
    "getExistingDirectory": "",
    "getOpenFileName": ("", ""),
    "getOpenFileNames": ([], ""),
    "getSaveFileName": ("", ""),
}
"""How each dialog of the system's is answered by somebody who has thought better of it."""

without_plan = pytest.mark.qt_log_ignore(r"This plugin does not support (raise\(\)|grabbing the (keyboard|mouse))")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The program on its home screen, with a folder of its own; nobody can wait for a dialog of the system's."""
    for asked, answer in ASKED.items():
        monkeypatch.setattr(QFileDialog, asked, lambda *args, answer=answer: answer)
    monkeypatch.setattr(move_provider, "thinking_for", fifth.thinking_for)
    settings, languages = tmp_path / "settings.json", LanguageSwitcher()
    settings.write_text(json.dumps({"language": "en", "speed": OFF, "theme": "morning"}))
    window = MainWindow(AppContext(Appearance(), languages, SettingsStore(settings), tmp_path / "matches"))
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield window
    languages.choose("en")
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


class Watch:
    """Lets a monkey loose, and stops it at the first thing that goes wrong."""

    def __init__(self, window: MainWindow, qtbot: QtBot, log: Any, seed: int, game: str = "") -> None:
        print(f"MONKEY={seed} {game}")
        self._qtbot, self._log, self._seed = qtbot, log, seed
        self._monkey = Monkey(window, Random(f"{seed} {game}"), (game,) if game else ())
        self._story: deque[str] = deque(maxlen=STORY)
        self._window = window

    def run(self, steps: int) -> None:
        with self._qtbot.captureExceptions() as caught:
            for step in range(1, steps + 1):
                self._story.append(self._monkey.step())
                assert not caught, self._told(step, caught[0][1])
                warned = [one.message for one in self._log.records if not one.ignored]
                assert not warned, self._told(step, warned)
                assert self._window.isVisible(), self._told(step, "the window is gone")
                if step % LOOKS == 0:
                    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
                    held = strays()
                    assert not held, self._told(step, held)
        self._monkey.let_go()

    def rest(self) -> None:
        """As after a start: what is compared is what stays, not where somebody stopped."""
        window = self._window
        window.navigator.go_home()
        window.resize(1280, 800)
        window.context.appearance.set_theme("morning")
        window.context.languages.choose("en")
        for _ in range(2):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _told(self, step: int, what: object) -> str:
        return "\n".join((f"MONKEY={self._seed}, step {step}: {what!r} after", *self._story))


@without_plan
@pytest.mark.parametrize(
    "game", [pytest.param(key, marks=[pytest.mark.daily] * (key != fifth.KEY)) for key in fifth.games()]
)
def test_nothing_goes_wrong_in_hands_without_a_plan(window: MainWindow, qtbot: QtBot, qtlog: Any, game: str) -> None:
    """At the table of one game mostly, with its sheet, rules, replay, other looks, sizes and languages between."""
    Watch(window, qtbot, qtlog, SEED, game).run(EVERYDAY)


@pytest.mark.long
@pytest.mark.timeout(6 * 3600)
@without_plan
def test_nothing_goes_wrong_and_nothing_grows_in_a_long_evening(window: MainWindow, qtbot: QtBot, qtlog: Any) -> None:
    watch, taken = Watch(window, qtbot, qtlog, SEED), list[int]()
    for _ in range(10):
        watch.run(LONG // 10)
        watch.rest()
        taken.append(resident())
        print(f"kilobytes after each tenth: {taken}", flush=True)
    assert max(taken[5:]) <= GROWTH * taken[4]


def resident() -> int:
    """The memory of this process, in kilobytes, without what was freed and waits to be used again."""
    status = Path("/proc/self/status")
    if not status.exists():
        pytest.skip("only Linux tells how much memory is in use")
    gc.collect()
    if hasattr(libc := ctypes.CDLL(None), "malloc_trim"):
        libc.malloc_trim(0)
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1])
