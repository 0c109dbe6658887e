"""The program ended in the midst of a match, in every way it can be: it ends well, says nothing and loses nothing."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from tests.program.conftest import Sit
from tests.program.evening import Evening
from tests.program.games import GAMES, packet
from tests.program.guest import Guest
from tests.program.sheet import Sheet
from tests.program.waiting import until


def by_window(evening: Evening) -> None:
    evening.hands.keys("Alt+F4")


def by(number: int) -> Callable[[Evening], None]:
    return lambda evening: os.kill(evening.program.pid, number)


WAYS: Final = {
    "the window": by_window,
    "Ctrl+C": by(signal.SIGINT),
    "the system": by(signal.SIGTERM),
    "the terminal": by(signal.SIGHUP),
}


@pytest.mark.daily
@pytest.mark.parametrize("way", WAYS)
def test_a_match_is_ended_from_outside(sit: Sit, way: str) -> None:
    """Beside a computer that has a process of its own; nobody has to touch the window for it."""
    evening = sit(bus=True)
    sheet = Sheet(evening, packet(evening.page(), GAMES[list(WAYS).index(way) % len(GAMES)]))
    sheet.seat_computers(sheet.seats()[1:])
    sheet.start()
    Guest(evening, 3).come_to_the_table()
    helpers = evening.program.helpers()
    WAYS[way](evening)
    evening.watch.at_the_end()
    until("its helpers to end", lambda: not any(Path(f"/proc/{helper}").exists() for helper in helpers))
