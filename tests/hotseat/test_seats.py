from __future__ import annotations

import pytest

from garden_desktop.hotseat.seats import SeatSetup


@pytest.mark.parametrize(("who", "human"), [("human", True), ("greedy", False)])
def test_a_seat_is_human_or_played_by_a_bot(who: str, human: bool) -> None:
    assert SeatSetup("Ann", 0, who).human is human
