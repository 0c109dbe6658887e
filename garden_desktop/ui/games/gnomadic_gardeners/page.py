"""One picture in the making: the brush, the look, and the notes that have to be written somewhere."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from garden_desktop.core.text import Message, SideName
from garden_desktop.games.gnomadic_gardeners.table.view_model import GardenViewModel
from garden_desktop.ui.board.drawing.game_page import TablePage
from garden_desktop.ui.board.drawing.table_painter import LEFT, TextStyle
from garden_desktop.ui.games.gnomadic_gardeners.brush import Brush


@dataclass(frozen=True)
class Page(TablePage[Brush, GardenViewModel]):
    """What every painter of a part is given. `notes` are the table's, by id."""

    def line(self, id: str, rect: QRectF, style: TextStyle) -> None:
        """A note on one line."""
        self.brush.line(rect, self.said(id), style, LEFT)

    def whose(self, yours: Message, theirs: Message) -> str:
        """A heading for the side at the bottom: in the second person where only that person looks."""
        return self.brush.said(yours if self.look.seat is not None else theirs.of(who=SideName(self.look.me)))

    def numbered(self, start: str) -> list[Message]:
        """The notes whose id is `start` and a number, in order."""
        found: list[Message] = []
        while (note := self.notes.get(f"{start}{len(found) + 1}")) is not None:
            found.append(note)
        return found
