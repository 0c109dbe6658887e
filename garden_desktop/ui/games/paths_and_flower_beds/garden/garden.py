"""A garden: map, ways, beds, fountains that stay to be seen, and by option the pieces it was planted from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.square import SquareBoard, squares_of
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, PlacedPiece
from garden_desktop.games.paths_and_flower_beds.table.layout import GardenPlan
from garden_desktop.ui.board.drawing.table_painter import CENTRE, TextStyle, around, clear, rect_of
from garden_desktop.ui.games.paths_and_flower_beds.brush import Brush
from garden_desktop.ui.games.paths_and_flower_beds.garden.hedge import paint_gates, paint_hedge
from garden_desktop.ui.games.paths_and_flower_beds.garden.outline import area
from garden_desktop.ui.games.paths_and_flower_beds.garden.tiles import paint_flower, paint_way
from garden_desktop.ui.kit.style.theme import text_font

_ON_GRAVEL: Final = 0.68
_UNDER_FLOWERS: Final = 0.3
_NUMBERED: Final = 30.0
"""Squares smaller than this have no room for the number of a turn."""


def paint_garden(brush: Brush, config: RulesConfig, plan: GardenPlan, garden: Garden | None) -> None:
    """The garden as it is planted; without one the bare map."""
    paint_hedge(brush, plan)
    paint_within(brush, config, plan, garden)


def paint_within(brush: Brush, config: RulesConfig, plan: GardenPlan, garden: Garden | None) -> None:
    """What is in a hedge, and its gates."""
    if garden is not None:
        _paint_ways(brush, config, plan, garden)
    paint_gates(brush, plan, config.map)
    _paint_water(brush, config, plan)
    if garden is not None:
        _paint_beds(brush, config, plan, garden)
    _paint_fountains(brush, config, plan, garden)
    if garden is not None and config.outlines:
        for laid in garden.laid:
            _paint_outline(brush, config, plan, laid)


def _paint_ways(brush: Brush, config: RulesConfig, plan: GardenPlan, garden: Garden) -> None:
    cells = [config.board.place(square) for square in squares_of(garden.path)]
    paint_way(brush, cells, QPointF(plan.x, plan.y), plan.cell)


def _paint_water(brush: Brush, config: RulesConfig, plan: GardenPlan) -> None:
    gap = plan.cell * 0.08
    for rect in _squares(config.board, plan, config.ground.water):
        brush.art("water", rect.adjusted(gap, gap, -gap, -gap))


def _paint_beds(brush: Brush, config: RulesConfig, plan: GardenPlan, garden: Garden) -> None:
    for flower, bed in zip(config.pack.flowers, garden.beds, strict=True):
        for rect in _squares(config.board, plan, bed):
            paint_flower(brush, config.pack, flower.letter, rect)


def _paint_fountains(brush: Brush, config: RulesConfig, plan: GardenPlan, garden: Garden | None) -> None:
    """Whole on a free square, smaller on gravel, a mark in the corner under flowers."""
    for square in squares_of(config.ground.fountains):
        rect = rect_of(plan.square(*config.board.place(square)))
        if garden is None or garden.free >> square & 1:
            brush.art("fountain", around(rect.center(), plan.cell * 0.86, plan.cell * 0.86))
        elif garden.path >> square & 1:
            brush.art("fountain", around(rect.center(), plan.cell * _ON_GRAVEL, plan.cell * _ON_GRAVEL))
        else:
            side = plan.cell * _UNDER_FLOWERS
            corner = QPointF(rect.right() - side * 0.6, rect.y() + side * 0.6)
            brush.box(around(corner, side * 1.1, side * 1.1), side, brush.paper.halo)
            brush.art("fountain", around(corner, side, side))


def _paint_outline(brush: Brush, config: RulesConfig, plan: GardenPlan, laid: PlacedPiece) -> None:
    """The edge of a piece, and in its first square the turn in which it was planted."""
    fit = config.layings.fit(laid.piece, laid.label)
    cells = [config.board.place(laid.square + offset) for offset in fit.offsets]
    pen = brush.pen(clear(brush.paper.ink, 0.72), max(1.2, plan.cell * 0.03))
    brush.painter.strokePath(area(cells, QPointF(plan.x, plan.y), plan.cell), pen)
    if plan.cell >= _NUMBERED:
        _paint_number(brush, rect_of(plan.square(*cells[0])), laid.turn + 1)


def _paint_number(brush: Brush, square: QRectF, turn: int) -> None:
    style = TextStyle(text_font(10, bold=True), brush.theme.ink)
    words = str(turn)
    tag = QRectF(square.x() + 2, square.y() + 2, brush.width(words, style) + 6, 13)
    brush.box(tag, 4, clear(brush.paper.halo, 0.86))
    brush.line(tag, words, style, CENTRE)


def _squares(board: SquareBoard, plan: GardenPlan, mask: int) -> Iterator[QRectF]:
    for square in squares_of(mask):
        yield rect_of(plan.square(*board.place(square)))
