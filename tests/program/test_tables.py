"""Every table that every sheet offers: begun, played at for a while by people and computers, and left."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.program.blind import Blind, Spot
from tests.program.conftest import Sit
from tests.program.evening import Evening
from tests.program.games import GAMES, packet
from tests.program.guest import Guest
from tests.program.hands import Event
from tests.program.occasions import OCCASIONS
from tests.program.sheet import Sheet

Leg = list[Event]
"""What hands did from the home screen to a table."""


@pytest.mark.daily
@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_played_at_and_left(sit: Sit, game: str) -> None:
    evening = sit(bus=True)
    occasions, legs = list(OCCASIONS), list[Leg]()
    way_home, offer = (0, 0), (0, 0)
    for number, leg in enumerate(tables(evening, packet(evening.page(), game))):
        legs.append(leg)
        guest = Guest(evening, number)
        if occasions:
            offer = guest.first_offer()
            way_home = evening.find("Back to the home screen").rect.centre
        guest.play(2)
        for occasion in [occasions.pop(0) for _ in range(4) if occasions]:
            guest.come_to_the_table()
            occasion(evening, guest)
        guest.leave()
    assert not occasions, "there were tables enough for everything"
    evening.close_window()
    blindly(sit(bus=False), legs, offer, way_home)


def blindly(evening: Evening, legs: list[Leg], offer: Spot, way_home: Spot) -> None:
    """The same tables on a desktop without a bus."""
    for number, leg in enumerate(legs):
        blind = Blind(evening, number)
        blind.begin(leg)
        blind.play(offer, 2)
        blind.fumble(10)
        blind.leave(way_home)
    evening.close_window()


def tables(evening: Evening, packet: str) -> Iterator[Leg]:
    """Begin a match at one table after the other: each way to play with each number of seats.

    The first table has people alone, at the others every second seat is a computer's. Yields what hands did to get
    there.
    """
    begun = len(evening.hands.done)
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
        yield evening.hands.done[begun:]
        begun = len(evening.hands.done)
        sheet, wanted, people = Sheet(evening, packet), seated + 1, False
    sheet.put_away()
