"""One thing that can be done now, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from garden_desktop.ui.kit.text.plain import plain


class Deed(NamedTuple):
    """What it is called, what does it, the room it belongs to, the key that does it, too, and by which other words it
    is looked for."""

    words: str
    do: Callable[[], object]
    room: str
    key: str = ""
    also: str = ""

    @property
    def line(self) -> str:
        """All of it in one line."""
        return " · ".join(filter(None, (self.words, self.room, self.key)))


def found(deeds: Sequence[Deed], typed: str) -> list[Deed]:
    """Those in which every typed word stands, whatever its case and accents; first those that begin with one."""
    words = plain(typed).split()
    fitting = [deed for deed in deeds if all(word in plain(f"{deed.words} {deed.room} {deed.also}") for word in words)]
    return sorted(fitting, key=lambda deed: not any(plain(deed.words).startswith(word) for word in words))
