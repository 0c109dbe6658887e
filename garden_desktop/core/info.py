"""Summary of a game for the home screen: title, seats, duration, modes. The only part of a game that a start loads."""

from typing import NamedTuple

from garden_desktop.core.text import Message


class Mode(NamedTuple):
    """Way to set up a game: the allowed numbers of seats, an automa as a further side where there is one, and fixed
    options.

    `together`: cooperative; all seats win or lose with one another.
    """

    key: str
    label: Message
    seats: tuple[int, ...]
    automa: Message | None = None
    together: bool = False


class GameInfo(NamedTuple):
    """Facts on the packet of a game. `minutes` is (shortest, longest); `colour` names a theme token.

    told_at_gate       the hand-over screen names a single missed move in one line, in place of a recap card after it
    recounted_at_gate  the hand-over screen shows all missed moves as recap cards, from the public view
    plays              how computers play, a sentence for each level, weakest first; empty where no text is written
    quick              computers answer within 50 ms in any position, at every level
    """

    key: str
    title: Message
    feel: Message
    credits: Message
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    age: int
    hidden: bool
    max_moves: int
    modes: tuple[Mode, ...]
    colour: str = "leaf"
    told_at_gate: bool = False
    recounted_at_gate: bool = False
    quick: bool = False
    plays: tuple[Message, ...] = ()
