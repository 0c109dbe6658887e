"""A map as small as a stamp, for the sheet on which it is chosen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from garden_desktop.core.square import squares_of
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.table.layout import GardenPlan
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.table_painter import around, rect_of
from garden_desktop.ui.games.paths_and_flower_beds.brush import Brush
from garden_desktop.ui.games.paths_and_flower_beds.garden.hedge import paint_gates, paint_hedge

_HEDGE: Final = 0.5
"""The hedge beside the side of a square: too narrow for letters."""
_FOUNTAIN: Final = 1.2
_MARGIN: Final = 2.0


def paint_map(config: RulesConfig, painter: QPainter, rect: QRectF, shown: PaintContext) -> None:
    """The map of a table, as large as fits into `rect`; water is plain blue, as small drawings all look alike."""
    brush, plan = Brush(painter, shown), _plan(config, rect)
    paint_hedge(brush, plan)
    paint_gates(brush, plan, config.map)
    gap, large = plan.cell * 0.06, plan.cell * _FOUNTAIN
    for square in squares_of(config.ground.water):
        pond = rect_of(plan.square(*config.board.place(square))).adjusted(gap, gap, -gap, -gap)
        brush.box(pond, plan.cell * 0.2, brush.paper.drop)
    for square in squares_of(config.ground.fountains):
        centre = rect_of(plan.square(*config.board.place(square))).center()
        brush.art("fountain", around(centre, large, large))


def _plan(config: RulesConfig, rect: QRectF) -> GardenPlan:
    """The bare garden in the middle of `rect`."""
    columns, rows = config.board.width, config.board.height
    room = rect.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    cell = min(room.width() / (columns + 2 * _HEDGE), room.height() / (rows + 2 * _HEDGE))
    middle = rect.center()
    return GardenPlan(middle.x() - columns * cell / 2, middle.y() - rows * cell / 2, cell, _HEDGE * cell, columns, rows)
