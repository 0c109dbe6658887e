"""Hands go on when what they did has been done, however busy the machine."""

from __future__ import annotations

import sys
from contextlib import ExitStack, closing
from pathlib import Path
from subprocess import DEVNULL, Popen

from tests.program import hasty
from tests.program.desktop import Desktop
from tests.program.hands import Hands
from tests.program.waiting import until

ROOT = Path(__file__).resolve().parents[2]


def test_a_click_is_done_before_the_next_one(tmp_path: Path, desktop_tools: None) -> None:
    """Also where the window answers twice in one breath, so that the next click would be for what stands there now."""
    clicks, desktop = tmp_path / "clicks", Desktop(tmp_path / "desktop", bus=False)
    clicks.touch()
    words = ["setpriv", "--pdeathsig", "KILL", sys.executable, "-m", hasty.__name__, str(clicks)]
    with ExitStack() as opened:
        opened.enter_context(Popen(words, env=desktop.surroundings, cwd=ROOT, stderr=DEVNULL))
        opened.callback(desktop.close)  # and the window ends with its screen
        hands = opened.enter_context(closing(Hands(desktop)))
        window = until("the window", hands.window)
        place = window.translate_coords(window.query_tree().root, 0, 0)
        for number in range(1, 11):
            hands.click(100 - place.x, 100 - place.y)
            assert clicks.read_text(encoding="utf-8") == "click\n" * number
