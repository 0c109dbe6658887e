"""The garden of another seat in large, while somebody points at it in small."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.table import layout
from garden_desktop.ui.board.drawing.table_painter import rect_of
from garden_desktop.ui.games.paths_and_flower_beds.garden.garden import paint_garden
from garden_desktop.ui.games.paths_and_flower_beds.page import Page
from garden_desktop.ui.games.paths_and_flower_beds.sheet import paint_sheet

_HEAD: Final = 30.0
_SIGN: Final = 9.0


def paint_peek(page: Page, seat: Seat) -> None:
    """Over what stands above the small gardens, so that the pointer can go from one to the next."""
    brush, box = page.brush, layout.PEEK
    paint_sheet(brush, rect_of(box), brush.theme.raised)
    brush.seat(QPointF(box.x + 20, box.y + _HEAD / 2 + 2), _SIGN, seat)
    name = QRectF(box.x + 36, box.y + 4, box.w - 50, _HEAD - 4)
    brush.line(name, brush.shown.name(seat), brush.heading(15))
    room = box._replace(x=box.x + 10, y=box.y + _HEAD, w=box.w - 20, h=box.h - _HEAD - 8)
    paint_garden(brush, page.config, layout.plan_in(page.config.board, room), page.view.gardens[seat])
