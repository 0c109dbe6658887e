"""A whole evening at one computer: a hundred matches in one process, which ends with what it held at half time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from statistics import median
from typing import Final, NamedTuple

import pytest

from tests.program.conftest import Sit
from tests.program.evening import Evening
from tests.program.games import GAMES, packet
from tests.program.guest import Guest
from tests.program.sheet import Sheet
from tests.program.short import sit_down

TABLES: Final = 44
"""In each half of the evening."""
TO_THE_END: Final = 7
"""One match in so many is played to its score pad, and another one from there: fifty matches in each half."""
GROWTH: Final = 1.05
"""How much more memory it may hold in the end than at half time."""


class Held(NamedTuple):
    """What the program holds at home, when no match is open: memory in MB, open files, processes."""

    memory: float
    handles: int
    helpers: int


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_a_hundred_matches_leave_nothing_behind(sit: Sit) -> None:
    evening = sit(bus=True)
    first, second = usual(half(evening)), usual(half(evening))
    assert len(evening.program.records()) == 100
    evening.close_window()
    print(f"at half time {first}, in the end {second}")
    assert second.handles <= first.handles
    assert second.helpers <= first.helpers
    assert second.memory <= GROWTH * first.memory


def half(evening: Evening) -> Iterator[Held]:
    """What is held after each table; in each half they are the same."""
    dice = Random(1)
    for number in range(TABLES):
        visit(evening, GAMES[number % len(GAMES)], number, dice)
        yield (held := holding(evening))
        print(f"{len(evening.program.records())} matches: {held}", flush=True)


def usual(held: Iterable[Held]) -> Held:
    """What is held after most tables, once all drawings are there; what one leaves for a while counts little."""
    return Held(*map(median, zip(*list(held)[TABLES // 2 :], strict=True)))


def visit(evening: Evening, game: str, number: int, dice: Random) -> None:
    """From home to a table of this game, and home again."""
    guest = Guest(evening, number)
    if number % TO_THE_END == TO_THE_END - 1:
        sit_down(evening, game)
        assert not guest.play(), "the match has come to its end"
        play_again(evening)
    else:
        sit_anywhere(evening, game, dice)
    if guest.play(dice.randint(1, 8)) and number % 2:
        guest.come_to_the_table()
        evening.choose("Menu", "Save and leave")
    else:
        guest.leave()
    evening.find("New game")


def sit_anywhere(evening: Evening, game: str, dice: Random) -> None:
    """Begin a match of people, at least one, and computers."""
    sheet = Sheet(evening, packet(evening.page(), game))
    if modes := sheet.modes():
        sheet.choose_mode(dice.choice(modes))
    sheet.sit(dice.randint(1, 6))
    seats = sheet.seats()
    sheet.seat_computers(dice.sample(seats, dice.randrange(len(seats))))
    sheet.start()


def play_again(evening: Evening) -> None:
    """From the score pad, once it hears."""
    evening.read()
    with evening.new_match():
        evening.click("Play again")


def holding(evening: Evening) -> Held:
    """What is held when the computers of the last table have gone; Python's own helper stays."""
    program = evening.program
    evening.wait(lambda: len(program.helpers()) <= 1, "the computers to go")
    return Held(program.memory(), program.handles(), len(program.helpers()))
