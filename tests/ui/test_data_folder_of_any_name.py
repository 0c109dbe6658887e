"""The program on a data folder whose path is no UTF-8, and where the system claims to know ASCII alone: a start, a
match, the book, and a start once more."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.systems import names_of_bytes

pytestmark = [names_of_bytes, pytest.mark.daily]  # whole windows over folders of other names
PLAYS = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from garden_desktop import paths
from garden_desktop.instance import address
from garden_desktop.ui import app as start

def evening():
    from garden_desktop.games import registry
    from garden_desktop.hotseat.new_game import NewGameState
    window = windows[0]
    window.navigator.begin(NewGameState.usual(registry.games()["stalk_exchange"]).setup(2))
    assert window.navigator.match is not None, window.navigator.home.notice.words.text()
    window.navigator.go_home()
    window.navigator.open_book()
    window.navigator.library.selection.read()
    window.navigator.library.detail.grab()
    assert window.context.book.total() == int(sys.argv[1]), window.context.book.total()
    window.navigator.open_about()
    window.grab()
    window.navigator.start_notices.show_moved_files([paths.user_dir()])
    window.context.settings.set("zoom", 110)
    QTimer.singleShot(400, window.close)

windows, opened = [], start.main_window
start.main_window = lambda: (windows.append(opened()), QTimer.singleShot(300, evening), windows[0])[2]
status = start.run()
os.environ["QT_QPA_PLATFORM"], os.environ["DISPLAY"] = "", ":7"
assert address()
print(status, windows[0].navigator.home.notice.words.text().isprintable())
"""


@pytest.mark.parametrize(
    ("name", "more"),
    [
        (b"d\xe4ta", {}),
        ("dätä".encode(), {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}),
        (b"d\xe4ta", {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}),
    ],
    ids=["Latin-1", "ASCII and an umlaut", "ASCII and Latin-1"],
)
def test_a_match_is_begun_and_kept_there(tmp_path: Path, name: bytes, more: dict[str, str]) -> None:
    home = os.path.join(os.fsencode(tmp_path), name)  # noqa: PTH118 - of bytes
    places = {os.fsencode(f"XDG_{kind}_HOME"): home for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
    around = os.environb | places | {os.fsencode(key): os.fsencode(value) for key, value in more.items()}
    for number in (1, 2):
        done = subprocess.run(
            [sys.executable, "-c", PLAYS, str(number)],
            env={os.fsdecode(key): os.fsdecode(value) for key, value in around.items()},
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
            timeout=120,
        )
        assert (done.returncode, done.stdout.split()) == (0, ["0", "True"]), done.stderr
        assert "Traceback" not in done.stderr
    assert not [file for file in Path(os.fsdecode(home)).rglob("*.log*") if file.stat().st_size], "nothing went wrong"
    assert len(list(Path(os.fsdecode(home)).rglob("*.garden.jsonl"))) == 2
