"""A desktop is one evening's own: what is meant for another screen does not get in."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest
from Xlib import display, error

from tests.program.desktop import Desktop


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # Xlib leaves a refused socket open
def test_hands_without_the_key_are_kept_off_the_screen(tmp_path: Path, desktop_tools: None) -> None:
    with contextlib.closing(Desktop(tmp_path / "desktop", bus=False)) as desktop:
        desktop.connect().close()
        with pytest.raises(error.DisplayConnectionError):
            display.Display(desktop.screen)
