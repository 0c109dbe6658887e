"""Every table that the sheets offer."""

from __future__ import annotations

from tests.program.conftest import Sit
from tests.program.guest import Guest


def test_a_match_is_begun_and_left(sit: Sit) -> None:
    evening = sit(bus=True)
    evening.click("Stalk Exchange")
    evening.click("Start the match")
    Guest(evening, 1).play(6)
    evening.click("Back home")
    evening.find("New game")
    evening.close_window()
