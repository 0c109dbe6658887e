"""State diagram of a component with two sides: the transitions between them and out of play."""

from __future__ import annotations

from typing import NamedTuple

from garden_desktop.core.text import Message


class CycleSide(NamedTuple):
    """A side: its drawing, its name, and what it is worth."""

    sprite: str
    name: Message
    worth: int


class CycleTransition(NamedTuple):
    """What `cause` does to the side `begin`: leads to the side `end`, which may be the same; None where it is the end.

    sprites  the drawings of the cause
    text     the deed in words
    """

    cause: Message
    sprites: tuple[str, ...]
    begin: int
    end: int | None
    text: Message


class LifeCycle(NamedTuple):
    """Both sides, the transitions between them and out of play, and the side that is up now."""

    stations: tuple[CycleSide, CycleSide]
    passages: tuple[CycleTransition, ...]
    at: int
    figure: str = ""

    def between(self, begin: int) -> tuple[CycleTransition, ...]:
        """What leads from one side to the other."""
        return tuple(one for one in self.passages if one.begin == begin and one.end == 1 - begin)

    def apart(self, begin: int) -> tuple[CycleTransition, ...]:
        """What else happens to a side."""
        return tuple(one for one in self.passages if one.begin == begin and one.end != 1 - begin)
