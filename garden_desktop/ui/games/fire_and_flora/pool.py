"""Below the own row: how many plants of each species are not in play, and how many cards the decks hold."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.fire_and_flora.table.layout import POOL
from garden_desktop.ui.board.drawing.table_painter import LEFT, RIGHT, rect_of
from garden_desktop.ui.games.fire_and_flora.page import Page

_PLANT: Final = 21.0
_STEP: Final = 46.0
_TWO: Final = 3.0
"""Two lines stand out so far."""
_PILES: Final = ("pile-lands", "pile-cards", "pile-events")


def paint_pool(page: Page) -> None:
    """A species of which there is none is pale."""
    brush, rect = page.brush, rect_of(POOL)
    x, y = rect.x(), rect.center().y()
    x += brush.line(QRectF(x, rect.y(), 90, rect.height()), brush.said(TITLE), brush.bold(12, brush.theme.muted)) + 10
    for one, left in zip(page.config.species, page.view.pool, strict=True):
        with brush.faded(1.0 if left else 0.35):
            brush.art(f"{one.id}-big", QRectF(x, y - _PLANT / 2, _PLANT, _PLANT))
        colour = brush.theme.ink if left else brush.theme.inked(brush.theme.clay)
        brush.line(QRectF(x + _PLANT + 4, y - 10, _STEP - _PLANT - 5, 20), str(left), brush.bold(12, colour), LEFT)
        x += _STEP
    piles = "   ".join(brush.said(page.notes[id]) for id in _PILES if id in page.notes)
    brush.lines(
        QRectF(x + 8, rect.y() - _TWO, rect.right() - x - 8, rect.height() + 2 * _TWO), piles, brush.quiet(12), RIGHT
    )


TITLE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Pool")
