"""What stands over a row: whose it is, its stars, and for rivals the coins and cards Nefarious reaches for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.games.fire_and_flora.table import layout
from garden_desktop.games.fire_and_flora.table.view_facts import RowHeader
from garden_desktop.ui.board.drawing.table_painter import LEFT, rect_of
from garden_desktop.ui.games.fire_and_flora.page import Page

_CHIP: Final = 14.0


def paint_headings(page: Page) -> None:
    """All of them while no fire goes through the rows."""
    for heading in page.look.headings():
        own = heading.seat == page.look.home
        _paint_name(page, heading, 20.0 if own else 15.0)
        if not own:
            _paint_chips(page, heading)


def _paint_name(page: Page, heading: RowHeader, px: float) -> None:
    """The sign, the name and the stars of a seat."""
    brush, rect = page.brush, rect_of(heading.box)
    y, radius = rect.center().y(), px * 0.62 + 1
    brush.seat(QPointF(rect.x() + radius, y), radius, heading.seat)
    style, x = brush.bold(px), rect.x() + 2 * radius + 8
    room = QRectF(x, y - 14, rect.width() - (x - rect.x()) - px * 3 - _chips_width(page, heading), 28)
    x += brush.line(room, brush.shown.name(heading.seat), style, LEFT) + 10
    brush.counted("star", str(heading.stars), QPointF(x, y), style, px)


def _chips_width(page: Page, heading: RowHeader) -> float:
    return 0.0 if heading.seat == page.look.home else 2 * layout.CHIP[0] + 10


def _paint_chips(page: Page, heading: RowHeader) -> None:
    brush, theme = page.brush, page.brush.theme
    held = (("coin", page.view.coins[heading.seat]), ("card-income", page.view.sizes[heading.seat]))
    for (sprite, number), box in zip(held, layout.chips(heading.box), strict=True):
        chip = rect_of(box).adjusted(1, 1, -1, -1)
        brush.box(chip, chip.height() / 2, theme.surface, brush.pen(theme.line, 1))
        style = brush.bold(13)
        wide = _CHIP + 4 + brush.width(str(number), style)
        brush.counted(sprite, str(number), QPointF(chip.center().x() - wide / 2, chip.center().y()), style, _CHIP)
