"""Painting of a garden: map, paths, beds, fountains, and the held piece above it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from garden_desktop.core.square import SquareBoard, squares_of
from garden_desktop.games.paths_and_flower_beds.data.pack import LETTERS, PATH_SIGN, FlowerPack, Orientation
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, PlacedPiece
from garden_desktop.games.paths_and_flower_beds.table.layout import GardenPlan
from garden_desktop.games.paths_and_flower_beds.table.view_facts import HeldPiece
from garden_desktop.ui.board.drawing.table_painter import CENTRE, TextStyle, around, clear, rect_of
from garden_desktop.ui.games.paths_and_flower_beds.canvas import GAME, Brush, Page
from garden_desktop.ui.games.paths_and_flower_beds.garden.hedge import paint_gates, paint_hedge
from garden_desktop.ui.kit.style.theme import blend, text_font

Cell: TypeAlias = tuple[int, int]
"""(column, row)."""


def area(cells: Iterable[Cell], corner: QPointF, side: float) -> QPainterPath:
    """Return squares as one path, with the corner of a1 at `corner`.

    Joined in integer coordinates before scaling, because simplified() leaves seams between float rectangles.
    """
    path = QPainterPath()
    for column, row in cells:
        path.addRect(QRect(column, row, 1, 1))
    return QTransform.fromTranslate(corner.x(), corner.y()).scale(side, side).map(path.simplified())


# Pieces: gravel paths and flowers


_PEBBLES: Final = (
    (14, 15, 5, 3.6, True),
    (33, 11, 3.6, 2.8, False),
    (50, 18, 5, 3.4, True),
    (20, 33, 4, 3, False),
    (41, 34, 5.4, 3.8, True),
    (12, 50, 4.4, 3.2, True),
    (30, 52, 4.8, 3.4, False),
    (51, 50, 4.2, 3.2, True),
)
"""Pebbles of a square: (x, y, half width, half height, dark), in 64ths of a square."""
_FEW: Final = 24.0
"""Square size below which only every second pebble is painted."""
_LEGIBLE: Final = 14.0
"""Square size below which there is no room for a letter."""
_KERB: Final = 0.045
"""Width of the kerb of a path, in squares."""


def paint_piece(
    brush: Brush, pack: FlowerPack, lying: Orientation, corner: QPointF, side: float, pale: bool = False
) -> None:
    """Paint a piece with the corner of its bounding box at `corner`; `pale` if there is no room for it."""
    ways = [(column, row) for column, row, sign in lying.cells if sign == PATH_SIGN]
    if ways:
        paint_way(brush, ways, corner, side, pale=pale)
    for column, row, sign in lying.cells:
        if sign != PATH_SIGN:
            rect = QRectF(corner.x() + column * side, corner.y() + row * side, side, side)
            paint_flower(brush, pack, sign, rect, pale=pale)


def paint_flower(brush: Brush, pack: FlowerPack, letter: str, rect: QRectF, pale: bool = False) -> None:
    """Paint the flower with this letter; without a drawing (custom packs) the letter itself."""
    flower = next(flower for flower in pack.flowers if flower.letter == letter)
    if brush.shown.art.has(GAME, flower.id):
        (brush.pale_art if pale else brush.art)(flower.id, rect)
        if brush.letters and not pale and rect.width() >= _LEGIBLE:
            _paint_letter(brush, flower.id, letter, rect)
        return
    gap = rect.width() / 32
    brush.box(rect.adjusted(gap, gap, -gap, -gap), rect.width() / 7, brush.paper.faint if pale else brush.paper.bed)
    style = TextStyle(text_font(max(9, round(rect.width() * 0.5)), bold=True), brush.paper.label)
    brush.line(rect, letter, style, CENTRE)


def _paint_letter(brush: Brush, flower: str, letter: str, rect: QRectF) -> None:
    """Paint the letter in the lower right corner, which is free of fountains and turn numbers."""
    side = max(9.0, rect.width() * 0.34)
    disc = QRectF(rect.right() - side - rect.width() * 0.03, rect.bottom() - side - rect.width() * 0.03, side, side)
    brush.box(disc, side / 2, brush.paper.label, brush.pen(brush.paper.ink, max(0.8, side * 0.06)))
    words = brush.said(LETTERS[flower]) if flower in LETTERS else letter
    brush.line(disc, words, TextStyle(text_font(max(7, round(side * 0.72)), bold=True), brush.paper.ink), CENTRE)


def paint_way(brush: Brush, cells: Iterable[Cell], corner: QPointF, side: float, pale: bool = False) -> None:
    """Paint gravel on these squares as one path with a kerb."""
    cells, painter = list(cells), brush.painter
    gravel, kerb = brush.paper.gravel, brush.paper.kerb
    if pale:
        gravel, kerb = blend(brush.paper.shut, brush.paper.faint, 0.45), brush.paper.faint
    way = area(cells, corner, side)
    with brush.kept():
        painter.fillPath(way, gravel)
        painter.setPen(Qt.PenStyle.NoPen)
        for cell in () if pale else cells:
            _strew(brush, corner, cell, side)
        pen = brush.pen(kerb, max(1.2, side * _KERB))
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.strokePath(way, pen)


def _strew(brush: Brush, corner: QPointF, cell: Cell, side: float) -> None:
    """Paint pebbles on a square, rotated so that neighbours differ."""
    unit = side / 64
    left, top = corner.x() + cell[0] * side, corner.y() + cell[1] * side
    for x, y, across, down, dark in _pebbles(cell, 1 if side >= _FEW else 2):
        brush.painter.setBrush(brush.paper.pebble if dark else brush.paper.grit)
        brush.painter.drawEllipse(QPointF(left + x * unit, top + y * unit), across * unit, down * unit)


def _pebbles(cell: Cell, every: int) -> Iterator[tuple[float, float, float, float, bool]]:
    turns = (cell[0] * 3 + cell[1] * 5) % 4
    for x, y, across, down, dark in _PEBBLES[::every]:
        at = QPointF(x, y)
        for _ in range(turns):
            at = QPointF(64 - at.y(), at.x())
        yield at.x(), at.y(), across, down, dark


# Gardens


_ON_GRAVEL: Final = 0.68
_UNDER_FLOWERS: Final = 0.3
_NUMBERED: Final = 30.0
"""Square size below which there is no room for a turn number."""


def paint_garden(brush: Brush, config: RulesConfig, plan: GardenPlan, garden: Garden | None) -> None:
    """Paint a garden with its hedge; without `garden` the bare map."""
    paint_hedge(brush, plan)
    paint_within(brush, config, plan, garden)


def paint_within(brush: Brush, config: RulesConfig, plan: GardenPlan, garden: Garden | None) -> None:
    """Paint the contents of a hedge, and its gates."""
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
    """Paint fountains: full size on free squares, smaller on gravel, as a corner mark under flowers."""
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
    """Paint the outline of a piece, and its turn number in its first square."""
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


# The held piece


_HATCH: Final = 0.2
"""Distance between hatching lines, in squares."""


def paint_ghost(page: Page, aim: HeldPiece) -> None:
    """Paint the squares that the piece would fill at its position."""
    spread = page.look.spread(aim)
    colour = page.brush.theme.leaf if spread.legal else page.brush.theme.clay
    whole = area_of(page, spread.squares)
    with page.brush.kept():
        page.brush.painter.setPen(page.brush.pen(clear(colour, 0.35), 9))
        page.brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        page.brush.painter.drawPath(whole)
        page.brush.painter.setPen(page.brush.pen(colour, 3))
        page.brush.painter.setBrush(clear(colour, 0.28 if spread.legal else 0.12))
        page.brush.painter.drawPath(whole)
    for square in squares_of(spread.water | spread.taken):
        hatch(page.brush, page.square(square))


def hatch(brush: Brush, rect: QRectF) -> None:
    """Paint red hatching on a square that cannot be filled."""
    with brush.kept():
        brush.painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        brush.painter.fillRect(rect, clear(brush.theme.clay, 0.3))
        brush.painter.setPen(brush.pen(brush.theme.clay, 2.6))
        step, side = rect.width() * _HATCH, rect.width()
        for n in range(1, round(2 / _HATCH)):
            x = rect.x() + n * step
            brush.painter.drawLine(QLineF(x, rect.y(), x - side, rect.bottom()))
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        brush.painter.setPen(brush.pen(brush.theme.clay, 4))
        brush.painter.drawRect(rect)


def rim(brush: Brush, cells: list[Cell], corner: QPointF, side: float) -> None:
    """Paint a two-coloured rim inside the outline of a held piece."""
    path = area(cells, corner, side)
    with brush.kept():
        brush.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((brush.paper.label, side * 0.2), (brush.theme.leaf, side * 0.11)):
            pen = brush.pen(colour, width)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            brush.painter.strokePath(path, pen)


def area_of(page: Page, mask: int) -> QPainterPath:
    """Return squares of the large garden, given as a bit mask, as one path."""
    cells = [page.config.board.place(square) for square in squares_of(mask)]
    return area(cells, QPointF(page.plan.x, page.plan.y), page.plan.cell)
