"""One match of each game to its score pad and on to the next one, with a reader at work and without a bus."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest

from tests.program.blind import Blind
from tests.program.conftest import Sit
from tests.program.evening import Evening
from tests.program.games import GAMES, packet
from tests.program.guest import Guest
from tests.program.sheet import Sheet


class Short(NamedTuple):
    """What makes a match short."""

    mode: str = ""
    options: tuple[tuple[str, str], ...] = ()


SHORT: Final = {
    "stalk_exchange": Short(options=(("Size of the Garden", "Small: 19 spaces"), ("Length of the game", "Short"))),
    "fire_and_flora": Short("Alone against eight turns"),
}
"""Of games that take long as they are; the others are played as they come."""


@pytest.mark.parametrize("game", GAMES)
def test_a_match_leads_to_its_score_pad_and_on_to_the_next(sit: Sit, game: str) -> None:
    evening = sit(bus=True)
    sit_down(evening, game, SHORT.get(game, Short()))
    leg, offer = evening.hands.done.copy(), Guest(evening, 2).first_offer()
    assert not Guest(evening, 1).play(), "the match has come to its end"
    evening.read()
    evening.click("Watch the replay")
    evening.find("Move of the match")
    evening.keys("Right", "Right", "Left")
    evening.click("Back to the score sheet")
    evening.find("Watch the replay")
    evening.read()
    again = evening.find("Play again").rect.centre
    with evening.new_match():
        evening.click("Play again")
    assert Guest(evening, 1).play(2)
    evening.close_window()
    evening = sit(bus=False)
    blind = Blind(evening, 1)
    blind.begin(leg)
    blind.play(offer)
    assert blind.over
    blind.play_again(again)
    evening.close_window()


def sit_down(evening: Evening, game: str, short: Short) -> None:
    """Begin a match of one person, and a computer where it takes two."""
    sheet = Sheet(evening, packet(evening.page(), game))
    if short.mode:
        sheet.choose_mode(short.mode)
    sheet.sit(2)
    sheet.seat_computers(sheet.seats()[1:])
    for name, value in short.options:
        sheet.set_option(name, value)
    sheet.start()
