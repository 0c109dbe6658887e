"""A shape before it is named: the ways in which it may lie, and the squares of the own garden it could cover."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.paths_and_flower_beds.data.words import shape_name
from garden_desktop.games.paths_and_flower_beds.table import layout
from garden_desktop.games.paths_and_flower_beds.table.view_facts import reach
from garden_desktop.ui.board.drawing.table_painter import clear, rect_of
from garden_desktop.ui.games.paths_and_flower_beds.garden.ghost import area_of
from garden_desktop.ui.games.paths_and_flower_beds.garden.tiles import paint_piece
from garden_desktop.ui.games.paths_and_flower_beds.page import Page
from garden_desktop.ui.games.paths_and_flower_beds.sheet import paint_sheet, paint_well


def paint_preview(page: Page, shape: str) -> None:
    """For the seat that names, while it looks at a well."""
    _paint_reach(page, shape)
    if not page.look.others:  # their gardens stand where the ways would
        _paint_ways(page, shape)


def _paint_reach(page: Page, shape: str) -> None:
    garden = page.look.own
    assert garden is not None, "who names sees the garden"
    brush, leaf = page.brush, page.brush.theme.leaf
    with brush.kept():
        brush.painter.setPen(brush.pen(clear(leaf, 0.55), 2, Qt.PenStyle.DashLine))
        brush.painter.setBrush(clear(leaf, 0.15))
        brush.painter.drawPath(area_of(page, reach(page.config, garden, shape)))


def _paint_ways(page: Page, shape: str) -> None:
    """As the sheet would show them after the naming, paler where there is no room for them."""
    brush, config, garden = page.brush, page.config, page.look.own
    assert garden is not None, "who names sees the garden"
    paint_sheet(brush, rect_of(layout.WHEEL))
    name = shape_name(config.pack, shape)
    title = QRectF(layout.WHEEL_TITLE.x, layout.WHEEL_TITLE.y - 15, layout.WHEEL.w - 30, 28)
    brush.line(title, name if isinstance(name, str) else brush.said(name), brush.heading(18))
    for number, fit in enumerate(config.layings.of[shape]):
        rect, room = rect_of(layout.WAYS.box(number)), bool(config.board.slid(fit.offsets, garden.free))
        paint_well(brush, rect, shut=not room)
        rows, side = fit.lying.rows, layout.IN_WELL
        corner = rect.center() - QPointF(len(rows[0]), len(rows)) * (side / 2)
        paint_piece(brush, config.pack, fit.lying, corner, side, pale=not room)
    words = brush.said(FITS.of(n=page.look.ways(shape)))
    brush.lines(rect_of(layout.WHEEL_TEXT._replace(w=layout.WHEEL.w - 30)), words, brush.body())


FITS: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "It would fit into your garden in %n way(s). Press it to name it, or pull it to its place."
)
