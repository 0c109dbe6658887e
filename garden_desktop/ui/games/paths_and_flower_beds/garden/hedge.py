"""Painting of hedges with coordinates and gates, and of the map as a small picture."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from garden_desktop.core.square import name_of, squares_of
from garden_desktop.games.paths_and_flower_beds.data.garden_map import GardenMap, side_of
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.table.cells import gate_name
from garden_desktop.games.paths_and_flower_beds.table.layout import GardenPlan
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.table_painter import CENTRE, TextStyle, around, rect_of
from garden_desktop.ui.games.paths_and_flower_beds.canvas import Brush
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text.translations import format_message

_QUARTERS: Final = {"N": 0, "E": 1, "S": 2, "W": 3}
"""Quarter turns from a gate on the north side."""
_LEGIBLE: Final = 8.0
"""Hedge width below which there is no room for coordinates."""
_SIGNED: Final = 12.0
"""Hedge width below which a gate has no room for its name."""
_LINE: Final = 12.0
"""Height of the smallest letters, which may extend beyond a narrow hedge."""
_LETTERS: Final = 0.42
_PATCH: Final = 0.62
"""Sizes of a coordinate (_LETTERS) and of the patch below it, in hedge widths."""
_LETTERS_IN_GATE: Final = 0.36
_PATCH_IN_GATE: Final = 0.46
"""The same beside the letter of a gate."""
_BEYOND: Final = 0.27
_WITHIN: Final = 0.24
"""Offsets from the middle of the hedge, in hedge widths: gate letter outwards (_BEYOND), coordinate inwards."""
_OVER: Final = 0.03
"""Length by which a gate extends beyond the hedge, in squares."""


def paint_hedge(brush: Brush, plan: GardenPlan) -> None:
    """Paint hedge, background and coordinates."""
    outer, field = rect_of(plan.outer), rect_of(plan.field)
    radius = plan.hedge * 0.6
    brush.box(outer, radius, brush.paper.box, brush.pen(brush.paper.ink, 2))
    inner = outer.adjusted(3, 3, -3, -3)
    brush.box(inner, radius - 2, brush.paper.hedge)
    _paint_leaves(brush, plan)
    rim = brush.pen(brush.paper.ink, 1.8)
    brush.box(field.adjusted(-2, -2, 2, 2), 4, brush.paper.rim, rim)
    brush.box(field, 1, brush.paper.parchment)
    _paint_lines(brush, plan)
    if plan.hedge >= _LEGIBLE:
        _paint_names(brush, plan)


def _paint_leaves(brush: Brush, plan: GardenPlan) -> None:
    """Paint small arcs along the hedge."""
    path, step, size = QPainterPath(), plan.cell * 0.52, plan.cell * 0.11
    outer = plan.outer
    low, right = outer.bottom - plan.hedge, outer.right - plan.hedge
    for band, level in ((outer.y, 0.34), (outer.y, 0.76), (low, 0.28), (low, 0.7)):
        for n in range(int((outer.w - plan.hedge * 0.8) / step)):
            shift = step * (0.7 if level < 0.5 else 1.2)
            _leaf(path, QPointF(outer.x + shift + n * step, band + plan.hedge * level), size)
    for band, level in ((outer.x, 0.3), (outer.x, 0.72), (right, 0.3), (right, 0.72)):
        for n in range(int(plan.field.h / step)):
            shift = plan.hedge + step * (0.2 if level < 0.5 else 0.7)
            _leaf(path, QPointF(band + plan.hedge * level, outer.y + shift + n * step), size)
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    brush.painter.setPen(brush.pen(brush.paper.leaves, max(1.0, plan.cell * 0.036)))
    brush.painter.drawPath(path)


def _leaf(path: QPainterPath, at: QPointF, size: float) -> None:
    path.moveTo(at.x() - size, at.y())
    path.quadTo(at.x(), at.y() - size, at.x() + size, at.y())


def _paint_lines(brush: Brush, plan: GardenPlan) -> None:
    """Paint dotted lines between the squares."""
    field, pen = plan.field, brush.pen(brush.paper.dots, 1.4)
    pen.setDashPattern([0.2, 2.8])
    brush.painter.setPen(pen)
    for column in range(1, plan.columns):
        x = plan.x + column * plan.cell
        brush.painter.drawLine(QLineF(x, field.y + 2, x, field.bottom - 2))
    for row in range(1, plan.rows):
        y = plan.y + row * plan.cell
        brush.painter.drawLine(QLineF(field.x + 2, y, field.right - 2, y))


def _paint_names(brush: Brush, plan: GardenPlan) -> None:
    """Paint letters at the top and numbers at the left."""
    style = _coordinate_style(brush, plan, _LETTERS)
    for column in range(plan.columns):
        at = QPointF(plan.x + (column + 0.5) * plan.cell, plan.y - plan.hedge / 2)
        _paint_name(brush, at, plan, name_of(column, 0)[0], style)
    for row in range(plan.rows):
        at = QPointF(plan.x - plan.hedge / 2, plan.y + (row + 0.5) * plan.cell)
        _paint_name(brush, at, plan, name_of(0, row)[1:], style)


def _coordinate_style(brush: Brush, plan: GardenPlan, share: float) -> TextStyle:
    return TextStyle(text_font(max(9, round(plan.hedge * share)), bold=True), brush.paper.letters)


def _paint_name(
    brush: Brush, at: QPointF, plan: GardenPlan, words: str, style: TextStyle, patch: float = _PATCH
) -> None:
    """Paint a coordinate on a plain patch, so that no leaf crosses it."""
    rect = around(at, plan.hedge * patch, plan.hedge * patch)
    brush.box(rect, plan.hedge * patch / 2, brush.paper.hedge)
    brush.line(around(at, plan.cell, max(plan.hedge, _LINE)), words, style, CENTRE)


def paint_gates(brush: Brush, plan: GardenPlan, map: GardenMap) -> None:
    """Paint all gates: piers, open leaves, and the letter on the gravel.

    At the top and left, a gate takes the place of a coordinate that the log uses, so the coordinate is painted inside
    the gate, beside its letter.
    """
    for square, name in map.gates.items():
        side = side_of(map.board, square)
        cell = rect_of(plan.square(*map.board.place(square)))
        with brush.kept():
            brush.painter.translate(cell.center())
            brush.painter.rotate(90 * _QUARTERS[side])
            brush.painter.translate(0, -plan.cell / 2)
            _paint_gate(brush, plan)
        signed, coordinate = plan.hedge >= _SIGNED, _coordinate(map, square, side)
        if signed:
            out = _BEYOND if coordinate else 0.0
            _paint_sign(brush, plan, cell, side, format_message(gate_name(name), str), out)
        if coordinate and plan.hedge >= _LEGIBLE:
            at = _before_gate(plan, cell, side, -_WITHIN if signed else 0.0)
            share, patch = (_LETTERS_IN_GATE, _PATCH_IN_GATE) if signed else (_LETTERS, _PATCH)
            _paint_name(brush, at, plan, coordinate, _coordinate_style(brush, plan, share), patch)


def _coordinate(map: GardenMap, square: int, side: str) -> str:
    """Return the coordinate that the hedge would show at a gate; "" at the bottom and right, where it shows none."""
    name = name_of(*map.board.place(square))
    return {"N": name[0], "W": name[1:]}.get(side, "")


def _paint_gate(brush: Brush, plan: GardenPlan) -> None:
    """Paint a gate on the north side; the origin is the middle of that side, up is outside."""
    painter, unit, deep = brush.painter, plan.cell / 54, plan.hedge + plan.cell * _OVER
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush.paper.gravel)
    painter.drawRect(QRectF(-23 * unit, -deep, 46 * unit, deep + 2.4 * unit))
    for hand in (-1, 1):
        painter.setPen(brush.pen(brush.paper.ink, 3 * unit))
        painter.drawLine(QLineF(hand * 20 * unit, -2 * unit, hand * 10 * unit, 15 * unit))
        pier = around(QPointF(hand * 23 * unit, -18 * unit), 11 * unit, 27 * unit)
        brush.box(pier, 2 * unit, brush.paper.cap, brush.pen(brush.paper.ink, 1.6 * unit))
        shade = around(QPointF(hand * 23 * unit, -18 * unit), 4 * unit, 17 * unit)
        brush.box(shade, 1, brush.paper.stone)


def _before_gate(plan: GardenPlan, cell: QRectF, side: str, out: float) -> QPointF:
    """Return the middle of the hedge at a gate's square, shifted outwards by `out` hedge widths."""
    reach = (plan.cell + plan.hedge) / 2 + out * plan.hedge
    right, down = {"N": (0, -1), "S": (0, 1), "E": (1, 0), "W": (-1, 0)}[side]
    return cell.center() + QPointF(right, down) * reach


def _paint_sign(brush: Brush, plan: GardenPlan, cell: QRectF, side: str, name: str, out: float) -> None:
    at = _before_gate(plan, cell, side, out)
    style = TextStyle(text_font(max(9, round(plan.hedge * 0.46)), bold=True), brush.paper.sign)
    brush.line(around(at, 30 * plan.cell / 54, plan.hedge), name, style, CENTRE)


_HEDGE: Final = 0.5
"""Hedge width in squares for small pictures, too narrow for letters."""
_FOUNTAIN: Final = 1.2
_MARGIN: Final = 2.0


def paint_map(config: RulesConfig, painter: QPainter, rect: QRectF, shown: PaintContext) -> None:
    """Paint the map as large as fits into `rect`; water in plain blue, as its drawings are
    unrecognizable when small."""
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
    """Return the layout of the bare garden, centred in `rect`."""
    columns, rows = config.board.width, config.board.height
    room = rect.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    cell = min(room.width() / (columns + 2 * _HEDGE), room.height() / (rows + 2 * _HEDGE))
    middle = rect.center()
    return GardenPlan(middle.x() - columns * cell / 2, middle.y() - rows * cell / 2, cell, _HEDGE * cell, columns, rows)
