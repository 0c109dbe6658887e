"""What lies in a basket, in words: a calm list below it while an offer is answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora import labels
from garden_desktop.games.fire_and_flora.baskets import SIDES, SideOf
from garden_desktop.games.fire_and_flora.cards import RESOURCES, TYPES
from garden_desktop.games.fire_and_flora.plates import thing
from garden_desktop.games.fire_and_flora.sheet import Sheet
from garden_desktop.games.fire_and_flora.words import RESOURCE_NAMES
from garden_desktop.ui.board.brush import CENTRE, LEFT
from garden_desktop.ui.games.fire_and_flora.page import Page

_LINES: Final = 3
_HIGH: Final = 30.0
_ICON: Final = 24.0
_GAP: Final = 10.0


class Good(NamedTuple):
    """One line: a picture, what it is, and of a land what stands there."""

    sprite: str
    words: Message
    more: Message | None = None


def paint_goods(page: Page, sheet: Sheet, side: SideOf, rect: QRectF) -> None:
    """One below the other, in as many columns as that takes; that nothing is given, where that is so."""
    both = {one: tuple(_goods(page, sheet, one)) for one in SIDES}
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


def _goods(page: Page, sheet: Sheet, side: SideOf) -> Iterator[Good]:
    """Coins, cards by type, lands from left to right."""
    bundle, law = sheet.bundle(side), page.law
    if bundle.coins:
        yield Good("coin", COINS.of(n=bundle.coins))
    for kind in TYPES:
        number = bundle.cards[kind]
        if number:
            card = RESOURCE_NAMES[kind]
            yield Good(RESOURCES[kind], card if number == 1 else SEVERAL.of(number=number, card=card))
    for land in bundle.lands:
        content = page.view.on[land]
        yield Good(thing(law, land, content).sprite, labels.land(law, land), labels.holds(law, land, content))


def _paint_good(page: Page, good: Good, rect: QRectF) -> None:
    brush, y = page.brush, rect.center().y()
    brush.mark(good.sprite, QPointF(rect.x(), y), _ICON)
    room = rect.adjusted(_ICON + 9, 0, 0, 0)
    if good.more is None:
        brush.line(room, brush.said(good.words), brush.bold(15), LEFT)
        return
    brush.line(room.adjusted(0, 0, 0, -13), brush.said(good.words), brush.bold(13.5), LEFT)
    brush.line(room.adjusted(0, 15, 0, 0), brush.said(good.more), brush.quiet(12.5), LEFT)


COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n coin(s)")
SEVERAL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{number} {card}")
NOTHING: Final = QT_TRANSLATE_NOOP("fire_and_flora", "nothing in return")
