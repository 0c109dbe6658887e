"""The plate at a piece that lies loosely: the ground of the buttons that turn it and plant it."""

from __future__ import annotations

from garden_desktop.games.paths_and_flower_beds.table.dock.buttons import strip_of
from garden_desktop.ui.board.drawing.table_painter import rect_of
from garden_desktop.ui.games.paths_and_flower_beds.page import Page
from garden_desktop.ui.games.paths_and_flower_beds.sheet import RADIUS


def paint_strip(page: Page) -> None:
    """A plate with a shadow, where the buttons stand in the garden."""
    there = strip_of(page.look) if page.look.laid is not None else None
    if there is None or there.plate is None:
        return
    brush, plate = page.brush, rect_of(there.plate)
    brush.shadow(plate, RADIUS, 8)
    brush.box(plate, RADIUS, brush.theme.raised, brush.pen(brush.theme.line, 1))
