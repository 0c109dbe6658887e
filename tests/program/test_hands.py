"""Hands go on when what they did has been done, however busy the machine."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from subprocess import DEVNULL, Popen

import pytest

from tests.program import hands, hasty
from tests.program.desktop import Desktop
from tests.program.hands import Hands
from tests.program.waiting import WaitError, until

ROOT = Path(__file__).resolve().parents[2]


class HastyWindow:
    """A window that answers before it has done what it was told to, and writes down each click."""

    def __init__(self, folder: Path, desktop: Desktop, opened: ExitStack) -> None:
        self.desktop = desktop
        self._clicks = folder / "clicks"
        self._clicks.touch()
        words = ["setpriv", "--pdeathsig", "KILL", sys.executable, "-m", hasty.__name__, str(self._clicks)]
        opened.enter_context(Popen(words, env=desktop.surroundings, cwd=ROOT, stderr=DEVNULL))
        opened.callback(desktop.close)  # and the window ends with its screen
        self.hands = opened.enter_context(closing(Hands(desktop)))
        window = until("the window", self.hands.window)
        place = window.translate_coords(window.query_tree().root, 0, 0)
        self._spot = 100 - place.x, 100 - place.y

    def click(self) -> None:
        self.hands.click(*self._spot)

    @property
    def clicks(self) -> int:
        return len(self._clicks.read_text(encoding="utf-8").splitlines())


@pytest.fixture
def window(tmp_path: Path, desktop_tools: None) -> Iterator[HastyWindow]:
    with ExitStack() as opened:
        yield HastyWindow(tmp_path, Desktop(tmp_path / "desktop", bus=False), opened)


def test_a_click_is_done_before_the_next_one(window: HastyWindow) -> None:
    """Also where the window answers twice in one breath, so that the next click would be for what stands there now."""
    for number in range(1, 11):
        window.click()
        assert window.clicks == number


def test_a_click_waits_for_the_window_manager_that_gets_it_first(
    window: HastyWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the window answers for itself, and what was pressed comes to it later, with all that follows."""
    with monkeypatch.context() as hurry, window.desktop.stopped("openbox"):
        hurry.setattr(hands, "until", partial(until, patience=0.2))
        with pytest.raises(WaitError, match="the window manager"):
            window.click()
        assert window.clicks == 0
    window.hands.settle()
    assert window.clicks == 1
