"""One picture in the making: the brush, the look, and the notes that have to be written somewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF

from garden_desktop.core.text import Message, SideName
from garden_desktop.games.gnomadic_gardeners.table.view_model import GardenViewModel
from garden_desktop.ui.board.drawing.table_painter import LEFT, TextStyle
from garden_desktop.ui.games.gnomadic_gardeners.brush import Brush


class Page(NamedTuple):
    """What every painter of a part is given. `notes` are the table's, by id."""

    brush: Brush
    look: GardenViewModel

    @property
    def notes(self) -> Mapping[str, Message]:
        return self.look.noted

    def said(self, id: str) -> str:
        """The words of a note, "" where it does not stand on the table now."""
        note = self.notes.get(id)
        return "" if note is None else self.brush.said(note)

    def line(self, id: str, rect: QRectF, style: TextStyle) -> None:
        """A note on one line."""
        self.brush.line(rect, self.said(id), style, LEFT)

    def lines(self, id: str, rect: QRectF, style: TextStyle) -> float:
        """A note on several lines; returns their height."""
        words = self.said(id)
        return self.brush.lines(rect, words, style) if words else 0.0

    def whose(self, yours: Message, theirs: Message) -> str:
        """A heading for the side at the bottom: in the second person where only that person looks."""
        return self.brush.said(yours if self.look.seat is not None else theirs.of(who=SideName(self.look.me)))

    def numbered(self, start: str) -> list[Message]:
        """The notes whose id is `start` and a number, in order."""
        found: list[Message] = []
        while (note := self.notes.get(f"{start}{len(found) + 1}")) is not None:
            found.append(note)
        return found
