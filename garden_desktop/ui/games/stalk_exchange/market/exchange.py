"""The exchange: a plank with its slots, the greenhouse that feeds it, the compost that takes from it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QLinearGradient

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY
from garden_desktop.games.stalk_exchange.rules.upkeep import NO_SLOT
from garden_desktop.games.stalk_exchange.table import layout
from garden_desktop.ui.board.drawing.table_painter import CENTRE, around, point_of, rect_of
from garden_desktop.ui.games.stalk_exchange.page import Page

_AROUND_FIGURES: Final = 26.0


def paint_exchange(page: Page) -> None:
    """All of it but the flowers and what depends on the one in hand."""
    brush = page.brush
    plank = rect_of(layout.PLANK)
    wood = QLinearGradient(plank.topLeft(), plank.bottomLeft())
    wood.setColorAt(0, brush.paper.plank)
    wood.setColorAt(1, brush.paper.grain)
    brush.painter.setPen(brush.pen(brush.paper.bark, 2))
    brush.painter.setBrush(wood)
    brush.painter.drawRoundedRect(plank, 4, 4)
    for slot, flower in enumerate(page.look.shown.row):
        if flower == EMPTY:
            _paint_gap(page, slot)
    brush.art("greenhouse", rect_of(layout.GREENHOUSE))
    brush.art("compost", rect_of(layout.COMPOST))
    arrow = rect_of(layout.ARROW)
    brush.arrow(arrow.adjusted(2, 0, -2, 0), brush.theme.wood, 2.6)
    _paint_counts(page)


def paint_figures(page: Page) -> None:
    """The numbers of the slots, and which flower goes to the compost next."""
    coming = None if page.view.phase == "exchange" else page.coming
    leaving = NO_SLOT if coming is None else coming.upkeep.slot
    step = layout.slot_step(page.config.slots)
    for slot in range(page.config.slots):
        centre = layout.slot_centre(page.config.slots, slot)
        wide = step + (_AROUND_FIGURES if slot == leaving else 0)
        rect = around(QPointF(centre.x, layout.ROW_FIGURES), wide, 18)
        said = page.brush.said(NEXT_OUT.of(slot=slot + 1)) if slot == leaving else str(slot + 1)
        page.brush.line(rect, said, page.brush.quiet(13), CENTRE)


def _paint_gap(page: Page, slot: int) -> None:
    """A slot that stays empty until the row is refilled."""
    slots = page.config.slots
    pen = page.brush.pen(page.brush.theme.edge, 1.8)
    pen.setDashPattern([3.4, 3])
    page.brush.painter.setPen(pen)
    page.brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    page.brush.circle(point_of(layout.slot_centre(slots, slot)), layout.slot_size(slots) * 0.46)


def _paint_counts(page: Page) -> None:
    """How full both are, where the table counts it for its dealers."""
    if page.config.bag_counts == "none":
        return
    out = sum(page.look.shown.compost)
    for words, box in ((LEFT_IN.of(n=page.view.left), layout.GREENHOUSE), (OUT.of(n=out), layout.COMPOST)):
        rect = around(QPointF(box.centre.x, layout.BAG_FIGURES), 78, 18)
        page.brush.line(rect, page.brush.said(words), page.brush.quiet(13), CENTRE)


NEXT_OUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{slot}, next out")
LEFT_IN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{n} left")
OUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{n} out")
