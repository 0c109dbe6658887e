"""Squares of pieces: gravel that melts into one way, and a flower a square."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt

from garden_desktop.games.paths_and_flower_beds.data.pack import FlowerPack
from garden_desktop.games.paths_and_flower_beds.data.shapes import PATH_SIGN, Orientation
from garden_desktop.games.paths_and_flower_beds.data.words import LETTERS
from garden_desktop.ui.board.drawing.table_painter import CENTRE, TextStyle
from garden_desktop.ui.games.paths_and_flower_beds.brush import GAME, Brush
from garden_desktop.ui.games.paths_and_flower_beds.garden.outline import Cell, area
from garden_desktop.ui.kit.style.theme import blend, text_font

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
"""Middle, half axes and whether it is dark, in sixty-fourths of a square."""
_FEW: Final = 24.0
"""On squares smaller than this only every second pebble is drawn."""
_LEGIBLE: Final = 14.0
"""On squares smaller than this there is no room for a letter."""
_KERB: Final = 0.045
"""The edge of a way, in squares."""


def paint_piece(
    brush: Brush, pack: FlowerPack, lying: Orientation, corner: QPointF, side: float, pale: bool = False
) -> None:
    """A whole piece whose bounding box begins at `corner`; `pale` where there is no room for it."""
    ways = [(column, row) for column, row, sign in lying.cells if sign == PATH_SIGN]
    if ways:
        paint_way(brush, ways, corner, side, pale=pale)
    for column, row, sign in lying.cells:
        if sign != PATH_SIGN:
            rect = QRectF(corner.x() + column * side, corner.y() + row * side, side, side)
            paint_flower(brush, pack, sign, rect, pale=pale)


def paint_flower(brush: Brush, pack: FlowerPack, letter: str, rect: QRectF, pale: bool = False) -> None:
    """The flower with this letter; one that nobody has drawn shows its letter."""
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
    """In the lower right corner, where neither a fountain nor the number of a turn stands."""
    side = max(9.0, rect.width() * 0.34)
    disc = QRectF(rect.right() - side - rect.width() * 0.03, rect.bottom() - side - rect.width() * 0.03, side, side)
    brush.box(disc, side / 2, brush.paper.label, brush.pen(brush.paper.ink, max(0.8, side * 0.06)))
    words = brush.said(LETTERS[flower]) if flower in LETTERS else letter
    brush.line(disc, words, TextStyle(text_font(max(7, round(side * 0.72)), bold=True), brush.paper.ink), CENTRE)


def paint_way(brush: Brush, cells: Iterable[Cell], corner: QPointF, side: float, pale: bool = False) -> None:
    """Gravel on these squares as one way with a stone edge."""
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
    """Pebbles on a square, turned so that neighbours differ."""
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
