"""One picture in the making: the brush, the look and the notes of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF

from garden_desktop.core.text import Message
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table.cards.plates import LandPlate
from garden_desktop.games.fire_and_flora.table.view_model import FloraViewModel
from garden_desktop.ui.board.drawing.table_painter import TextStyle, rect_of
from garden_desktop.ui.games.fire_and_flora.brush import Brush


class Page(NamedTuple):
    """What every painter of a part is given; `plates` are the lands of the table by their places."""

    brush: Brush
    look: FloraViewModel
    plates: Mapping[str, LandPlate]

    @property
    def notes(self) -> Mapping[str, Message]:
        return self.look.noted

    @property
    def config(self) -> RulesConfig:
        return self.look.config

    @property
    def view(self) -> State:
        return self.look.view

    def box(self, code: str) -> QRectF:
        """Where a plate lies."""
        return rect_of(self.plates[code].box)

    def note(self, id: str, rect: QRectF, style: TextStyle) -> float:
        """A note of the table on several lines; returns their height, 0 where there is none now."""
        note = self.notes.get(id)
        return 0.0 if note is None else self.brush.lines(rect, self.brush.said(note), style)
