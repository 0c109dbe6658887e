"""Shortest table of each game, for matches that are played to their end."""

from __future__ import annotations

from typing import Final, NamedTuple

from tests.program.evening import Evening
from tests.program.games import packet
from tests.program.sheet import Sheet


class Short(NamedTuple):
    """Mode and options that make a match short."""

    mode: str = ""
    options: tuple[tuple[str, str], ...] = ()


SHORT: Final = {
    "stalk_exchange": Short(options=(("Size of the Garden", "Small: 19 spaces"), ("Length of the match", "Short"))),
    "fire_and_flora": Short("Solo: eight turns"),
}
"""Of games that take long as they are; the others are played as they come."""


def sit_down(evening: Evening, game: str) -> None:
    """Begin a match of one person, with a computer player where the game needs two seats."""
    sheet, short = Sheet(evening, packet(evening.page(), game)), SHORT.get(game, Short())
    if short.mode:
        sheet.choose_mode(short.mode)
    sheet.sit(2)
    sheet.seat_computers(sheet.seats()[1:])
    for name, value in short.options:
        sheet.set_option(name, value)
    sheet.start()
