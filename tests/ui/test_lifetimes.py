"""What Python and Qt each take for alive: laws over the sources, and matches entered and left as a reader sees them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import garden_desktop

PACKAGE = Path(garden_desktop.__file__).parent
READ_ALOUD = """
import sys
from garden_desktop.ui import app as start

app = start.application()
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from garden_desktop.games import registry
from garden_desktop.hotseat.choices import Choices

told = []
sys.excepthook = lambda kind, error, at: told.append(repr(error))
window = start.main_window()
window.show()
QAccessible.setActive(sys.argv[1] == "read aloud")
for game in registry.games().values():
    window.begin(Choices.usual(game).setup(1))
    app.processEvents()
    QAccessible.queryAccessibleInterface(window.match.table.board).childCount()
    window.go_home()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    app.processEvents()
print(told)
"""


@pytest.mark.parametrize("how", ["read aloud", "quiet"])
def test_every_game_is_entered_and_left_alive(tmp_path: Path, how: str) -> None:
    """PySide6 before 6.11 died here without a reader, too."""
    places = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "LOCALAPPDATA", "HOME")
    done = subprocess.run(
        [sys.executable, "-c", READ_ALOUD, how], env=os.environ | {place: str(tmp_path) for place in places},
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr
