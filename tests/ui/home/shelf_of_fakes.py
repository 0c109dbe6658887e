"""A tray of games nobody has written: titles short and long, colours in turn, and a picture for the first alone."""

from __future__ import annotations

from garden_desktop.core.game import Game
from tests.plum import PlumGame, words

PICTURED = "gnomadic_gardeners"
"""The key of the first: it has a picture, and the unfinished matches of `match_slip` are its own."""
_TITLES = (
    "Moss",
    "Compost Kings",
    "The Hedgehog’s Long Way Home",
    "Übermorgen im Gewächshaus",
    "Snail Post & Dew",
    "A Very Patient Crocodile Waits Under the Raspberry Canes",
    "Beetroot",
    "Weather Permitting",
)
_FEELS = (
    "Sit still.",
    "Take what hangs low, and look as if you had watered it.",
    "Everybody carries a leaf, nobody says whose, and the last to leave has to rake the whole of the lawn.",
)
_COLOURS = ("leaf", "clay", "sky", "sun", "wood")


class FakeGame(PlumGame):
    """A packet of its own key, title and length of words."""

    def __init__(self, number: int) -> None:
        again = f" {number // len(_TITLES) + 1}" if number >= len(_TITLES) else ""
        self.info = PlumGame.info._replace(
            key=f"fake_{number}" if number else PICTURED,
            title=words(_TITLES[number % len(_TITLES)] + again),
            feel=words(_FEELS[number % len(_FEELS)]),
            minutes=(10 + number, 90 + 10 * number),
            colour=_COLOURS[number % len(_COLOURS)],
        )


def many(count: int) -> dict[str, Game]:
    """So many games by key."""
    games = [FakeGame(number) for number in range(count)]
    return {game.info.key: game for game in games}
