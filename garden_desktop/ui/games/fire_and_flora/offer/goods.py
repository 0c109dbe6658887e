"""What lies in a basket, in words: a calm list below it while an offer is answered."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE
from garden_desktop.games.fire_and_flora.table.cards import labels
from garden_desktop.games.fire_and_flora.table.cards.plates import thing
from garden_desktop.games.fire_and_flora.table.offer.baskets import SIDES, SideOf
from garden_desktop.games.fire_and_flora.table.offer.notes import BundleItem, parts
from garden_desktop.games.fire_and_flora.table.offer.sheet import OfferSheet
from garden_desktop.ui.board.drawing.table_painter import CENTRE, LEFT
from garden_desktop.ui.games.fire_and_flora.page import Page

_LINES: Final = 3
_HIGH: Final = 30.0
_ICON: Final = 24.0
_GAP: Final = 10.0


def paint_goods(page: Page, sheet: OfferSheet, side: SideOf, rect: QRectF) -> None:
    """One below the other, in as many columns as that takes; that nothing is given, where that is so."""
    both = {one: tuple(parts(page.config, sheet.bundle(one))) for one in SIDES}
    goods = both[side]
    if not goods:
        page.brush.line(rect, page.brush.said(NOTHING), page.brush.quiet(15), CENTRE)
        return
    columns = -(-len(goods) // _LINES)
    wide = (rect.width() - _GAP * (columns - 1)) / columns
    top = rect.center().y() - min(_LINES, max(map(len, both.values()))) * _HIGH / 2
    for number, good in enumerate(goods):
        column, line = divmod(number, _LINES)
        _paint_good(page, good, QRectF(rect.x() + column * (wide + _GAP), top + line * _HIGH, wide, _HIGH))


def _paint_good(page: Page, good: BundleItem, rect: QRectF) -> None:
    """A picture and what it is; below a land what stands there."""
    brush, at = page.brush, QPointF(rect.x(), rect.center().y())
    room = rect.adjusted(_ICON + 9, 0, 0, 0)
    if good.land == NOWHERE:
        brush.mark(good.sprite, at, _ICON)
        brush.line(room, brush.said(good.words), brush.bold(15), LEFT)
        return
    content = page.view.on[good.land]
    brush.mark(thing(page.config, good.land, content).sprite, at, _ICON)
    brush.line(room.adjusted(0, 0, 0, -13), brush.said(good.words), brush.bold(13.5), LEFT)
    holds = labels.holds(page.config, good.land, content)
    brush.line(room.adjusted(0, 15, 0, 0), brush.said(holds), brush.quiet(12.5), LEFT)


NOTHING: Final = QT_TRANSLATE_NOOP("fire_and_flora", "nothing in return")
