"""What is said of a match comes over a real bus, to readers that know no announcements too."""

from __future__ import annotations

from contextlib import closing

import pytest

from tests.program.conftest import Sit
from tests.program.ears import Ears
from tests.program.games import GAMES, packet
from tests.program.guest import Guest
from tests.program.sheet import Sheet


@pytest.mark.parametrize("game", GAMES)
def test_a_key_is_answered_by_a_notification(sit: Sit, game: str) -> None:
    evening = sit(bus=True)
    with closing(Ears(evening.desktop.accessibility)) as ears:
        Sheet(evening, packet(evening.page(), game)).start()
        Guest(evening, 3).come_to_the_table()
        ears.last()
        evening.keys("F4")
        evening.wait(lambda: "Ann" in ears.last(), "the names of those who play, said")
    evening.close_window()
