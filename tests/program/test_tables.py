"""Every table that every sheet offers: begun, played at for a while by people and computers, and left."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.program.conftest import Sit
from tests.program.evening import Evening
from tests.program.games import GAMES, key_of
from tests.program.guest import Guest
from tests.program.occasions import OCCASIONS
from tests.program.sheet import Sheet


@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_played_at_and_left(sit: Sit, game: str) -> None:
    evening = sit(bus=True)
    occasions = list(OCCASIONS)
    for number, _ in enumerate(tables(evening, title(evening, game))):
        guest = Guest(evening, number)
        guest.play(2)
        for occasion in [occasions.pop(0) for _ in range(4) if occasions]:
            guest.come_to_the_table()
            occasion(evening, guest)
        guest.play(2)
        guest.leave()
    assert not occasions
    evening.close_window()


def title(evening: Evening, game: str) -> str:
    """What the packet of a game says."""
    return next(node.name for node in evening.page() if node.role == "push button" and key_of(node.name) == game)


def tables(evening: Evening, packet: str) -> Iterator[None]:
    """Begin a match at one table after the other: each way to play with each number of seats.

    The first table has people alone, at the others every second seat is a computer's.
    """
    sheet, mode, wanted, people = Sheet(evening, packet), 0, 1, True
    while mode < max(1, len(modes := sheet.modes())):
        if modes:
            sheet.choose_mode(modes[mode])
        seated = sheet.sit(wanted)
        if seated < wanted:
            mode, wanted = mode + 1, 1
            continue
        sheet.seat_computers([] if people else sheet.seats()[1::2])
        sheet.start()
        yield
        sheet, wanted, people = Sheet(evening, packet), seated + 1, False
    sheet.put_away()
