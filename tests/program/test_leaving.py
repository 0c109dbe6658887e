"""Matches are entered and left by the hundred on a real accessibility bus, read all the time and not at all."""

from __future__ import annotations

import subprocess
import sys
from ast import literal_eval
from pathlib import Path
from typing import Final

import pytest

from tests.program import walker
from tests.program.desktop import Desktop
from tests.program.games import GAMES
from tests.program.watch import complaints

TIMES: Final = 20
ROOT: Final = Path(__file__).resolve().parents[2]
WAYS: Final = ("by_home", "by_closing", "by_playing_again")


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("read", [True, False], ids=["read all the time", "bus alone"])
@pytest.mark.parametrize("game", GAMES)
def test_no_way_out_of_a_match_ends_the_program(tmp_path: Path, desktop_tools: None, game: str, read: bool) -> None:
    desktop = Desktop(tmp_path, bus=True)
    words = [sys.executable, "-m", walker.__name__, desktop.accessibility]
    reader = subprocess.Popen(words, cwd=ROOT) if read else None
    folders = {f"XDG_{kind}_HOME": str(tmp_path / kind) for kind in ("DATA", "CONFIG", "STATE", "CACHE")}
    try:
        done = subprocess.run(
            [sys.executable, "-X", "faulthandler", "-m", "tests.ui.leaving", game, str(TIMES)],
            env=desktop.surroundings | folders, cwd=ROOT, capture_output=True, text=True, check=False,
        )  # fmt: skip
    finally:
        desktop.close()
        if reader is not None:
            reader.wait()
    assert done.returncode == 0, done.stdout[-200:] + done.stderr
    assert complaints([done.stderr], alive=False) == ""
    came = {"game": game, **dict.fromkeys(WAYS, TIMES), "told": [], "read": True}
    assert literal_eval(done.stdout.splitlines()[-1]) == came
