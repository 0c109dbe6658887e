"""`--smoke-test`: opens the window, plays a few moves of every game through its widgets, and opens every page."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from typing import Final

from garden_desktop.commands.unattended import breathe, offscreen, print_and_fail
from garden_desktop.games import registry
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui import app
from garden_desktop.ui.app_context import AppContext
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.style.appearance import OFF, Appearance
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.settings.settings_store import SettingsStore
from garden_desktop.ui.window import MainWindow

MOVES: Final = 8
"""Moves of each game."""


def run() -> int:
    """Run the smoke test; returns the exit status."""
    status = _open_and_play()
    print("smoke test:", "passed" if status == 0 else "failed")
    return status


@print_and_fail
def _open_and_play() -> int:
    offscreen()
    application = app.application()
    with tempfile.TemporaryDirectory() as folder:
        settings = SettingsStore(Path(folder) / "settings.json")
        settings.set("speed", OFF)
        window = MainWindow(AppContext(Appearance(), LanguageSwitcher(), settings, Path(folder) / "matches"))
        window.show()
        later(window, lambda: application.exit(_play_every_game(window)))
        status = application.exec()
        window.close()
    return status


def _play_every_game(window: MainWindow) -> int:
    for game in registry.games().values():
        window.navigator.begin(NewGameState.usual(game).setup(1))
        if window.navigator.match is None:
            return 1
        made = MatchDriver(window.navigator.match.table, Random(1)).play(MOVES, breathe)
        for number in range(4):
            window.navigator.match.table.side_panel.open_page(number)
            breathe()
        window.navigator.go_home()
        if made != MOVES or window.context.appearance.art.missing:
            return 1
    return 0
