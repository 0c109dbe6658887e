"""A file that is opened while the program runs, as by a double click: it comes to the window that is there."""

from __future__ import annotations

from tests.program.conftest import Sit
from tests.program.games import packet
from tests.program.guest import Guest
from tests.program.sheet import Sheet


def test_a_double_click_opens_the_match_in_the_window_that_is_there(sit: Sit) -> None:
    evening = sit(bus=True)
    Sheet(evening, packet(evening.page(), "stalk_exchange")).start()
    guest = Guest(evening, 1)
    guest.play(2)
    guest.leave()
    record = evening.program.records()[-1]
    assert not evening.program.holds(record)
    second = evening.program.command(str(record))
    assert (second.returncode, second.stderr) == (0, "")
    guest.come_to_the_table()
    assert evening.program.holds(record)
    evening.close_window()
