"""One picture in the making: the brush, the look and the notes of the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table.cards.plates import LandPlate
from garden_desktop.games.fire_and_flora.table.view_model import FloraViewModel
from garden_desktop.ui.board.drawing.game_page import TablePage
from garden_desktop.ui.board.drawing.table_painter import rect_of
from garden_desktop.ui.games.fire_and_flora.brush import Brush


@dataclass(frozen=True)
class Page(TablePage[Brush, FloraViewModel]):
    """What every painter of a part is given; `plates` are the lands of the table by their places."""

    plates: Mapping[str, LandPlate]

    @property
    def config(self) -> RulesConfig:
        return self.look.config

    @property
    def view(self) -> State:
        return self.look.view

    def box(self, code: str) -> QRectF:
        """Where a plate lies."""
        return rect_of(self.plates[code].box)
