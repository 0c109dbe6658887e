"""What the home screen knows of an unfinished match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PySide6.QtGui import QPixmap

from garden_desktop.core.text import Message
from garden_desktop.ui.kit.style.theme import Theme
from garden_desktop.ui.kit.text.messages import format_message

if TYPE_CHECKING:
    from garden_desktop.core.record import Seated

Picture: TypeAlias = Callable[[Theme, int, float], QPixmap | None]


class UnfinishedMatch(NamedTuple):
    """An unfinished match: only what everybody may see.

    `modified` is in seconds since the epoch; `others` names the sides nobody sits at. `picture`
    draws the public view, so many logical pixels square at a pixel ratio; None shows the game's own, and so does a
    picture that cannot be drawn any more.
    """

    path: Path
    game_key: str
    headline: Message
    seats: tuple[Seated, ...]
    modified: float
    others: tuple[Message, ...] = ()
    picture: Picture | None = None

    def name(self, side: int) -> str:
        """The name of a side in the present language."""
        if side < len(self.seats):
            return self.seats[side].name
        return format_message(self.others[side - len(self.seats)], self.name)
