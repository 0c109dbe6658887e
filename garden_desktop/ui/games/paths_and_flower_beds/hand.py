"""The named piece as it lies in its well, in hand or in the garden; and the walkers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from garden_desktop.core.places import Piece
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.table import ids
from garden_desktop.games.paths_and_flower_beds.table.view_model import FlowerViewModel
from garden_desktop.ui.board.drawing.table_painter import clear
from garden_desktop.ui.games.paths_and_flower_beds.brush import GAME, Brush
from garden_desktop.ui.games.paths_and_flower_beds.garden.ghost import rim
from garden_desktop.ui.games.paths_and_flower_beds.garden.tiles import paint_piece
from garden_desktop.ui.games.paths_and_flower_beds.sheet import paint_ring

_LARGE: Final = 0.9
"""A piece whose squares are nearly as large as those of the garden is out of its well."""


def paint_lie(brush: Brush, look: FlowerViewModel, piece: Piece, rect: QRectF) -> None:
    """In one of its ways; with a rim where it is out of its well, pale where it was left."""
    if not look.view.piece:
        return
    lying = look.config.layings.fit(look.view.piece, ids.label_of(piece.id)).lying
    side = rect.width() / len(lying.rows[0])
    paint_piece(brush, look.config.pack, lying, rect.topLeft(), side, pale=piece.face == "ghost")
    if side >= look.plan.cell * _LARGE and piece.face != "ghost":
        rim(brush, [(column, row) for column, row, _ in lying.cells], rect.topLeft(), side)


def paint_walker(brush: Brush, seat: Seat, rect: QRectF) -> None:
    """In the colours of the seat, on a disc of light so that flowers beside it do not hide it."""
    side = rect.width()
    paint_ring(brush, rect.center(), side * 0.46, brush.side_colour(seat), clear(brush.paper.label, 0.94))
    sprite = f"walker-{brush.shown.sign(seat)}"
    brush.art(
        sprite if brush.shown.art.has(GAME, sprite) else "walker", rect.adjusted(0, -side * 0.12, 0, -side * 0.12)
    )
