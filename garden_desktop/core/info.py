"""What stands on the packet of a game: all of it that the home screen needs."""

from typing import NamedTuple

from garden_desktop.core.text import Message


class Mode(NamedTuple):
    """A way to sit down at the game: so many seats, so many further sides, these options fixed.

    `together`: all at the table win or lose with one another.
    """

    key: str
    label: Message
    seats: tuple[int, ...]
    automa: Message | None = None
    together: bool = False


class GameInfo(NamedTuple):
    """The facts on the packet. `minutes` is (shortest, longest); `colour` names a theme token.

    `told_at_gate`: the hand-over screen names a single missed move in one line, in place of a recap card after it.
    `recounted_at_gate`: the hand-over screen shows all missed moves as recap cards, from the public view.
    `plays`: how computers play, a sentence for each level, weakest first; none where nobody says.
    `quick`: computers answer in no time (50 ms), whatever they hold, at every level.
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
