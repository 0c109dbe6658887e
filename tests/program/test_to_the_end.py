"""One match of each game to its score pad and on to the next one, with a reader at work and without a bus."""

from __future__ import annotations

import pytest

from tests.program.blind import Blind
from tests.program.conftest import Sit
from tests.program.games import GAMES
from tests.program.guest import Guest
from tests.program.short import sit_down
from tests.today import sampled

pytestmark = pytest.mark.daily  # a match in the running program


@pytest.mark.parametrize("game", sampled(GAMES, 4))
def test_a_match_leads_to_its_score_pad_and_on_to_the_next(sit: Sit, game: str) -> None:
    evening = sit(bus=True)
    sit_down(evening, game)
    leg, offer = evening.hands.done.copy(), Guest(evening, 2).first_offer()
    assert not Guest(evening, 1).play(), "the match has come to its end"
    evening.read()
    evening.click("Replay")
    evening.find("Position in the match")
    evening.keys("Right", "Right", "Left")
    evening.click("Back to the score sheet")
    evening.find("Replay")
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
