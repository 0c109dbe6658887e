"""The garden book as people and readers find it: from home, through the list, into a match and back."""

from __future__ import annotations

from tests.program.conftest import Sit
from tests.program.games import packet
from tests.program.guest import Guest
from tests.program.sheet import Sheet


def test_a_match_is_found_in_the_book_and_gone_on_with(sit: Sit) -> None:
    evening = sit(bus=True)
    Sheet(evening, packet(evening.page(), "stalk_exchange")).start()
    guest = Guest(evening, 1)
    guest.play(2)
    guest.leave()
    evening.click("The garden book")
    row = evening.find("Stalk Exchange, today .*Row 1 of 1.")
    evening.click_on(row)
    evening.keys("Return")
    guest.come_to_the_table()
    evening.click("Back to the garden book")
    evening.find("Search the book")
    evening.keys("Escape")
    evening.find("Begin something new|Carry on")
    evening.close_window()
