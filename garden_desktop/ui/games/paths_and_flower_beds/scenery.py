"""The painter of the gardens: the plan under the pieces, walks and forecasts above them, and the pieces."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from garden_desktop.core.game import Piece
from garden_desktop.games.paths_and_flower_beds.table import FlowerTable
from garden_desktop.ui.board.scenery import Shown
from garden_desktop.ui.games.paths_and_flower_beds.brush import Brush
from garden_desktop.ui.games.paths_and_flower_beds.garden import paint_garden


class GardenScenery:
    """Paints from the table's own stage; no rule is asked twice."""

    def __init__(self, table: FlowerTable) -> None:
        self._table = table

    def paint_under(self, painter: QPainter, shown: Shown) -> None:
        stage, brush = self._table.stage(shown.view, shown.seat, shown.draft), Brush(painter, shown)
        if stage.open:
            for seat, garden in enumerate(stage.view.gardens):
                paint_garden(brush, stage.law, stage.plan_of(seat), garden)
        else:
            paint_garden(brush, stage.law, stage.plan, stage.own)

    def paint_over(self, painter: QPainter, shown: Shown) -> None:
        pass

    def paint_piece(self, painter: QPainter, piece: Piece, rect: QRectF, shown: Shown) -> bool:
        return False
