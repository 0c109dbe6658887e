"""A match of each game in a window of Wine: begun, left, resumed and played to its score sheet, by pointer."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.program.games import GAMES, packet
from tests.program.sheet import Sheet
from tests.program.short import SHORT, Short
from tests.windows.evening import PointerGuest, WineEvening
from tests.windows.wine import Wine

STARS = (("Stars to win", "8 stars"),)
"""Of two people in Fire and Flora: they plant as it comes, and would need half an hour for twelve."""
PEOPLE = {"one person and a computer": 1, "two people": 2}


@pytest.fixture
def evening(tmp_path: Path, desktop_tools: None) -> Iterator[WineEvening]:
    with WineEvening(Wine(Path(os.environ["WINDOWS_BENCH"])), tmp_path) as evening:
        yield evening


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("people", PEOPLE)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_begun_left_resumed_and_ended_by_pointer(evening: WineEvening, game: str, people: str) -> None:
    sheet, short = Sheet(evening, packet(evening.page(), game)), SHORT.get(game, Short())
    sheet.sit(2)
    sheet.seat_computers(sheet.seats()[PEOPLE[people] :])
    for name, value in STARS if game == "fire_and_flora" else short.options:
        sheet.set_option(name, value)
    sheet.start()
    guest = PointerGuest(evening, 5)
    assert guest.play(4)
    guest.leave()
    evening.close_window()
    evening.come_back()
    lines = evening.watch.lines(evening.program.records()[-1])
    evening.click("Resume.*")
    guest.come_to_the_table()
    assert not guest.play(), "the match has come to its end"
    (record,) = evening.program.records()
    assert evening.watch.lines(record) > lines
    assert evening.watch.ended(record)
    evening.close_window()
