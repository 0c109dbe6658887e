"""One thing that can be done now, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from garden_desktop.ui.kit.text.plain import plain


class Command(NamedTuple):
    """A command or move in the palette: its words, its function, the group it belongs to, its key, and other words by
    which it is found. A `searched` one, such as a move, is listed only to somebody who types: there are hundreds."""

    words: str
    do: Callable[[], object]
    room: str
    key: str = ""
    also: str = ""
    searched: bool = False

    @property
    def line(self) -> str:
        """All of it in one line."""
        return " · ".join(filter(None, (self.words, self.room, self.key)))


def find_commands(commands: Sequence[Command], typed: str) -> list[Command]:
    """Those in which every typed word stands, whatever its case and accents; first those that begin with one. Where
    nothing is typed, all that need not be searched for."""
    words = plain(typed).split()
    if not words:
        return [command for command in commands if not command.searched]
    fitting = [
        command
        for command in commands
        if all(word in plain(f"{command.words} {command.room} {command.also}") for word in words)
    ]
    return sorted(fitting, key=lambda command: not any(plain(command.words).startswith(word) for word in words))
